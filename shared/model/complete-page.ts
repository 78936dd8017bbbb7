/** Pages that were saved before a part of today's pages existed have that part empty, or as it starts. */
import { designDefaults } from './page.ts';

/** For schemas of drafts and of live pages, in tables and in files: fills in the parts that a stored page may lack. */
export function completePage(stored: unknown): unknown {
  if (!isObject(stored)) return stored;
  const { profile, design } = stored;
  return {
    offers: [],
    features: [],
    ...stored,
    profile: isObject(profile) ? { description: '', organisation: '', organisationLink: '', ...profile } : profile,
    design: isObject(design) ? { ...designDefaults, ...design } : design,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
