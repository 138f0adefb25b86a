export default import.meta.glob<string>(
  [
    "../../../../src/demesne/languages/ftl/hu/*.ftl",
    "!../../../../src/demesne/languages/ftl/hu/{command_errors,help,report,rulings,sim,solve,strategies}.ftl",
  ],
  { eager: true, import: "default" },
);
