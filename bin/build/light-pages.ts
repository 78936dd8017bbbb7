/**
 * esbuild plugin for a browser's module that draws pages: Preact stands in for React, and Zod stays out. The renderer
 * reads types and data of the models beside their schemas and parses nothing; together that is two thirds of the module.
 */
import type { Plugin } from 'esbuild';
import * as zod from 'zod';

/** Stands for every schema: whatever is asked of it answers with itself. */
const SCHEMA = 'const schema = new Proxy(() => {}, { get: () => schema, apply: () => schema });\n';

const standIns: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/server': 'preact-render-to-string',
};

export const lightPages: Plugin = {
  name: 'light-pages',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^(react\/jsx-runtime|react-dom\/server)$/ }, ({ path, kind, resolveDir }) =>
      resolve(standIns[path] ?? path, { kind, resolveDir }),
    );
    onResolve({ filter: /^zod$/ }, () => ({ path: 'zod', namespace: 'light-pages' }));
    onLoad({ filter: /.*/, namespace: 'light-pages' }, () => ({
      contents:
        SCHEMA +
        Object.keys(zod)
          .map((name) => `export { schema as ${name} };\n`)
          .join(''),
      loader: 'js',
    }));
  },
};
