/**
 * esbuild plugin: large tables of data become text that is parsed when first needed. V8 reads a string far faster than an
 * object literal of the same size, and most starts never need the table.
 */
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The numbering plans of libphonenumber-js: 145 KB of literals. */
const TABLES = /metadata\.(max|min)\.json\.js$/;

export function largeTables(): Plugin {
  return {
    name: 'large-tables',
    setup(build) {
      build.onLoad({ filter: TABLES }, async ({ path }) => {
        const json = await readFile(path.replace(/\.js$/, ''), 'utf8');
        const text = JSON.stringify(JSON.stringify(JSON.parse(json)));
        return { contents: `export default JSON.parse(${text});`, loader: 'js' };
      });
    },
  };
}
