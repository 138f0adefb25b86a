export default import.meta.glob<string>(
  ["../../../../src/demesne/words/ftl/pl/*.ftl", "!**/{report,rulings,sim,strategies}.ftl"],
  { eager: true, import: "default" },
);
