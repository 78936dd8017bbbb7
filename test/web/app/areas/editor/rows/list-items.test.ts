import { describe, expect, it } from 'vitest';
import { changeItem, moveItem, removeItem } from '../../../../../../web/app/areas/editor/rows/list-items.ts';

const three = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B' },
  { id: 'c', title: 'C' },
];

const idsOf = (items: readonly { id: string }[]): string => items.map(({ id }) => id).join('');

describe('the order', () => {
  const cases: [string, number, string][] = [
    ['to the front', 0, 'cab'],
    ['to the middle', 1, 'acb'],
    ['beyond the front', -3, 'cab'],
    ['beyond the end', 9, 'abc'],
  ];

  it.each(cases)('moves %s', (_title, to, expected) => {
    expect(idsOf(moveItem(three, 'c', to))).toBe(expected);
  });

  it('stays as it is for an item that is not there', () => {
    expect(idsOf(moveItem(three, 'x', 0))).toBe('abc');
  });
});

describe('the items', () => {
  it('change alone', () => {
    expect(changeItem(three, 'b', { title: 'Bb' }).map(({ title }) => title)).toEqual(['A', 'Bb', 'C']);
  });

  it('are removed alone', () => {
    expect(idsOf(removeItem(three, 'b'))).toBe('ac');
  });
});
