import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { lazySchema } from '../../../bin/build/lazy-schema-runtime.ts';
import { withLazySchemas } from '../../../bin/build/lazy-schemas.ts';
import { bundleFunctions } from '../../../bin/build/bundle-functions.ts';
import { makeHouse } from './house.ts';

test('schemas at the top of a file are made on first use, whatever their form', () => {
  const source = `import * as z from 'zod';
const name = z.string().min(1);
export const Person = z.strictObject({ name });
const Named = Person.extend({ id: z.uuid() });
`;

  expect(withLazySchemas('person.ts', source)).toBe(`import * as z from 'zod';
const name = /* @__PURE__ */ lazySchema$(() => z.string().min(1));
export const Person = /* @__PURE__ */ lazySchema$(() => z.strictObject({ name }));
const Named = /* @__PURE__ */ lazySchema$(() => Person.extend({ id: z.uuid() }));

import { lazySchema as lazySchema$ } from "lazy-schema-runtime";
`);
});

test('values, functions and what is read with a schema stay as they are', () => {
  const source = `import * as z from 'zod';
export const names = ['a', 'b'] as const;
export const limit = readLimit(3);
export const Settings = z.object({ a: z.string() }).parse({ a: 'a' });
export const choices = z.enum(names).options;
export const makeSchema = () => z.object({});
export let Changing = z.object({});
`;

  expect(withLazySchemas('values.ts', source)).toBe(source);
});

test('of a contract the input and the output are made on first use, and what only documents read is left out', () => {
  const source = `import * as z from 'zod';
export const greet = defineCall({
  name: 'greet',
  summary: 'Says hello.',
  input: z.object({ name: z.string() }),
  output: Greeting,
  example: { input: { name: 'Ann' }, output: 'Hello' },
});
`;

  expect(withLazySchemas('greet.ts', source)).toBe(`import * as z from 'zod';
export const greet = defineCall({
  name: 'greet',
  summary: '',
  input: /* @__PURE__ */ lazySchema$(() => z.object({ name: z.string() })),
  output: Greeting,
  example: undefined,
});

import { lazySchema as lazySchema$ } from "lazy-schema-runtime";
`);
});

test('a file that cannot be parsed is named', () => {
  expect(() => withLazySchemas('broken.ts', 'const = 1;')).toThrow('broken.ts could not be parsed');
});

test('a stand-in is made once, when it is first used, and works as the schema does', () => {
  let made = 0;
  const make = () => {
    made += 1;
    return z.strictObject({ kind: z.literal('person'), name: z.string().trim() });
  };
  const Person = lazySchema(make);
  const Company = lazySchema(() => z.strictObject({ kind: z.literal('company'), vat: z.string().optional() }));
  const Party = lazySchema(() => z.discriminatedUnion('kind', [Person, Company]));
  const People = z.array(Person);
  expect(made).toBe(0);

  expect(People.parse([{ kind: 'person', name: ' Ann ' }])).toEqual([{ kind: 'person', name: 'Ann' }]);
  expect(Party.parse({ kind: 'company' })).toEqual({ kind: 'company' });
  expect(Party.safeParse({ kind: 'other' }).success).toBe(false);
  expect(Person.safeParse({ kind: 'person', name: 1 }).error?.issues).toEqual(
    make().safeParse({ kind: 'person', name: 1 }).error?.issues,
  );
  expect(Object.keys(Person.shape)).toEqual(['kind', 'name']);
  expect(Person.extend({ age: z.number() }).parse({ kind: 'person', name: 'Ann', age: 3 })).toHaveProperty('age', 3);
  expect(Person.partial().parse({})).toEqual({});
  expect(Person.optional().parse(undefined)).toBeUndefined();
  expect(Person).toBeInstanceOf(z.ZodObject);
  expect(made).toBe(2);
});

test('a bundle makes no schema before it needs it, and holds none that nobody refers to', async () => {
  const rootDir = makeHouse({
    'package-lock.json': '{}',
    'shared/model/person.ts': `
      import * as z from 'zod';
      const counted = (name: string): string => {
        (globalThis as { made?: string[] }).made?.push(name);
        return name;
      };
      export const Person = z.object({ name: z.literal(counted('person')) });
      export const Unused = z.object({ name: z.literal(counted('unused')) });
    `,
    'functions/calls/people/index.ts': `
      import { Person } from '../../../shared/model/person.ts';
      export const handler = (event: unknown) => Person.safeParse(event).success;
    `,
  });
  const { functions } = await bundleFunctions({ rootDir, outDir: join(rootDir, '.build') });
  const made: string[] = [];
  Object.assign(globalThis, { made });
  const file = pathToFileURL(join(functions[0]?.directory ?? '', 'index.mjs')).href;
  const { handler } = (await import(/* @vite-ignore */ file)) as { handler(event: unknown): boolean };

  expect(made).toEqual([]);
  expect(handler({ name: 'person' })).toBe(true);
  expect(handler({ name: 'unused' })).toBe(false);
  expect(made).toEqual(['person']);
});
