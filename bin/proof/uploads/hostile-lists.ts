/** What an insurer's people send: lists of persons as CSV, and products as JSON (SECURITY.md T60, T62). */
import { HARM, type HostileFile, type Outcome } from './hostile-file.ts';

const UNREADABLE: Outcome = { refused: ['file_unreadable'] };
/** Of a product: its problems are listed. */
const PROBLEMS: Outcome = { refused: ['problems', 'file_unreadable'] };

const list = (name: string, make: () => Buffer | string, outcome: Outcome): HostileFile => ({
  ...{ name: `CSV ${name}`, door: 'exclusions', contentType: 'text/csv', fileName: 'list.csv', outcome },
  make: () => Buffer.from(make() as string),
});

const product = (name: string, make: () => Buffer | string): HostileFile => ({
  ...{ name: `JSON ${name}`, door: 'product', contentType: 'application/json', fileName: 'product.json' },
  ...{ make: () => Buffer.from(make() as string), outcome: PROBLEMS },
});

export const hostileLists: readonly HostileFile[] = [
  list('with zeros in it', () => `Lou\0,Day,${HARM}`, UNREADABLE),
  list('that is no UTF-8', () => Buffer.from('Lo\xfc,Day,1980-04-30', 'latin1'), UNREADABLE),
  list('of one line of 2 MB', () => 'a'.repeat(2_000_000), UNREADABLE),
  list('of 1,000,000 commas', () => ','.repeat(1_000_000), UNREADABLE),
  list('of a quote that never ends', () => `"${'a,\n'.repeat(600_000)}`, UNREADABLE),
  list('of 300,000 quotes', () => '"'.repeat(300_001), UNREADABLE),
  list('of 3,000 persons', () => 'Lou,Day,1980-04-30\n'.repeat(3_000), UNREADABLE),
  list('that is a ZIP', () => Buffer.from('504b0304ff', 'hex'), UNREADABLE),
  product('of lists in lists, 2,500,000 deep', () => `${'['.repeat(2_500_000)}${']'.repeat(2_500_000)}`),
  product('of objects in objects, 500,000 deep', () => `${'{"a":'.repeat(500_000)}1${'}'.repeat(500_000)}`),
  product(
    'whose rule is in itself, 100,000 deep',
    () => `{"definition":{"insured":{"least":${'{"!":'.repeat(100_000)}1${'}'.repeat(100_000)}}}}`,
  ),
  product(
    'with another prototype',
    () => `{"__proto__":{"isAdmin":"${HARM}"},"constructor":{"prototype":{"isAdmin":1}}}`,
  ),
  product('of 400,000 keys', () => `{${Array.from({ length: 400_000 }, (_, index) => `"k${index}":1`).join(',')}}`),
  product('that is XML', () => `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`),
];
