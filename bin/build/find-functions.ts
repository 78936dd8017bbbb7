/** The functions of the house, found by where their entry files lie. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export type FunctionEntry = {
  /** Name of the Lambda, and of its folder in the build. */
  name: string;
  /** Entry file, relative to the root folder. */
  entry: string;
};

const conventions: { folder: string; file: string; nameOf(folder: string): string }[] = [
  { folder: 'functions/calls', file: 'index.ts', nameOf: (group) => group },
  { folder: 'functions/calls', file: 'stream.ts', nameOf: (group) => `${group}-stream` },
  { folder: 'functions/calls', file: 'trial.ts', nameOf: (group) => `${group}-trial` },
  { folder: 'functions/jobs', file: 'index.ts', nameOf: (job) => `job-${job}` },
  { folder: 'functions/edge', file: 'index.ts', nameOf: (name) => `edge-${name}` },
];

/** All functions, by name. Throws when there are none, or when two entry files claim one name. */
export function findFunctions(rootDir: string): FunctionEntry[] {
  const found = conventions.flatMap(({ folder, file, nameOf }) =>
    foldersIn(join(rootDir, folder))
      .map((name) => ({ name: nameOf(name), entry: `${folder}/${name}/${file}` }))
      .filter(({ entry }) => existsSync(join(rootDir, entry))),
  );
  if (found.length === 0) {
    throw new Error(`No function found in ${rootDir}. Expected entry files like functions/calls/<group>/index.ts.`);
  }
  found.sort((a, b) => (a.name < b.name ? -1 : 1));
  refuseSharedNames(found);
  return found;
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => name);
}

function refuseSharedNames(sorted: FunctionEntry[]): void {
  for (const [index, { name, entry }] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next?.name === name) {
      throw new Error(`${entry} and ${next.entry} both make a function named ${name}. Rename one of their folders.`);
    }
  }
}
