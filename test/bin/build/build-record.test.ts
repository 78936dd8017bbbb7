import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { beginBuild, findBuild, requireDeployableBuild, type BuildKind } from '../../../bin/build/build-record.ts';
import { makeHouse, writeIn } from './house.ts';

const built = {
  'package-lock.json': '{}',
  'functions/calls/agent/index.ts': 'export const handler = 1;',
  '.build/web/index.html': '',
  '.build/site/index.html': '',
  '.build/fonts.json': '{}',
  '.build/functions/manifest.json': '{}',
};

function houseWith(kind: BuildKind): string {
  const rootDir = makeHouse(built);
  beginBuild(rootDir, kind)();
  return rootDir;
}

test('a deployable build of the sources as they are may be deployed', () => {
  const rootDir = houseWith('deployable');

  expect(findBuild(rootDir)).toEqual({ kind: 'deployable', isCurrent: true });
  expect(() => requireDeployableBuild(rootDir, 'prod')).not.toThrow();
});

test.each<[string, () => string, string]>([
  ['a local build', () => houseWith('local'), 'The build in .build is for this machine only'],
  ['no build', () => makeHouse({ 'package-lock.json': '{}' }), 'There is no whole build in .build'],
  [
    'a build older than its sources',
    () => {
      const rootDir = houseWith('deployable');
      writeIn(rootDir, 'functions/calls/agent/index.ts', 'export const handler = "another";');
      return rootDir;
    },
    'The build in .build is older than the sources',
  ],
  [
    'a build that was broken off',
    () => {
      const rootDir = houseWith('deployable');
      beginBuild(rootDir, 'deployable');
      return rootDir;
    },
    'There is no whole build in .build',
  ],
  [
    'a build of which a part was removed',
    () => {
      const rootDir = houseWith('deployable');
      rmSync(join(rootDir, '.build/site'), { recursive: true });
      return rootDir;
    },
    'There is no whole build in .build',
  ],
])('%s is refused, with what to run', (_, make, why) => {
  expect(() => requireDeployableBuild(make(), 'prod')).toThrow(why);
  expect(() => requireDeployableBuild(make(), 'prod')).toThrow('npm run synth -- prod');
});

test('sources that change while a build runs are newer than the build', () => {
  const rootDir = makeHouse(built);
  const end = beginBuild(rootDir, 'deployable');
  writeIn(rootDir, 'functions/calls/agent/index.ts', 'export const handler = "another";');

  end();

  expect(findBuild(rootDir)).toEqual({ kind: 'deployable', isCurrent: false });
});

test('what the CDK command line runs refuses a local build', () => {
  const rootDir = houseWith('local');
  mkdirSync(rootDir, { recursive: true });
  for (const folder of ['bin', 'infra', 'shared']) symlinkSync(resolve(folder), join(rootDir, folder));

  const { status, stderr } = spawnSync(process.execPath, ['bin/app.ts'], {
    ...{ cwd: rootDir, env: { ...process.env, STAGE: 'prod' }, encoding: 'utf8' },
  });

  expect(status).not.toBe(0);
  expect(stderr).toContain('The build in .build is for this machine only');
});
