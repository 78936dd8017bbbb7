export type LinkError = 'link_required' | 'link_too_long' | 'link_invalid' | 'link_scheme' | 'link_userinfo';

export type LinkResult =
  { readonly ok: true; readonly href: string } | { readonly ok: false; readonly reason: LinkError };

/**
 * The part of the WHATWG `URL` that is used here. It is global in Node and in browsers alike but belongs to neither
 * library that this layer is compiled against.
 */
interface ParsedUrl {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly href: string;
}

declare const URL: new (text: string) => ParsedUrl;

/** UTF-16 units. */
export const MAX_LINK_LENGTH = 2048;

const webSchemes: ReadonlySet<string> = new Set(['https:', 'http:']);

const telNumber = /^\+?[0-9().*#-]{2,40}$/;

/** CR, LF, NUL and the like, percent-encoded: they would split a mail's header. */
const encodedControl = /%(?:[01][0-9a-f]|7f)/i;

/**
 * A link that is safe to put into a page: the WHATWG parser reads it (and drops the tabs and line breaks that hide a
 * scheme), and only https, http, mailto and tel pass, without user name and password. Check on writing and again on
 * rendering. Gives the canonical address or the reason against it.
 */
export function checkLink(text: string): LinkResult {
  if (text.length > MAX_LINK_LENGTH) return refused('link_too_long');
  if (text.trim() === '') return refused('link_required');
  const url = parseUrl(text);
  if (url === undefined) return refused('link_invalid');
  const reason = faultOf(url);
  if (reason !== undefined) return refused(reason);
  return url.href.length > MAX_LINK_LENGTH ? refused('link_too_long') : { ok: true, href: url.href };
}

/** The canonical address of a safe link, undefined for any other: what a page renders. */
export function safeHref(text: string): string | undefined {
  const result = checkLink(text);
  return result.ok ? result.href : undefined;
}

/** `URL.parse` would say it without an exception, but phones that are still in use don't have it. */
function parseUrl(text: string): ParsedUrl | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function refused(reason: LinkError): LinkResult {
  return { ok: false, reason };
}

function faultOf(url: ParsedUrl): LinkError | undefined {
  if (webSchemes.has(url.protocol)) return faultOfWebLink(url);
  if (url.protocol === 'mailto:') return isMailTarget(url) ? undefined : 'link_invalid';
  if (url.protocol === 'tel:') return telNumber.test(url.pathname) ? undefined : 'link_invalid';
  return 'link_scheme';
}

function faultOfWebLink(url: ParsedUrl): LinkError | undefined {
  if (url.username !== '' || url.password !== '') return 'link_userinfo';
  return url.hostname === '' ? 'link_invalid' : undefined;
}

function isMailTarget(url: ParsedUrl): boolean {
  return url.pathname.includes('@') && !encodedControl.test(url.href);
}
