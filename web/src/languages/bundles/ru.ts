export default import.meta.glob<string>(
  [
    "../../../../src/demesne/languages/ftl/ru/*.ftl",
    "!../../../../src/demesne/languages/ftl/ru/{command_errors,help,report,rulings,sim,solve,strategies}.ftl",
  ],
  { eager: true, import: "default" },
);
