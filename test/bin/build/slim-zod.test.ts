import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { slimZod } from '../../../bin/build/slim-zod.ts';
import { makeHouse } from './house.ts';

const SOURCE = `
  import * as z from 'zod';
  const schema = z.strictObject({ name: z.string().min(1), tags: z.array(z.enum(['a', 'b'])).default([]) });
  export const read = (value) => schema.safeParse(value);
  export const print = () => schema.toJSONSchema();
`;

type Bundle = { read(value: unknown): { success: boolean; data?: unknown }; print(): unknown };

async function bundle(isSlim: boolean): Promise<{ bytes: number; code: Bundle }> {
  const rootDir = makeHouse({ 'main.ts': SOURCE });
  const outfile = join(rootDir, 'out.mjs');
  const plugins = isSlim ? [slimZod()] : [];
  await build({ entryPoints: [join(rootDir, 'main.ts')], outfile, bundle: true, minify: true, format: 'esm', plugins });
  const code = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Bundle;
  return { bytes: readFileSync(outfile).length, code };
}

test('schemas read as before, in a bundle that is more than 10 KB smaller', async () => {
  const [whole, slim] = await Promise.all([bundle(false), bundle(true)]);

  expect(slim.code.read({ name: 'x', tags: ['b'] })).toEqual(whole.code.read({ name: 'x', tags: ['b'] }));
  expect(slim.code.read({ name: '', more: 1 }).success).toBe(false);
  expect(whole.bytes - slim.bytes).toBeGreaterThan(10_000);
});

test('printing a JSON Schema is refused with the place that says why', async () => {
  const { code } = await bundle(true);

  expect(() => code.print()).toThrow('bin/build/slim-zod.ts');
});
