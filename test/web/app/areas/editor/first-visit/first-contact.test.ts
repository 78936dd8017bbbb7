import { describe, expect, test } from 'vitest';
import type { ContactEntry } from '../../../../../../shared/model/page.ts';
import { withFirst } from '../../../../../../web/app/areas/editor/first-visit/first-contact.ts';

const email = 'mara@example.com';
const own = (channel: ContactEntry['channel'], value: string): ContactEntry => ({
  id: 'own',
  channel,
  displayText: '',
  value,
  isHighlight: true,
  isEnabled: true,
});
const brought = (id: string, channel: ContactEntry['channel']): ContactEntry => ({
  ...own(channel, `of ${id}`),
  id,
  isHighlight: false,
});

describe('the first way to reach somebody', () => {
  test('is the highlight, with the address of the account for e-mail', () => {
    expect(withFirst([], { id: 'own', channel: 'email', email })).toEqual([own('email', email)]);
  });

  test('takes the place of another one that was chosen here', () => {
    expect(withFirst([own('email', email)], { id: 'own', channel: 'phone', email })).toEqual([own('phone', '')]);
  });

  test('is the one that was brought, and what was brought beside it stays', () => {
    const before = [
      { ...brought('b1', 'email'), isHighlight: true },
      brought('b2', 'phone'),
      brought('b3', 'linkedin'),
    ];

    expect(withFirst(before, { id: 'own', channel: 'phone', email })).toEqual([
      { ...brought('b2', 'phone'), isHighlight: true },
      brought('b1', 'email'),
      brought('b3', 'linkedin'),
    ]);
  });
});
