/** Addresses and numbers where they are nobody else's business: enough to know them again. */

/** `mara@example.com` → `m•••@example.com`; `+46701234567` → `•••567`. */
export function maskAddress(address: string): string {
  return address.includes('@') ? maskEmail(address) : maskNumber(address);
}

/** What is no address is hidden altogether. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '•••' : `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** @param phone E.164 */
export function maskNumber(phone: string): string {
  return `•••${phone.slice(-3)}`;
}
