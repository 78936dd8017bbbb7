/** `npm run openapi`: prints the OpenAPI 3.1 document of all calls, or writes it to the file that is named. */
import { writeFileSync } from 'node:fs';
import { openApiDocument } from '../openapi.ts';

const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, text);
else process.stdout.write(text);
