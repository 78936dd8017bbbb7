/**
 * esbuild plugin: leaves out of Zod how schemas become JSON Schema. No function prints one, and every schema refers to
 * it: 18 KB of each start.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const FILES = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/;
const EXPORTS = /^export (?:const|function) (\w+)/gm;

const REFUSAL =
  'const refuse = () => { throw new Error("JSON Schema is left out of functions: see bin/build/slim-zod.ts."); };\n';

export function slimZod(): Plugin {
  return {
    name: 'slim-zod',
    setup(build) {
      build.onLoad({ filter: FILES }, async ({ path }) => ({
        contents: withoutBodies(await readFile(path, 'utf8')),
        loader: 'js',
      }));
    },
  };
}

/** The same exports, each of which refuses; those that make a method (`create…`) give one that refuses. */
function withoutBodies(source: string): string {
  const names = Array.from(source.matchAll(EXPORTS), ([, name = '']) => name);
  const value = (name: string): string => (name.startsWith('create') ? '() => refuse' : 'refuse');
  return REFUSAL + names.map((name) => `export const ${name} = ${value(name)};\n`).join('');
}
