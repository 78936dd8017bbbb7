/** The five groups that countries and languages are listed under (specification 2, section 3, "belongs"). */
export const regionGroups = ['US/Canada', 'Latin America', 'Middle East', 'Europe', 'Asia Pacific'] as const;

export type RegionGroup = (typeof regionGroups)[number];
