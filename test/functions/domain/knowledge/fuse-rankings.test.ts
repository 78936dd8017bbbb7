import { describe, expect, test } from 'vitest';
import { fuseRankings, RANKED } from '../../../../functions/domain/knowledge/fuse-rankings.ts';

const passage = (place: number, coverage = 0, isNear = true) => ({
  document: { fileId: 'terms' },
  place,
  coverage,
  isNear,
});
const placesOf = (...rankings: Parameters<typeof fuseRankings>[0]) => fuseRankings(rankings).map(({ place }) => place);

/** Fills a ranking up with passages that the other one does not have. */
const others = (from: number, count: number) => Array.from({ length: count }, (_, index) => passage(from + index));

describe('two rankings', () => {
  test('put first what is first in both', () => {
    expect(placesOf([passage(1), passage(2)], [passage(1), passage(3)])[0]).toBe(1);
  });

  test('put what is good in both before what is as good in one, when both say as little of the question', () => {
    expect(placesOf([passage(1), passage(2)], [passage(2), passage(3)])[0]).toBe(2);
  });

  test('put what alone holds all that was asked for before what is near in both', () => {
    const byWords = [passage(1, 1), ...others(100, 4), passage(2, 0.14)];
    const byVectors = [passage(2), ...others(200, RANKED - 1)];

    expect(placesOf(byWords, byVectors).slice(0, 2)).toEqual([1, 2]);
  });

  test('give a passage once, near when one of them says so', () => {
    const fused = fuseRankings([[passage(1, 0.5, false)], [passage(1, 0, true)]]);

    expect(fused).toMatchObject([{ place: 1, coverage: 0.5, isNear: true }]);
  });

  test('one of which is empty keep the order of the other', () => {
    expect(placesOf([passage(3, 0.9), passage(1, 0.5), passage(2, 0.2)], [])).toEqual([3, 1, 2]);
  });
});
