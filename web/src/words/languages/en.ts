export default import.meta.glob<string>(
  ["../../../../src/demesne/words/ftl/en/*.ftl", "!**/{report,rulings,sim}.ftl"],
  { eager: true, import: "default" },
);
