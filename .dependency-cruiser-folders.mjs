/**
 * No two folders need each other, tests aside: a suite may act in any room. A run of its own, since what is cruised
 * decides what a folder needs.
 */
import files from "./.dependency-cruiser.mjs";

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles-of-folders",
      severity: "error",
      comment:
        "Two folders that need each other are one room, or one of them holds what belongs into a third.",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: { path: "^[.]next|^sdk/dist|[.]test[.]tsx?$|^(testing|e2e|bench|examples)/|/testing[.]ts$" },
  },
};
