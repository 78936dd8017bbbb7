import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  readLeadFilters,
  toLeadsInput,
  writeLeadFilters,
} from '../../../../../web/app/areas/leads/lead-filters.ts';

describe('the filters in the address', () => {
  it('come back as they were written', () => {
    const filters = { status: 'contacted', text: 'Berg & Söhne', order: 'oldest' } as const;

    expect(readLeadFilters(writeLeadFilters(filters))).toEqual(filters);
  });

  it('do not filter when they are missing or unknown', () => {
    const filters = readLeadFilters(new URLSearchParams('status=lost&order=random'));

    expect(filters).toEqual({ status: 'all', text: '', order: 'newest' });
    expect(isFiltered(filters)).toBe(false);
  });

  it('are cut to what the call takes', () => {
    expect(readLeadFilters(new URLSearchParams({ text: 'a'.repeat(300) })).text).toHaveLength(100);
  });
});

it('sends only what filters', () => {
  expect(toLeadsInput({ status: 'all', text: '  ', order: 'newest' })).toEqual({});
  expect(toLeadsInput({ status: 'new', text: ' berg ', order: 'oldest' })).toEqual({ status: 'new', text: 'berg' });
});
