import { describe, expect, it } from 'vitest';
import {
  countFilters,
  isFiltered,
  noFilters,
  readHistoryFilters,
  toHistoryInput,
  writeHistorySearch,
} from '../../../../../web/app/areas/history/history-filters.ts';

const filters = { text: 'price', from: '2026-01-01', to: '2026-01-31', withLead: true, order: 'oldest' } as const;

describe('the filters in the address', () => {
  it('come back as they were written, beside the open conversation', () => {
    const search = writeHistorySearch(filters, 'conversation-1');

    expect(readHistoryFilters(search)).toEqual(filters);
    expect(search.get('conversation')).toBe('conversation-1');
  });

  it.each(['from=yesterday&to=2026-13-40', 'lead=no&order=random', ''])('do not filter by "%s"', (search) => {
    expect(readHistoryFilters(new URLSearchParams(search))).toEqual(noFilters);
  });

  it('leave no trace when nothing filters', () => {
    expect(writeHistorySearch({ ...noFilters, text: '  ' }, null).toString()).toBe('');
  });
});

it('sends only what filters', () => {
  expect(toHistoryInput(noFilters)).toEqual({});
  expect(toHistoryInput(filters)).toEqual({ text: 'price', from: '2026-01-01', to: '2026-01-31', withLead: true });
});

it('counts what is behind the filter button, and words as a filter too', () => {
  expect(countFilters(filters)).toBe(3);
  expect(countFilters({ ...noFilters, text: 'price' })).toBe(0);
  expect(isFiltered({ ...noFilters, text: 'price' })).toBe(true);
  expect(isFiltered({ ...noFilters, order: 'oldest' })).toBe(false);
});
