import * as z from 'zod';

/** A boolean of a template, which CloudFormation also takes as text. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);
