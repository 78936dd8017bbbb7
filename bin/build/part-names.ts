/** The parts of a build, in their order. */
export const partNames = ['web', 'pages', 'fonts', 'site', 'bundle'] as const;
export type PartName = (typeof partNames)[number];
