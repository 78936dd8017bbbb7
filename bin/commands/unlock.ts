/**
 * `npm run unlock <account>`: unlocks an account of the running small cloud after ten wrong passwords. On AWS an
 * administrator invokes the same function: see docs/deploy.md.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4400' }, state: { type: 'string', default: '.local' } },
});
const [account] = positionals;
if (!account) stop('Usage: npm run unlock <e-mail address>. The system must be running (npm start).');

/** The control port is two above the app's. */
const url = `http://127.0.0.1:${Number(values.port) + 2}/invoke/xpage-local-job-unlock-account`;
const { unlocked } = await invoke(account);
if (!unlocked) stop(`There is no account "${account}".`);
console.log(`${account} is unlocked.`);

async function invoke(address: string): Promise<{ unlocked: boolean }> {
  try {
    const token = readFileSync(`${values.state}/control-token`, 'utf8').trim();
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-control-token': token },
      body: JSON.stringify({ account: address }),
    });
    if (!response.ok) throw new Error(await response.text());
    const { result } = (await response.json()) as { result: { unlocked: boolean } };
    return result;
  } catch (error) {
    return stop(`The account could not be unlocked: ${String(error)}. Is the system running (npm start)?`);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
