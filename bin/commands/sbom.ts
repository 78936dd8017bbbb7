/**
 * `npm run sbom`: writes the bill of materials of what is deployed, from the lock file and without a network. With `--all` of
 * every package, development included.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deployedSbom, wholeSbom } from '../supply-chain/sbom.ts';

const FILE = join('.build', 'sbom.json');

const words = process.argv.slice(2);
const unknown = words.find((word) => word !== '--all');
if (unknown !== undefined) {
  console.error(`"${unknown}" is no word of this command. It knows --all.`);
  process.exit(1);
}
const isAll = words.includes('--all');

try {
  const sbom = isAll ? wholeSbom(process.cwd()) : deployedSbom(process.cwd());
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(sbom, null, 2)}\n`);
  const what = isAll ? 'of the lock file' : 'of what is deployed';
  console.log(`written   ${FILE}   ${sbom.components.length} components ${what}, CycloneDX ${sbom.specVersion}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
