export default import.meta.glob<string>(
  [
    "../../../../src/demesne/languages/ftl/pl/*.ftl",
    "!../../../../src/demesne/languages/ftl/pl/{command_errors,help,report,rulings,sim,solve,strategies}.ftl",
  ],
  { eager: true, import: "default" },
);
