import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyNativeModules } from '../../../bin/build/native-modules.ts';
import { temporaryFolder } from '../../infra/temporary-folder.ts';
import { writeIn } from './house.ts';

/** A folder with packages: path below `node_modules` → manifest. */
function install(packages: Record<string, object>): string {
  const rootDir = temporaryFolder('packages');
  for (const [path, manifest] of Object.entries(packages)) {
    writeIn(rootDir, `node_modules/${path}/package.json`, JSON.stringify({ path, ...manifest }));
  }
  return rootDir;
}

const pathOf = (root: string, path: string): unknown =>
  (JSON.parse(readFileSync(join(root, 'node_modules', path, 'package.json'), 'utf8')) as { path: unknown }).path;
const isCopied = (root: string, path: string): boolean => existsSync(join(root, 'node_modules', path));

test('a dependency is taken from where Node finds it for the package that asks: nested before hoisted', async () => {
  const rootDir = install({
    browser: { dependencies: { tar: '1', b4a: '1' } },
    tar: { dependencies: { b4a: '2', stream: '1' } },
    'tar/node_modules/b4a': {},
    stream: { dependencies: { b4a: '1' } },
    b4a: {},
  });
  const target = temporaryFolder('function');

  await copyNativeModules(rootDir, ['browser'], target);

  expect(pathOf(target, 'tar/node_modules/b4a')).toBe('tar/node_modules/b4a');
  expect(pathOf(target, 'b4a')).toBe('b4a');
  expect(isCopied(target, 'stream')).toBe(true);
});

test('one that lies nested only, as npm installs it beside another version, needs no hoisted one', async () => {
  const rootDir = install({
    browser: { dependencies: { tar: '1' } },
    tar: { dependencies: { b4a: '2' } },
    'tar/node_modules/b4a': {},
    'tar/node_modules/left-over': {},
  });
  const target = temporaryFolder('function');

  await copyNativeModules(rootDir, ['browser'], target);

  expect(isCopied(target, 'tar/node_modules/b4a')).toBe(true);
  expect(isCopied(target, 'tar/node_modules/left-over')).toBe(false);
});

test('peers come along, optional ones and binaries for other platforms do not', async () => {
  const rootDir = install({
    picture: {
      peerDependencies: { needed: '*', 'react-native': '*' },
      peerDependenciesMeta: { 'react-native': { optional: true } },
      optionalDependencies: { 'picture-linux-x64': '1', 'picture-darwin-arm64': '1', 'bare-fs': '1' },
      dependencies: { 'bare-fs': '1' },
    },
    needed: {},
    'picture-linux-x64': {},
  });
  const target = temporaryFolder('function');

  await copyNativeModules(rootDir, ['picture'], target);

  expect(isCopied(target, 'needed')).toBe(true);
  expect(isCopied(target, 'picture-linux-x64')).toBe(true);
});

test('one that is missing is named, with who needs it and what to do', async () => {
  const rootDir = install({ picture: { dependencies: { 'picture-linux-x64': '1' } } });

  await expect(copyNativeModules(rootDir, ['picture'], temporaryFolder('function'))).rejects.toThrow(
    /^picture-linux-x64 is not installed in .*, and node_modules\/picture need it: run `npm ci` on Linux on x64\.$/,
  );
});
