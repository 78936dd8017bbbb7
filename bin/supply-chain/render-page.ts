/** The tables of docs/supply-chain.md that follow from the lock file and the lists beside this file. */
import { format, resolveConfig } from 'prettier';
import { deployedInPart, isForDevelopment, neverDeployed } from './deployed-packages.ts';
import { developmentLicences, licenceOf, permissiveLicences, readLicences, unusualLicences } from './licences.ts';
import { readLockFile, type LockedPackage } from './lock-file.ts';

export const PAGE = 'docs/supply-chain.md';

/** Names of packages that a row shows before it says how many more there are. */
const SHOWN = 3;

type Row = readonly string[];

/** The page with its tables written anew. Throws when the page has no place for one. */
export async function renderSupplyChain(rootDir: string, page: string): Promise<string> {
  const locked = readLockFile(rootDir);
  const tables = {
    'licences of what is deployed': deployedTable(locked.filter((one) => !isForDevelopment(one))),
    'licences of development': licenceTable(locked.filter(isForDevelopment), developmentLicences),
    'licences read': table([
      ['package', 'licence'],
      ...Object.entries(readLicences).map(([name, licence]) => [`\`${name}\``, licence]),
    ]),
    exceptions: exceptionsTable(),
  };
  const text = Object.entries(tables).reduce((written, [name, rows]) => putInto(written, name, rows), page);
  return format(text, { ...(await resolveConfig(PAGE)), parser: 'markdown' });
}

function putInto(page: string, name: string, rows: string): string {
  const [start, end] = [`<!-- table: ${name} -->`, '<!-- /table -->'];
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${PAGE} has no place for a table: expected ${start} and ${end}.`);
  return `${page.slice(0, from + start.length)}\n\n${rows}\n\n${page.slice(to)}`;
}

function deployedTable(packages: readonly LockedPackage[]): string {
  const permissive = ['ask for their notice to be kept, and for nothing else', 'all others'];
  return `${licenceTable(packages, unusualLicences)}\n| ${[permissiveLicences.join(', '), ...permissive].join(' | ')} |`;
}

function licenceTable(packages: readonly LockedPackage[], reasons: Readonly<Record<string, string>>): string {
  const rows = Object.entries(reasons).map(([licence, reason]) => {
    const names = packages.filter((one) => licenceOf(one) === licence).map(({ name }) => name);
    return [licence, reason, shorten([...new Set(names)])];
  });
  return table([['licence', 'accepted because', 'packages'], ...rows]);
}

function exceptionsTable(): string {
  const parts = Object.groupBy(Object.entries(deployedInPart), ([, what]) => what);
  const inPart = Object.entries(parts).map(([what, entries = []]) => {
    return [shorten(entries.map(([name]) => name)), `for development, but deployed: ${what}`];
  });
  const never = Object.entries(neverDeployed).map(([name, what]) => [`\`${name}\``, `never deployed: ${what}`]);
  return table([['package', 'what holds for it'], ...inPart, ...never]);
}

function shorten(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).map((name) => `\`${name}\``);
  const more = names.length - SHOWN;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

function table([head = [], ...rows]: readonly Row[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
