import { countCharacters, forbiddenInLine, forbiddenInLines } from './characters.ts';
import { checkedString } from './checked-string.ts';

export type TextError = 'field_required' | 'text_too_long' | 'text_invalid';

/** "This field is required." is specified (specification 1, section 5); the others are ours. */
export const textMessages: Record<TextError, string> = {
  field_required: 'This field is required.',
  text_too_long: 'This text is too long. Please shorten it.',
  text_invalid: 'This text holds characters that cannot be saved. Please type it again.',
};

export interface TextLimits {
  /** Most characters (code points) after trimming. */
  max: number;
  /** Fewest characters; 0 when the field may stay empty. */
  min: number;
  /** Whether line breaks are kept; without them a text is one line. */
  multiLine: boolean;
}

/** The form in which a text is stored: NFC, trimmed, line breaks as LF and, in several lines, tabs as spaces. */
export function canonicalText(text: string, multiLine: boolean): string {
  const lines = multiLine ? text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ') : text;
  return lines.normalize('NFC').trim();
}

/** Checks a text against its limits; linear, length first. */
export function checkText(text: string, { max, min, multiLine }: TextLimits): TextError | undefined {
  if (text.length > typedLimit(max)) return 'text_too_long';
  const canonical = canonicalText(text, multiLine);
  const length = countCharacters(canonical);
  if (length < min) return 'field_required';
  if (length > max) return 'text_too_long';
  return (multiLine ? forbiddenInLines : forbiddenInLine).test(canonical) ? 'text_invalid' : undefined;
}

/** Two UTF-16 units a character, decomposed accents and CRLFs included, and some room for spaces around. */
function typedLimit(max: number): number {
  return max * 4 + 100;
}

/** A schema for one line of text, at most `max` characters; gives its stored form. It must not be empty unless optional. */
export function shortText(max: number, { optional = false }: { optional?: boolean } = {}) {
  return limitedText({ max, min: optional ? 0 : 1, multiLine: false });
}

/** A schema for text of several lines, at most `max` characters; gives its stored form. It may be empty unless required. */
export function longText(max: number, { required = false }: { required?: boolean } = {}) {
  return limitedText({ max, min: required ? 1 : 0, multiLine: true });
}

function limitedText(limits: TextLimits) {
  return checkedString<TextError>({
    maxLength: typedLimit(limits.max),
    tooLong: 'text_too_long',
    check: (text) => checkText(text, limits),
    canonical: (text) => canonicalText(text, limits.multiLine),
  });
}
