/**
 * `npm run redelete`: after a backup was restored, deletes again whoever was deleted since it was made. On AWS an
 * administrator invokes the same function: see docs/retention.md.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4400' }, state: { type: 'string', default: '.local' } },
});

/** The control port is two above the app's. */
const url = `http://127.0.0.1:${Number(values.port) + 2}/invoke/xpage-local-job-redelete-accounts`;
const { tombstones, again } = await invoke();
console.log(`${tombstones} deleted accounts are remembered; ${again} had come back and are being deleted again.`);

async function invoke(): Promise<{ tombstones: number; again: number }> {
  try {
    const token = readFileSync(`${values.state}/control-token`, 'utf8').trim();
    const headers = { 'content-type': 'application/json', 'x-control-token': token };
    const response = await fetch(url, { method: 'POST', headers, body: '{}' });
    if (!response.ok) throw new Error(await response.text());
    const { result } = (await response.json()) as { result: { tombstones: number; again: number } };
    return result;
  } catch (error) {
    console.error(`Nothing could be deleted again: ${String(error)}. Is the system running (npm start)?`);
    process.exit(1);
  }
}
