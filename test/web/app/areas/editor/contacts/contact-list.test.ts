import { describe, expect, it } from 'vitest';
import type { ContactEntry } from '../../../../../../shared/model/page.ts';
import { addEntry, setEnabled, setHighlight } from '../../../../../../web/app/areas/editor/contacts/contact-list.ts';

function entry(id: string, change: Partial<ContactEntry> = {}): ContactEntry {
  return {
    id,
    channel: 'email',
    displayText: '',
    value: 'a@example.com',
    isHighlight: false,
    isEnabled: true,
    ...change,
  };
}

const three = [entry('a', { isHighlight: true }), entry('b'), entry('c')];

const idsOf = (entries: readonly ContactEntry[]): string => entries.map(({ id }) => id).join('');
const highlightsOf = (entries: readonly ContactEntry[]): string =>
  idsOf(entries.filter(({ isHighlight }) => isHighlight));

describe('the highlight', () => {
  it('replaces the one before', () => {
    expect(highlightsOf(setHighlight(three, 'c', true))).toBe('c');
  });

  it('can be taken away, and then there is none', () => {
    expect(highlightsOf(setHighlight(three, 'a', false))).toBe('');
  });

  it('shows an entry that was switched off', () => {
    const off = setEnabled(three, 'b', false);
    expect(setHighlight(off, 'b', true)[1]).toMatchObject({ isHighlight: true, isEnabled: true });
  });

  it('ends when its entry is switched off, and does not come back by itself', () => {
    const off = setEnabled(three, 'a', false);
    expect(highlightsOf(off)).toBe('');
    expect(highlightsOf(setEnabled(off, 'a', true))).toBe('');
  });
});

describe('the entries', () => {
  it('are added at the end, shown and without the highlight', () => {
    expect(addEntry(three, 'd', 'phone').at(-1)).toEqual(
      entry('d', { channel: 'phone', value: '', isHighlight: false }),
    );
  });
});
