/**
 * `npm run product -- check [folder]`: whether a product holds what it says; all of the project's without a folder.
 * `npm run product -- price <folder> [case title]`: the breakdown of a case, of the first without a title.
 * `npm run product -- bundle <folder> <file>`: the product as the one file that the screen of insurers takes.
 * `npm run product -- publish <folder> [origin]`: publishes it as an insurer's person, whose e-mail and password come from
 * XPAGE_EMAIL and XPAGE_PASSWORD or are asked for; into http://localhost:4400 without an origin.
 */
import { checkProduct } from '../../functions/domain/insurance/check-product.ts';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { titleOfCase, priceText } from '../insurance/price-text.ts';
import { productFolders, readProductFiles } from '../insurance/product-files.ts';
import { bundleOf, publishTo, type Person } from '../insurance/publish-to.ts';

const [verb = '', folder, ...words] = process.argv.slice(2);

try {
  await run();
} catch (error) {
  stop(wordsOf(error));
}

async function run(): Promise<void> {
  if (verb === 'check') check(folder === undefined ? productFolders() : [folder]);
  else if (verb === 'price' && folder !== undefined) price(folder, words.join(' '));
  else if (verb === 'bundle' && folder !== undefined && words[0] !== undefined)
    writeFileSync(words[0], bundleOf(readProductFiles(folder)));
  else if (verb === 'publish' && folder !== undefined) await publish(folder, words[0] ?? 'http://localhost:4400');
  else
    stop(
      'Usage: npm run product -- check [folder] | price <folder> [case title] | bundle <folder> <file> | publish <folder> [origin]',
    );
}

function check(folders: readonly string[]): void {
  for (const one of folders) {
    const { name, problems } = look(one);
    console.log(`${name}: ${problems.length === 0 ? 'holds' : `${problems.length} problems`}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

/** A folder that cannot be read is a problem of its product, and keeps nobody from looking at the others. */
function look(folder: string): { name: string; problems: readonly string[] } {
  try {
    const files = readProductFiles(folder);
    const { code, version, languages } = files.definition;
    return {
      name: `${code} ${version} (${files.cases.length} cases, ${languages.join(' ')})`,
      problems: checkProduct(files),
    };
  } catch (error) {
    return { name: basename(folder), problems: [wordsOf(error)] };
  }
}

function price(path: string, title: string): void {
  const { definition, cases } = readProductFiles(path);
  const found = title === '' ? cases[0] : cases.find((one) => one.title === title);
  if (found === undefined) {
    stop(`${path} has no case "${title}". It has:\n${cases.map((one) => `  ${one.title}`).join('\n')}`);
  }
  console.log(`${definition.code} ${definition.version}, ${titleOfCase(found)}`);
  console.log(priceText(definition, found));
}

async function publish(path: string, address: string): Promise<void> {
  if (!URL.canParse(address)) stop(`"${address}" is no address, expected one like http://localhost:4400.`);
  const { origin } = new URL(address);
  const files = readProductFiles(path);
  const outcome = await publishTo(origin, files, await askWho());
  if ('version' in outcome) {
    console.log(`${files.definition.code} ${outcome.version} is what ${origin} sells from now on.`);
    return;
  }
  stop(['Nothing was published:', ...outcome.problems.map((problem) => `  ${problem}`)].join('\n'));
}

async function askWho(): Promise<Person> {
  const { XPAGE_EMAIL: email, XPAGE_PASSWORD: password } = process.env;
  if (email !== undefined && password !== undefined) return { email, password };
  const typed = createInterface({ input: process.stdin });
  const lines = typed[Symbol.asyncIterator]();
  // Lines that are piped in come at once: those that nobody asked for yet wait here.
  const ask = async (question: string): Promise<string> => {
    process.stdout.write(question);
    const { value, done } = await lines.next();
    return done === true ? stop('\nNobody answered: type it, or set XPAGE_EMAIL and XPAGE_PASSWORD.') : value;
  };
  try {
    return { email: await ask('E-mail: '), password: await ask('Password (is shown): ') };
  } finally {
    typed.close();
  }
}

/** Without the stack: for who wrote the product. Why a system cannot be reached stands in the cause. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
