import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isForDevelopment } from '../../../bin/supply-chain/deployed-packages.ts';
import {
  developmentLicences,
  isAccepted,
  licenceOf,
  readLicences,
  unusualLicences,
} from '../../../bin/supply-chain/licences.ts';
import { readLockFile, versionedName, type LockedPackage } from '../../../bin/supply-chain/lock-file.ts';
import { PAGE, renderSupplyChain } from '../../../bin/supply-chain/render-page.ts';

const locked = readLockFile('.');
const deployed = locked.filter((one) => !isForDevelopment(one));
const development = locked.filter(isForDevelopment);
const licencesOf = (packages: readonly LockedPackage[]): Set<string | undefined> => new Set(packages.map(licenceOf));

test.each([
  ['deployed', deployed, false],
  ['for development', development, true],
] as const)('every package that is %s has a licence that is accepted there', (_, packages, isDevelopment) => {
  const refused = packages.filter((one) => !isAccepted(licenceOf(one), isDevelopment));

  expect(packages.length).toBeGreaterThan(0);
  expect(refused.map((one) => `${versionedName(one)}: ${licenceOf(one) ?? 'none'}`)).toEqual([]);
});

test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'SSPL-1.0', 'BSD', 'UNLICENSED', 'SEE LICENSE IN LICENSE', undefined])(
  'the licence %s is accepted nowhere',
  (licence) => expect([isAccepted(licence, false), isAccepted(licence, true)]).toEqual([false, false]),
);

test('a licence that is accepted for development alone is refused in what is deployed', () => {
  expect([isAccepted('CC-BY-4.0', true), isAccepted('CC-BY-4.0', false)]).toEqual([true, false]);
});

test('every licence that needs a reason is that of a package', () => {
  expect(Object.keys(unusualLicences).filter((licence) => !licencesOf(deployed).has(licence))).toEqual([]);
  expect(Object.keys(developmentLicences).filter((licence) => !licencesOf(development).has(licence))).toEqual([]);
});

test('a licence is read from the archive only where the manifest names none of SPDX, and says so there', () => {
  const words = { 'BSD-2-Clause': /2\. Redistributions in binary form/, 'BSD-3-Clause': /names of any contributors/ };
  for (const [name, licence] of Object.entries(readLicences)) {
    const found = locked.find((one) => versionedName(one) === name);

    expect(isAccepted(found?.license, true), name).toBe(false);
    expect(readFileSync(`${found?.path}/LICENSE`, 'utf8')).toMatch(words[licence as keyof typeof words]);
  }
});

test('the tables of docs/supply-chain.md are of these packages: `npm run generate` writes them', async () => {
  const page = readFileSync(PAGE, 'utf8');

  expect(await renderSupplyChain('.', page)).toBe(page);
});
