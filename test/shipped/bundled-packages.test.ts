/** What of others' code is deployed: nothing that only development needs. The lists come from the bundlers, with the build. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deployedInPart, deployedPackages, isForDevelopment } from '../../bin/supply-chain/deployed-packages.ts';
import { readLockFile } from '../../bin/supply-chain/lock-file.ts';
import { readAssembly } from '../../infra/local/template/assembly.ts';
import { createResources } from '../../infra/local/template/resources.ts';
import { shippedFunctions } from './kit/shipped-functions.ts';
import { shippedAssembly } from './kit/synthesize-once.ts';

const locked = new Map(readLockFile('.').map((one) => [one.path, one]));
const inSbom = new Set(deployedPackages('.').map(({ path }) => path));

const bundles: (readonly [name: string, list: string])[] = [
  ...shippedFunctions().map(
    ({ name }) => [`the function ${name}`, join('.build', 'packages', `${name}.json`)] as const,
  ),
  ['the app', join('.build', 'web.packages.json')],
  ['published pages', join('.build', 'pages-manifest.packages.json')],
  ['the site', join('.build', 'site.packages.json')],
];

function packagesIn(list: string): string[] {
  return JSON.parse(readFileSync(list, 'utf8')) as string[];
}

test.each(bundles)('%s holds packages of the app alone, none for development', (_, list) => {
  const faults = packagesIn(list).filter((path) => {
    const one = locked.get(path);
    return one === undefined || isForDevelopment(one);
  });

  expect(faults, `see ${list}; what may be deployed in part: bin/supply-chain/deployed-packages.ts`).toEqual([]);
});

test.each(bundles)('every package of %s is among those that `npm run sbom` lists', (_, list) => {
  expect(packagesIn(list).filter((path) => !inSbom.has(path))).toEqual([]);
});

test('the lists are of what is in the bundles', () => {
  expect(packagesIn('.build/packages/job-sign-pass.json')).toContain('node_modules/passkit-generator');
  expect(packagesIn('.build/packages/job-draw.json')).toContain('node_modules/@sparticuz/chromium');
  expect(packagesIn('.build/packages/job-draw.json')).not.toContain('node_modules/passkit-generator');
  expect(packagesIn('.build/web.packages.json')).toEqual(
    expect.arrayContaining(['node_modules/react-dom', 'node_modules/@mantine/core']),
  );
});

test('what CDK deploys for itself is, byte for byte, in the two packages of which that is known', () => {
  const handlers = 'node_modules/aws-cdk-lib/custom-resource-handlers/dist';
  const known = new Set([...filesIn(handlers), 'node_modules/@aws-cdk/asset-awscli-v1/lib/layer.zip'].map(hashOf));
  const assembly = readAssembly(shippedAssembly);
  const resources = createResources(assembly, { queueBaseUrl: 'https://sqs.example', secretString: () => 'secret' });
  const keys = [
    ...resources.ofType('AWS::Lambda::Function').flatMap((resource) => {
      const properties = resource.properties() as { FunctionName?: string; Code: { S3Key: string } };
      return properties.FunctionName === undefined ? [properties.Code.S3Key] : [];
    }),
    ...resources
      .ofType('AWS::Lambda::LayerVersion')
      .map((resource) => (resource.properties() as { Content: { S3Key: string } }).Content.S3Key),
  ];
  const assets = [...new Set(keys)].map((key) => assembly.assets.get(key) ?? key);
  const files = assets.flatMap((path) => (path.endsWith('.zip') ? [path] : filesIn(path)));

  expect(files.length).toBeGreaterThanOrEqual(3);
  expect(files.filter((file) => !known.has(hashOf(file)))).toEqual([]);
  expect(Object.keys(deployedInPart)).toEqual(expect.arrayContaining(['aws-cdk-lib', '@aws-cdk/asset-awscli-v1']));
});

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
