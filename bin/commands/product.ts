/**
 * `npm run product -- check [folder]`: whether a product holds what it says; all of the project's without a folder.
 * `npm run product -- price <folder> [case title]`: the breakdown of a case, of the first without a title.
 */
import { basename } from 'node:path';
import { titleOfCase, priceText } from '../insurance/price-text.ts';
import { checkProduct, productFolders, readProductFiles } from '../insurance/product-files.ts';

const [verb = '', folder, ...words] = process.argv.slice(2);

if (verb === 'check') check(folder === undefined ? productFolders() : [folder]);
else if (verb === 'price' && folder !== undefined) price(folder, words.join(' '));
else stop('Usage: npm run product -- check [folder] | price <folder> [case title]');

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
    return { name: basename(folder), problems: [error instanceof Error ? error.message : String(error)] };
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

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
