/**
 * Sign-up requires a full name (specification 1, section 5). The whole rule of names comes with 25 KB of schemas, which
 * this first screen must not load; the server applies it.
 */
export function checkFullName(typed: string): 'field_required' | undefined {
  return typed.trim() === '' ? 'field_required' : undefined;
}
