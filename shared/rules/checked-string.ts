import * as z from 'zod';

/** How a text rule becomes a schema. */
export interface CheckedString<Code extends string> {
  /** Most UTF-16 units that are looked at; a longer text fails before any other work is done on it. */
  maxLength: number;
  /** The code of a text that is too long. */
  tooLong: Code;
  /** The rule: a code when the text breaks it. */
  check: (text: string) => Code | undefined;
  /** The form in which a good text is stored. */
  canonical: (text: string) => string;
}

/** A string schema whose messages are the rule's codes and whose output is the canonical form. */
export function checkedString<Code extends string>({ maxLength, tooLong, check, canonical }: CheckedString<Code>) {
  return z
    .string()
    .max(maxLength, { error: tooLong, abort: true })
    .superRefine((text, context) => {
      const code = check(text);
      if (code !== undefined) context.addIssue({ code: 'custom', message: code, continue: false });
    })
    .overwrite(canonical);
}
