/** Which npm packages a bundle is made of, as the bundler tells it. */
import type { Metafile } from 'esbuild';

/** Folders of the packages that these files lie in, as in the lock file: `node_modules/a/node_modules/@b/c`. Sorted. */
export function packagesOfFiles(paths: Iterable<string>): string[] {
  // Where packages lie is known from the first folder of that name on: bundlers follow links to outside the project.
  const folders = [...paths].flatMap(
    (path) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  return [...new Set(folders)].toSorted();
}

/** Those whose code is in an output; a module of which nothing is left does not count. */
export function bundledPackages({ outputs }: Pick<Metafile, 'outputs'>): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return packagesOfFiles(inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path));
}
