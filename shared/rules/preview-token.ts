/** Tokens of preview links: random bytes in base64url (RFC 4648, section 5). */
export const PREVIEW_TOKEN_BYTES = 24;

/** False for one that lost something on its way: no link has it. */
export const isPreviewToken = (text: string): boolean => /^[\w-]{32}$/.test(text);
