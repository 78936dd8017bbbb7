/** What a function evaluates before its first event, as esbuild tells it. */
import type { Metafile } from 'esbuild';

export type ImportLoad = {
  modules: number;
  kilobytes: number;
  /** Files that are read: the entry and the parts that it cannot do without. */
  files: number;
  /** Packages, and modules of ours, with their kilobytes; the largest first. */
  largest: [name: string, kilobytes: number][];
};

const SHOWN = 20;
const BYTES = 1_024;

/** @param entry the file of the function, as the metafile names it */
export function importLoad({ outputs }: Metafile, entry: string): ImportLoad {
  const files = new Set([entry]);
  // A set's iteration also visits what is added on the way.
  for (const file of files) {
    for (const { path, kind, external } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && !external) files.add(path);
    }
  }
  const parts = [...files].flatMap((file) => outputs[file] ?? []);
  const inputs = parts
    .flatMap((part) => Object.entries(part.inputs))
    .map(([path, { bytesInOutput }]) => ({ path, bytes: bytesInOutput }))
    .filter(({ bytes }) => bytes > 0);
  return {
    modules: inputs.length,
    kilobytes: Math.round(parts.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES),
    files: files.size,
    largest: largestOf(inputs),
  };
}

function largestOf(inputs: readonly { path: string; bytes: number }[]): ImportLoad['largest'] {
  const sums = new Map<string, number>();
  for (const { path, bytes } of inputs) sums.set(ownerOf(path), (sums.get(ownerOf(path)) ?? 0) + bytes);
  return [...sums]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN)
    .map(([name, bytes]) => [name, Math.round((10 * bytes) / BYTES) / 10]);
}

/** `node_modules/@aws-sdk/core/dist-es/index.js` → `@aws-sdk/core`. */
function ownerOf(path: string): string {
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path;
}
