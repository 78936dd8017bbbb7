/** What stands on a screen for something that is nobody else's business: enough to know it again. */

/** `mara@example.com` → `m•••@example.com`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '•••' : `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** `+6281234567890` → `+62 ••• 7890`. @param phone E.164 @param dialCode with its plus */
export function maskPhone(phone: string, dialCode: string): string {
  return `${dialCode} ••• ${phone.slice(-4)}`;
}
