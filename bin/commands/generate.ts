/** `npm run generate`: writes the browser's table of calls from the registry. */
import { writeFileSync } from 'node:fs';
import { renderCallTable } from '../build/call-table.ts';

const FILE = 'web/lib/api/call-table.generated.ts';

writeFileSync(FILE, await renderCallTable());
console.log(`written   ${FILE}`);
