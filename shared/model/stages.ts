/** Where the application runs: four deployed environments and one machine. */
export const stageNames = ['dev', 'uat', 'preprod', 'prod', 'local'] as const;
export type StageName = (typeof stageNames)[number];
