import { canonicalText, checkText, shortText, type TextError, type TextLimits } from './short-text.ts';

const limits: TextLimits = { max: 100, min: 1, multiLine: false };

/**
 * Checks a person's name (specification 1, section 5: sign-up requires a full name): 1 to 100 characters of any script,
 * in one line, without control characters.
 */
export function checkPersonName(name: string): TextError | undefined {
  return checkText(name, limits);
}

/** The form in which a name is stored: NFC, trimmed. */
export function canonicalPersonName(name: string): string {
  return canonicalText(name, limits.multiLine);
}

/** A person's name; gives its stored form. */
export const PersonName = shortText(limits.max);
