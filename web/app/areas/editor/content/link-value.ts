/** Links of offers and news as they are typed: everybody's begins with https://, so it need not be typed. */

const SECURE = 'https://';

/** Whatever else somebody pastes, such as `http:` or `mailto:`; a port is no scheme, as its host has dots. */
const otherScheme = /^[a-z][a-z0-9+-]*:/i;

/** What the field holds for a kept link. */
export function typedLink(link: string): string {
  return link.startsWith(SECURE) ? link.slice(SECURE.length) : link;
}

/** What is kept for what the field holds; nothing typed is no link. */
export function keptLink(typed: string): string {
  const bare = typed.trimStart().replace(/^https:\/\//i, '');
  if (bare.trim() === '') return '';
  return otherScheme.test(bare) ? bare : `${SECURE}${bare}`;
}

/** Whether the fixed part stands in front of the field. */
export function isSecure(link: string): boolean {
  return link === '' || link.startsWith(SECURE);
}
