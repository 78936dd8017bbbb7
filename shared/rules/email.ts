export type EmailError = 'email_required' | 'email_invalid';

/** The specified words (specification 1, section 5). */
export const emailMessages: Record<EmailError, string> = {
  email_required: 'Please enter your email',
  email_invalid: 'Please enter a valid email',
};

/** Longest address that mail can carry (RFC 5321, section 4.5.3.1.3, without its angle brackets). */
const maxEmailLength = 254;

/** Room for spaces around an address that was pasted. */
const maxTypedLength = 300;

const localPart = /^[A-Za-z0-9.^\p{Script=Han}_-]+$/u;

/** A label of a host name (RFC 1123, section 2.1). */
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Checks an e-mail address as typed, spaces around it aside (specification 2, section 5): before the @ letters, digits,
 * dot, caret, Chinese characters, underscore and hyphen; after it a domain with at least one dot; at most 254
 * characters. Linear in the length.
 */
export function checkEmail(text: string): EmailError | undefined {
  if (text.length > maxTypedLength) return 'email_invalid';
  const address = text.trim();
  if (address === '') return 'email_required';
  return isAddress(address) ? undefined : 'email_invalid';
}

function isAddress(address: string): boolean {
  if (address.length > maxEmailLength) return false;
  const at = address.indexOf('@');
  return at > 0 && localPart.test(address.slice(0, at)) && isDomain(address.slice(at + 1));
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every((label) => domainLabel.test(label));
}

/** The one form of an address that is stored and compared: trimmed, NFKC, lower case. */
export function canonicalEmail(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}
