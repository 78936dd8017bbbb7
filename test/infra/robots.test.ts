import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { robots, writeRobots } from '../../infra/robots.ts';
import { appOrigin, getStage } from '../../infra/stages.ts';
import { temporaryFolder } from './temporary-folder.ts';

test.each(['dev', 'uat', 'preprod'])('%s is found by nobody', (name) => {
  expect(robots(getStage(name))).toBe('User-agent: *\nDisallow: /\n');
});

test('production closes its screens, keeps names that begin like them open, and names its sitemap', () => {
  const lines = robots(getStage('prod')).split('\n');

  expect(lines).toEqual(expect.arrayContaining(['Disallow: /app$', 'Disallow: /app/', 'Disallow: /preview/']));
  expect(lines).not.toContain('Disallow: /app');
  expect(lines).toContain(`Sitemap: ${appOrigin(getStage('prod'))}/sitemap.xml`);
});

test('is a file of its own for each stage', () => {
  const folder = writeRobots(getStage('prod'), temporaryFolder('robots'));

  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe(robots(getStage('prod')));
});
