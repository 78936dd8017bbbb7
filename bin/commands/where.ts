/** `npm run where <call>`: the files of a call. */
import { existsSync } from 'node:fs';
import { registry } from '../../shared/calls/registry.ts';
import { filesOf } from '../call-files.ts';

const [name = ''] = process.argv.slice(2);
const found = registry.filter((contract) => contract.name.toLowerCase() === name.toLowerCase());
if (found.length === 0) {
  const near = registry.filter((contract) => name !== '' && contract.name.toLowerCase().includes(name.toLowerCase()));
  console.error(
    `There is no call "${name}".${near.length ? ` Did you mean ${near.map((one) => one.name).join(', ')}?` : ''}`,
  );
  process.exit(1);
}
for (const contract of found) {
  console.log(`${contract.method} ${contract.path} (${contract.caller})`);
  for (const [role, file] of Object.entries(filesOf(contract))) {
    console.log(`  ${role.padEnd(9)} ${file}${existsSync(file) ? '' : ' (missing)'}`);
  }
}
