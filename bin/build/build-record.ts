/**
 * What the folder `.build` holds: `.build/build.json` says which kind of build it is and of which sources. It is there
 * only while all parts are.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { fingerprint } from './fingerprint.ts';

/** A deployable build carries native packages beside its functions; a local one takes them from the project's own. */
const BuildKind = z.enum(['local', 'deployable']);
export type BuildKind = z.infer<typeof BuildKind>;
const BuildRecord = z.object({ kind: BuildKind, sources: z.string() });

/** Without these the record stands for something that was removed since. */
const landmarks = ['web/index.html', 'site/index.html', 'functions/manifest.json', 'fonts.json'];

export type FoundBuild = { kind: BuildKind; isCurrent: boolean } | { kind: 'none'; isCurrent: false };

export function findBuild(rootDir: string): FoundBuild {
  const buildDir = join(rootDir, '.build');
  const file = recordFile(rootDir);
  if (!existsSync(file) || !landmarks.every((path) => existsSync(join(buildDir, path)))) {
    return { kind: 'none', isCurrent: false };
  }
  const { kind, sources } = BuildRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { kind, isCurrent: sources === sourcesOf(rootDir) };
}

/**
 * To be called before anything in the folder changes: a build that is broken off is none. Gives what ends it; the sources
 * are those of now, since they may change while it runs.
 */
export function beginBuild(rootDir: string, kind: BuildKind): () => void {
  rmSync(recordFile(rootDir), { force: true });
  const record: z.infer<typeof BuildRecord> = { kind, sources: sourcesOf(rootDir) };
  return () => {
    mkdirSync(join(rootDir, '.build'), { recursive: true });
    writeFileSync(recordFile(rootDir), `${JSON.stringify(record, null, 2)}\n`);
  };
}

/**
 * Throws, saying what to run, when `.build` does not hold a deployable build of the sources as they are: one without
 * native packages deploys functions that fail at their first picture or document.
 */
export function requireDeployableBuild(rootDir: string, stage: string): void {
  const { kind, isCurrent } = findBuild(rootDir);
  if (kind === 'deployable' && isCurrent) return;
  const found = {
    none: 'There is no whole build in .build',
    local: 'The build in .build is for this machine only: its functions lack their native packages',
    deployable: 'The build in .build is older than the sources',
  }[kind];
  throw new Error(`${found}. Make one for AWS with: npm run synth -- ${stage}`);
}

function sourcesOf(rootDir: string): string {
  return fingerprint(rootDir, 'build');
}

function recordFile(rootDir: string): string {
  return join(rootDir, '.build', 'build.json');
}
