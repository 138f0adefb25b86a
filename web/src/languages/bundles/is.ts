export default import.meta.glob<string>(
  [
    "../../../../src/demesne/languages/ftl/is/*.ftl",
    "!../../../../src/demesne/languages/ftl/is/{command_errors,help,report,rulings,sim,solve,strategies}.ftl",
  ],
  { eager: true, import: "default" },
);
