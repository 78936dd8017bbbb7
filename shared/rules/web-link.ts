import { checkedString } from './checked-string.ts';
import { checkLink, MAX_LINK_LENGTH, safeHref, type LinkError } from './safe-link.ts';

/** A web address with https that may be left empty; gives its canonical form. */
export const optionalWebLink = checkedString<LinkError>({
  maxLength: MAX_LINK_LENGTH,
  tooLong: 'link_too_long',
  check: (text) => (text.trim() === '' ? undefined : faultOfSecureLink(text)),
  canonical: (text) => (text.trim() === '' ? '' : (safeHref(text) ?? text)),
});

function faultOfSecureLink(text: string): LinkError | undefined {
  const result = checkLink(text);
  if (!result.ok) return result.reason;
  return result.href.startsWith('https:') ? undefined : 'link_scheme';
}
