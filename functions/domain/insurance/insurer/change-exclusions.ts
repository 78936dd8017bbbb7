/** Writes the exclusion list of an insurer, as marks (rows: ../product-rows.ts; what a mark is: ../exclusion-list.ts). */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import Papa from 'papaparse';
import { ExcludedPerson, MAX_EXCLUSION_ROWS } from '../../../../shared/insurance/insurer.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { AppError } from '../../../kit/app-error.ts';
import { dynamo } from '../../../kit/clients/dynamo.ts';
import { environment } from '../../../kit/environment.ts';
import { listBelow } from '../../../kit/list-below.ts';
import type { TransactItem } from '../../../kit/outbox.ts';
import { marksOf } from '../exclusion-list.ts';
import { excludedKey } from '../product-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['Query', 'PutItem', 'DeleteItem'] }] };

/** Rows of one transaction, and transactions at a time: DynamoDB takes a hundred, of which one is the kit's (write-once.ts). */
const ROWS_AT_ONCE = 99;
const WRITES_AT_ONCE = 5;

/** More marks than are counted one by one; the list may be longer. */
const MOST_COUNTED = 100_000;

/** @param isListed whether they are to be on the list afterwards */
export async function changeExclusions(
  companyId: string,
  persons: readonly ExcludedPerson[],
  isListed: boolean,
): Promise<void> {
  const TableName = environment.table('insurance');
  // The first mark is of name and birth, and stands for the person when they are counted.
  const marks = new Map<string, boolean>();
  for (const person of persons) marksOf(companyId, person).forEach((mark, at) => marks.set(mark, at === 0));
  const items = [...marks].map(([mark, isPerson]): TransactItem => {
    const Key = excludedKey(companyId, mark);
    return isListed ? { Put: { TableName, Item: { ...Key, mark, isPerson } } } : { Delete: { TableName, Key } };
  });
  const parts = chunksOf(items, ROWS_AT_ONCE);
  for (const some of chunksOf(parts, WRITES_AT_ONCE))
    await Promise.all(some.map((TransactItems) => dynamo.send(new TransactWriteCommand({ TransactItems }))));
}

/** Persons on the list; marks of id numbers alone count for nobody. */
export async function countExclusions(companyId: string): Promise<number> {
  const rows = await listBelow('insurance', excludedKey(companyId, ''), MOST_COUNTED);
  return rows.filter(({ isPerson }) => isPerson !== false).length;
}

/** Rows of a CSV file: first name, last name, birth, id number; a heading is skipped. Throws `file_unreadable` with the line. */
export function readExclusionFile(text: string): ExcludedPerson[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const rows = data.flatMap(([firstName = '', lastName = '', birth = '', idNumber = ''], index) => {
    const person = ExcludedPerson.safeParse({
      ...{ firstName, lastName, birth: birth.trim() },
      ...(idNumber.trim() === '' ? {} : { idNumber }),
    });
    if (person.success) return [person.data];
    if (index === 0) return [];
    throw new AppError('file_unreadable', { reason: `line ${index + 1} needs a name and a birth as YYYY-MM-DD` });
  });
  if (rows.length === 0) throw new AppError('file_unreadable', { reason: 'it has no rows' });
  if (rows.length > MAX_EXCLUSION_ROWS)
    throw new AppError('file_unreadable', { reason: `it has more than ${MAX_EXCLUSION_ROWS} rows; send it in parts` });
  return rows;
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
