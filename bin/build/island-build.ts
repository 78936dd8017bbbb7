/** How a module is built that a browser loads beside a finished page: small, hashed by its content, shared parts as chunks. */
import type { BuildOptions } from 'esbuild';

/** @param rootDir folder with `web`, absolute @param outdir where the modules go */
export function islandBuild(rootDir: string, outdir: string) {
  return {
    absWorkingDir: rootDir,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    entryNames: '[name].[hash]',
    chunkNames: 'chunk.[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'silent',
  } as const satisfies BuildOptions;
}
