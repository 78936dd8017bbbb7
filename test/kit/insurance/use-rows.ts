import { beforeEach } from 'vitest';
import type { Row } from '../dynamo.ts';

/** More rows in the table of a test, anew for each. To be called once in a test file, outside of tests. */
export function useRows(put: (rows: readonly Row[]) => void, rows: () => readonly Row[]): void {
  beforeEach(() => put(rows()));
}
