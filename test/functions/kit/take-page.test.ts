import { describe, expect, test } from 'vitest';
import { takePage } from '../../../functions/kit/take-page.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];

describe('a page of a list', () => {
  test.each([
    [1, 2, ['a', 'b'], true],
    [2, 2, ['c', 'd'], true],
    [3, 2, ['e'], false],
    [4, 2, [], false],
    [1, 4, ['a', 'b', 'c', 'd'], true],
    [1, 5, rows, false],
    [1, 6, rows, false],
  ])('%i of %i rows each holds %j and says whether more follow: %s', (nowPage, pageSize, page, hasMore) => {
    expect(takePage(rows, { nowPage, pageSize, orderBy: '' })).toEqual({ rows: page, hasMore });
  });

  test('of an empty list is empty, and nothing follows', () => {
    expect(takePage([], { nowPage: 1, pageSize: 20, orderBy: '' })).toEqual({ rows: [], hasMore: false });
  });
});
