/** The key of specification 1, section 3: what the app, the portal and insurance read, too. */
const CHOSEN = 'consumer-language';

/** @param tag BCP 47 or a language value; what is neither is not remembered */
export function rememberLanguage(tag: string): void {
  const language = tag.replace('-', '_').toLowerCase();
  if (!/^[a-z]{2}_[a-z]{2}$/.test(language)) return;
  for (const storage of ['sessionStorage', 'localStorage'] as const) {
    try {
      window[storage].setItem(CHOSEN, language);
    } catch {
      // Storage is switched off: the address says the language all the same.
    }
  }
}
