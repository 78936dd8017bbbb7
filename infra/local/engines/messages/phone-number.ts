/** A number in E.164: plus, country code, up to 15 digits in all. */
const E164 = /^\+[1-9]\d{6,14}$/;

export function isE164(text: string): boolean {
  return E164.test(text);
}
