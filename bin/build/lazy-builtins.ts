/**
 * esbuild plugin: a bundle that names a Node builtin loads it when it first uses it, not when the bundle is evaluated.
 *
 * A cold Lambda otherwise pays for `crypto`, `stream`, `tls`, `http2` and their kin, a third of its start, before it
 * knows whether the first request needs them. Every import of a builtin becomes a stand-in (lazy-builtin-runtime.ts)
 * that fetches the real module with `process.getBuiltinModule` on first access; an `import()` is lazy as it is. ESM imports work because esbuild turns
 * them into property reads (`import { connect } from 'http2'` is read as `http2.connect` at each use). A CommonJS file
 * that destructures a builtin at its top loads it there and then: correct, only not lazy. Listing the names of a
 * builtin (`Object.keys(crypto)`, `export * from 'crypto'`) is the one thing that does not work.
 */
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'lazy-builtin';
const runtimeFile = fileURLToPath(new URL('lazy-builtin-runtime.ts', import.meta.url));
const builtinNames = new Set(builtinModules);

export function lazyBuiltins(): Plugin {
  return {
    name: 'lazy-builtins',
    setup(build) {
      build.onResolve({ filter: /^(node:)?[a-z][\w/]*$/ }, ({ path, kind }) => {
        if (!path.startsWith('node:') && !builtinNames.has(path)) return undefined;
        if (kind === 'dynamic-import') return { path, external: true };
        return { path: path.replace(/^node:/, ''), namespace: NAMESPACE, sideEffects: false };
      });
      build.onResolve({ filter: /^lazy-builtin-runtime$/ }, () => ({ path: runtimeFile, sideEffects: false }));
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        contents: standInSource(path),
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      }));
    },
  };
}

/** CommonJS, so that esbuild keeps every read of an import as a property read on this one object. */
function standInSource(name: string): string {
  if (name === 'process') return 'module.exports = process';
  // `node:sqlite` and its like are known by their prefixed name only.
  const id = builtinNames.has(name) ? name : `node:${name}`;
  return `module.exports = require('lazy-builtin-runtime').lazyBuiltin(${JSON.stringify(id)})`;
}
