import { useState } from 'react';
import { useCodeText } from '../use-code-text.ts';

/** Faults that everybody has while typing: told once the field has been left. */
const unfinished: ReadonlySet<string> = new Set([
  'field_required',
  'link_invalid',
  'link_not_secure',
  'link_scheme',
  'link_userinfo',
]);

export type FieldError = { error: string | undefined; onBlur: () => void };

/**
 * The words under each field of a small form.
 *
 * @param faultOf the code of what is wrong with a field
 * @param isBlank nothing is typed yet: then nothing is missing either
 */
export function useFieldErrors(
  faultOf: (field: string) => string | undefined,
  isBlank: boolean,
): (field: string) => FieldError {
  const textOf = useCodeText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return (field) => {
    const code = isBlank ? undefined : faultOf(field);
    const isTold = code !== undefined && (left.has(field) || !unfinished.has(code));
    return {
      error: isTold ? textOf(code) : undefined,
      onBlur: () => setLeft((before) => new Set([...before, field])),
    };
  };
}
