/** The free user name that somebody came for: from the not-found page's "make it yours" to the editor's first visit. */
const KEY = 'claimed-name';
const LONGEST = 60;

export function rememberClaimedName(name: string | null): void {
  if (name) sessionStorage.setItem(KEY, name.slice(0, LONGEST));
}

export function claimedName(): string {
  return sessionStorage.getItem(KEY) ?? '';
}
