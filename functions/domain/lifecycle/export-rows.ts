/** Everything that belongs to an account as its owner may have it, by the data map: one list a kind of row. */
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { partitionsOf, type Row } from './data-map.ts';
import { followLead, keyOf, leadsOf, PART, readPart } from './walk-rows.ts';

/** By file name without its ending, e.g. `account/session`. */
export type ExportedRows = Map<string, Row[]>;

/** What proves somebody is worth nothing to read and much to steal. */
const SECRET = /hash|secret|salt|token|challenge|publickey|verifier|pepper/i;

/** How rows are found is no one's data. */
const TECHNICAL = new Set(['pk', 'sk', 'gsiPk', 'gsiSk', 'fence', 'heldUntil', 'leaseUntil', 'holder', 'version']);

/** Interaction data that is due is not given out either, whether DynamoDB has deleted it yet or not. */
export async function exportRows(accountId: string, now: Date): Promise<ExportedRows> {
  const files: ExportedRows = new Map();
  const isKept = ({ expiresAt }: Row): boolean => typeof expiresAt !== 'number' || expiresAt > epochSeconds(now);
  for (const { table, pk, section } of partitionsOf(accountId)) {
    let rows: Row[] = [];
    let after = '';
    do {
      rows = await readPart(table, pk, after);
      after = keyOf(rows.at(-1) ?? {}).sk;
      for (const row of rows.filter(isKept)) {
        add(files, `${section}/${kindOf(row)}`, row);
        for (const lead of leadsOf(table, row, accountId)) {
          if (!('pk' in lead)) continue;
          const said = (await followLead(lead, accountId)).filter(isKept);
          for (const line of said) add(files, `${section}/conversations/${lead.pk.slice('CONV#'.length)}`, line);
        }
      }
    } while (rows.length === PART);
  }
  return files;
}

/** `SESSION#1772…` → `session`. */
const kindOf = ({ sk }: Row): string => (String(sk).split('#', 1)[0] ?? '').toLowerCase();

function add(files: ExportedRows, name: string, row: Row): void {
  const list = files.get(name) ?? [];
  list.push(withoutSecrets(row) as Row);
  files.set(name, list);
}

export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !SECRET.test(name) && !TECHNICAL.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutSecrets(inner)]));
}
