/** The document's own link to the privacy policy once more, in a tab of its own: what is being written stays. */
import { make } from './make.ts';

export function privacyLink(): HTMLElement {
  const link = document.querySelector<HTMLAnchorElement>('a[href^="/legal/privacy"]');
  if (link === null) throw new Error('The document has no link to the privacy policy. Expected one in its foot.');
  return make('a', { href: link.getAttribute('href') ?? '', target: '_blank', rel: 'noopener' }, link.textContent);
}
