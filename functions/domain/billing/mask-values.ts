/** A wallet's number on a screen: `+6281234567890` → `+62 ••• 7890`. @param phone E.164 @param dialCode with its plus */
export function maskPhone(phone: string, dialCode: string): string {
  return `${dialCode} ••• ${phone.slice(-4)}`;
}
