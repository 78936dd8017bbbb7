/** Pages that were saved before a part of today's pages existed have that part empty. */

/** For schemas of drafts and of live pages, in tables and in files: fills in the parts that a stored page may lack. */
export function completePage(stored: unknown): unknown {
  if (!isObject(stored)) return stored;
  const { profile } = stored;
  return {
    offers: [],
    features: [],
    ...stored,
    profile: isObject(profile) ? { description: '', ...profile } : profile,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
