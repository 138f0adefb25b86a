export default import.meta.glob<string>(
  [
    "../../../../src/demesne/languages/ftl/en/*.ftl",
    "!**/{command_errors,help,report,rulings,sim,solve,strategies}.ftl",
  ],
  { eager: true, import: "default" },
);
