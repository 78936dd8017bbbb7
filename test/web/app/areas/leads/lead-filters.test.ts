import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  readLeadFilters,
  toLeadsInput,
  writeLeadFilters,
} from '../../../../../web/app/areas/leads/lead-filters.ts';

describe('the filters in the address', () => {
  it('come back as they were written', () => {
    const filters = {
      folder: 'spam',
      status: 'contacted',
      text: 'Berg & Söhne',
      isDue: true,
      order: 'oldest',
    } as const;

    expect(readLeadFilters(writeLeadFilters(filters))).toEqual(filters);
  });

  it('do not filter when they are missing or unknown', () => {
    const filters = readLeadFilters(new URLSearchParams('folder=attic&status=lost&due=yes&order=random'));

    expect(filters).toEqual({ folder: 'inbox', status: 'all', text: '', isDue: false, order: 'newest' });
    expect(isFiltered(filters)).toBe(false);
  });

  it('are cut to what the call takes', () => {
    expect(readLeadFilters(new URLSearchParams({ text: 'a'.repeat(300) })).text).toHaveLength(100);
  });
});

it('sends only what filters', () => {
  const all = { folder: 'inbox', status: 'all', text: '  ', isDue: false, order: 'newest' } as const;
  expect(toLeadsInput(all)).toEqual({});
  expect(toLeadsInput({ ...all, folder: 'deleted', status: 'new', text: ' berg ', isDue: true })).toEqual({
    folder: 'deleted',
    status: 'new',
    text: 'berg',
    isDue: true,
  });
});
