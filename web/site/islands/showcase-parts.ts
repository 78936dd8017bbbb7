/** What both documents of the showcase have: named parts, and what their language calls an industry. */
export function part(name: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (element === null) throw new Error(`The document has no part "${name}". Expected one of the showcase.`);
  return element;
}

export function show(name: string, isShown: boolean): void {
  part(name).hidden = !isShown;
}

const main = document.querySelector('main');

export function industryName(industry: string): string {
  const names = JSON.parse(main?.dataset.industries ?? '{}') as Record<string, string>;
  return names[industry] ?? industry;
}

/** Where the page stands in the showcase, in the language of this document. */
export function routePath(route: string): string {
  const language = main?.dataset.language ?? '';
  const path = `/showcase/${encodeURIComponent(route)}`;
  return language === '' || language === 'en_us' ? path : `${path}/${language}`;
}
