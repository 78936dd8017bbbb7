/** One name in the place of another in an input, a name of the same form that there is not, and answers without what differs in each. */
import { randomBytes } from 'node:crypto';
import type { CallContract, SentInputOf } from '../../../shared/calls/define-call.ts';
import { namingFields, type FieldPath } from './id-fields.ts';

export function setAt(
  input: Record<string, unknown>,
  [name = '', ...rest]: FieldPath,
  value: string,
): Record<string, unknown> {
  if (Array.isArray(input)) {
    return input.map((part: unknown, index) => (String(index) === name ? placed(part, rest, value) : part)) as never;
  }
  return { ...input, [name]: placed(input[name], rest, value) };
}

const placed = (part: unknown, rest: FieldPath, value: string): unknown =>
  rest.length === 0 ? value : setAt(part as Record<string, unknown>, rest, value);

/** What can be named of somebody, by the name of the field; what is not here stays as in the contract's example. */
export type Named = Readonly<Record<string, string>>;

/** The example of the contract, with these names wherever it names something. */
export function namedInput({ example }: CallContract, named: Named): SentInputOf<CallContract> {
  return namingFields(example.input).reduce(
    (input: Record<string, unknown>, path: FieldPath) => {
      const value = named[path.at(-1) ?? ''];
      return value === undefined ? input : setAt(input, path, value);
    },
    example.input as Record<string, unknown>,
  ) as SentInputOf<CallContract>;
}

/** As long, of the same kinds of letters. */
export function likeThat(text: string): string {
  const random = randomBytes(text.length);
  const kinds = ['ABCDEFGHJKMNPQRSTVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789'];
  return [...text]
    .map((letter, index) => {
      const kind = kinds.find((letters) => letters.includes(letter.normalize()));
      // What a ULID begins with is its time, and what stands between letters its form.
      return kind === undefined || index === 0 ? letter : (kind[(random[index] ?? 0) % kind.length] ?? letter);
    })
    .join('');
}

/** An answer without what differs in every one: the id itself, the request's, times, secrets that are made anew. */
export function plainAnswer({ http, text }: { http: number; text: string }, id: string): string {
  const same = text
    .replaceAll(id, '<it>')
    .replaceAll(/"requestId":"[^"]*"/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replaceAll(/"(?:codeId|token|uploadId|key|url|quoteId)":"[^"]*"/g, '');
  return `HTTP ${http} ${same.slice(0, 400)}`;
}
