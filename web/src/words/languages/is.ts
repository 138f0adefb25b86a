export default import.meta.glob<string>(
  ["../../../../src/demesne/words/ftl/is/*.ftl", "!**/{report,rulings,sim}.ftl"],
  { eager: true, import: "default" },
);
