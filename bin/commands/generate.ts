/**
 * `npm run generate`: writes what follows from the registry and from data: the browser's table of calls, the pages of threats and of
 * the verification standard, and the tables of docs/supply-chain.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { renderCallTable } from '../build/call-table.ts';
import { PAGE, renderSupplyChain } from '../supply-chain/render-page.ts';
import { ASVS_FILE, renderAsvs } from '../threats/write-asvs.ts';
import { renderThreats, THREATS_FILE } from '../threats/write-threats.ts';

const files: Record<string, string> = {
  'web/lib/api/call-table.generated.ts': await renderCallTable(),
  [THREATS_FILE]: renderThreats(),
  [ASVS_FILE]: renderAsvs(),
  [PAGE]: await renderSupplyChain(process.cwd(), readFileSync(PAGE, 'utf8')),
};

for (const [file, text] of Object.entries(files)) {
  writeFileSync(file, text);
  console.log(`written   ${file}`);
}
