/** Answers that hold a secret are never kept for repetitions (functions/kit/idempotency.ts). */
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { registry } from '../../shared/calls/registry.ts';

const effects = registry.filter(({ effect }) => effect);

/** Names of all fields of an answer, at every depth. */
function fieldsOf(schema: z.ZodType): string[] {
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), (key, value: unknown) => {
    if (key === 'properties' && typeof value === 'object' && value !== null) names.push(...Object.keys(value));
    return value;
  });
  return names;
}

const SECRET = /token|secret|password|recovery|^key$|Key$|^link$/i;

/** What sounds like one and is none of ours. */
const known: Record<string, string> = {
  link: 'typed by the owner, for everybody to open',
  clientSecret: 'with it the payer pays this one order at the provider, and nobody does anything else',
  'saveQuestionJson.key': 'the right answers of a test, for the company that wrote it',
};

describe('answers of effects', () => {
  test('that hold a secret say so', () => {
    const unsaid = effects
      .filter(({ holdsSecret }) => !holdsSecret)
      .flatMap(({ name, output }) =>
        fieldsOf(output)
          .filter((field) => SECRET.test(field) && !(field in known) && !(`${name}.${field}` in known))
          .map((field) => `${name}.${field}`),
      );

    expect([...new Set(unsaid)]).toEqual([]);
  });

  test('of which one says so are all effects: reads keep nothing', () => {
    expect(registry.filter(({ holdsSecret, effect }) => holdsSecret && !effect).map(({ name }) => name)).toEqual([]);
  });
});
