/** Which licences packages may have, as SPDX expressions, and which one each package has. */
import { versionedName, type LockedPackage } from './lock-file.ts';

/** Licences that ask for their notice to be kept, and for nothing else. */
export const permissiveLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
] as const;

/** Other licences of what is deployed → why they are accepted. */
export const unusualLicences: Readonly<Record<string, string>> = {
  '(BSD-3-Clause OR GPL-2.0)': 'a choice: taken under BSD-3-Clause',
  '(MIT AND Zlib)': 'both permissive; Zlib also asks that changed sources are marked, and none are changed',
  '(MIT OR CC0-1.0)': 'a choice: taken under MIT',
  '(MIT OR GPL-3.0-or-later)': 'a choice: taken under MIT',
  'Apache-2.0 AND LGPL-3.0-or-later': 'as LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': 'as LGPL-3.0-or-later',
  'LGPL-3.0-or-later':
    'a shared library in a file of its own, unchanged, that whoever runs the function can exchange; nothing of ours is linked into it',
  'MPL-2.0': 'holds for the files of the package alone, which are unchanged and whose source is public',
  'OFL-1.1': 'fonts may be served, cut and converted, not sold by themselves; two reserve their names (below)',
  'Python-2.0': 'permissive; asks for its notice and a summary of changes, and nothing is changed',
};

/** Licences of what only development uses → why they are accepted there. */
export const developmentLicences: Readonly<Record<string, string>> = {
  '(MIT OR Apache-2.0)': 'a choice: taken under MIT',
  'CC-BY-4.0': 'a table of browsers, named as its source; nothing of it is passed on',
  'MPL-2.0': 'tools that are run, unchanged, and not passed on',
};

/** Versions whose manifest names no SPDX licence → what the file LICENSE in their archive says. */
export const readLicences: Readonly<Record<string, string>> = {
  'duck@0.1.12': 'BSD-2-Clause',
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
};

/** Undefined when neither the package nor our own reading says. */
export function licenceOf(locked: LockedPackage): string | undefined {
  return readLicences[versionedName(locked)] ?? locked.license;
}

/** @param isForDevelopment whether nothing of the package is deployed */
export function isAccepted(licence: string | undefined, isForDevelopment: boolean): boolean {
  if (licence === undefined) return false;
  const isPermissive = permissiveLicences.some((one) => one === licence);
  return isPermissive || licence in unusualLicences || (isForDevelopment && licence in developmentLicences);
}
