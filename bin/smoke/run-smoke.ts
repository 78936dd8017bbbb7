/** Looks at a running system from outside, and removes what that made. */
import { formatTable } from '../proof/figures.ts';
import { removeTraces, smokeChecks, type Smoke, type SmokeCheck } from './smoke-checks.ts';

export type SmokeRow = { name: string; isGood: boolean; seen: string; seconds: number };

/** One check after the other: a later one may still tell something after one has failed. */
export async function runSmoke(smoke: Smoke, tell: (row: SmokeRow) => void = () => undefined): Promise<SmokeRow[]> {
  const rows: SmokeRow[] = [];
  const add = async (check: SmokeCheck): Promise<void> => {
    const row = await runCheck(check, smoke);
    rows.push(row);
    tell(row);
  };
  for (const check of smokeChecks) await add(check);
  if (smoke.owner !== null) await add({ name: 'removed again', look: removeTraces });
  return rows;
}

async function runCheck({ name, look }: SmokeCheck, smoke: Smoke): Promise<SmokeRow> {
  const begin = performance.now();
  const { isGood, seen } = await look(smoke).then(
    (text) => ({ isGood: true, seen: text }),
    (error: unknown) => ({ isGood: false, seen: error instanceof Error ? error.message : String(error) }),
  );
  return { name, isGood, seen, seconds: (performance.now() - begin) / 1_000 };
}

export function formatSmoke(rows: readonly SmokeRow[]): string {
  return formatTable(
    ['check', 'good', 'seen', 'seconds'],
    rows.map(({ name, isGood, seen, seconds }) => [name, isGood ? 'yes' : '**no**', seen, seconds.toFixed(1)]),
  );
}
