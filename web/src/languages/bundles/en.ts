export default import.meta.glob<string>(
  [
    "../../../../src/demesne/languages/ftl/en/*.ftl",
    "!../../../../src/demesne/languages/ftl/en/{command_errors,help,report,rulings,sim,solve,strategies}.ftl",
  ],
  { eager: true, import: "default" },
);
