import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  deployedInPart,
  deployedPackages,
  isForDevelopment,
  neverDeployed,
} from '../../../bin/supply-chain/deployed-packages.ts';
import { readLockFile, type LockedPackage } from '../../../bin/supply-chain/lock-file.ts';

const locked = readLockFile('.');

function find(name: string): LockedPackage {
  const found = locked.find(({ path }) => path === `node_modules/${name}`);
  if (!found) throw new Error(`package-lock.json has no package ${name}.`);
  return found;
}

test.each([
  ['vitest', true],
  // For development, and what types of the app could do without.
  ['typescript', true],
  ['@dynoxide/linux-x64', true],
  ['@fontsource/inter', false],
  ['zod', false],
  ['sharp', false],
])('%s is for development alone: %s', (name, isIt) => expect(isForDevelopment(find(name))).toBe(isIt));

test('of packages for platforms those of Lambda are deployed', () => {
  const names = new Set(deployedPackages('.').map(({ name }) => name));

  expect(names).toContain('@img/sharp-linux-x64');
  expect(names).toContain('@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu');
  expect([...names].filter((name) => /-(darwin|win32|android-arm|linux-arm|linuxmusl)|-musl$/.test(name))).toEqual([]);
});

test('every font package of package.json is deployed in part, and no exception is without need', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const fonts = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));

  expect(Object.keys(deployedInPart)).toEqual(expect.arrayContaining(fonts));
  expect(Object.keys(deployedInPart).filter((name) => !find(name).dev)).toEqual([]);
  expect(Object.keys(neverDeployed).filter((name) => find(name).dev)).toEqual([]);
});
