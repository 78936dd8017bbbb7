/** Stands for the origin of a deployment in what is built, which does not know it: put in at deployment (infra/site-pages.ts). */
export const ORIGIN_PLACE = 'https://origin.invalid';
