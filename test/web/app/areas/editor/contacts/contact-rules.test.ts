import { describe, expect, it } from 'vitest';
import { channelIds, type ContactEntry } from '../../../../../../shared/model/page.ts';
import { channelForm, type ChannelForm } from '../../../../../../shared/rules/channel-value.ts';
import {
  checkDisplayText,
  faultOfValue,
  isGoodEntry,
  pickerOrder,
} from '../../../../../../web/app/areas/editor/contacts/contact-rules.ts';
import type { RefusedValue } from '../../../../../../web/app/areas/editor/draft/refused-values.ts';
import { toKeptPhone, toPhoneValue } from '../../../../../../web/app/areas/editor/contacts/phone-value.ts';
import { pageLinks } from '../../../../../../web/pages/channels.ts';

const entry: ContactEntry = {
  id: 'c1',
  channel: 'instagram',
  displayText: '',
  value: 'mara.rooms',
  isHighlight: false,
  isEnabled: true,
};
const refused: RefusedValue[] = [{ id: 'c1', field: 'value', value: 'mara.rooms', code: 'link_of_another_site' }];

describe('an entry', () => {
  it('is good when its channel takes the value and the text can be saved', () => {
    expect(isGoodEntry(entry, [])).toBe(true);
    expect(isGoodEntry({ ...entry, value: 'two words' }, [])).toBe(false);
    expect(isGoodEntry({ ...entry, displayText: 'a'.repeat(61) }, [])).toBe(false);
  });

  it('has the fault that the server found in its value, until the value is another one', () => {
    expect(faultOfValue(entry, refused)).toBe('link_of_another_site');
    expect(faultOfValue({ ...entry, value: 'mara' }, refused)).toBeUndefined();
    expect(faultOfValue({ ...entry, id: 'c2' }, refused)).toBeUndefined();
  });

  const values: Record<ChannelForm, string[]> = {
    email: ['mara@example.com', 'm^a_r-a@example.com'],
    phone: ['+46 70 123 45 67', '+85291234567'],
    'user-name': ['mara', '@mara.rooms', 'mara/intro'],
    id: ['mara_88', 'mara#1234'],
    web: ['example.com', 'https://example.com/a?b=c', 'example.com:8443'],
  };

  it.each(channelIds)('of %s that is good is one that the page can show', (channel) => {
    const good = values[channelForm(channel)].map((value) => ({ ...entry, channel, value }));
    expect(good.filter((one) => !isGoodEntry(one, []))).toEqual([]);
    expect(pageLinks(good)).toHaveLength(good.length);
  });

  it('refuses a display text over 60 characters', () => {
    expect([checkDisplayText('a'.repeat(60)), checkDisplayText('a'.repeat(61))]).toEqual([undefined, 'text_too_long']);
  });
});

describe('the picker', () => {
  it('offers every channel once', () => {
    expect([...pickerOrder].sort()).toEqual([...channelIds].sort());
  });
});

describe('a phone number', () => {
  it('is kept as people all over the world can dial it', () => {
    expect(toKeptPhone({ country: 'SE', phone: '070-123 45 67' })).toBe('+46 70 123 45 67');
  });

  it('is kept as typed while it is no number of the country', () => {
    expect(toKeptPhone({ country: 'SE', phone: '070' })).toBe('070');
  });

  it('is shown as it is dialled in its own country, whichever the account has', () => {
    expect(toPhoneValue('+46 70 123 45 67', 'DE')).toEqual({ country: 'SE', phone: '070-123 45 67' });
  });

  it('starts in the country of the account', () => {
    expect(toPhoneValue('', 'TH')).toEqual({ country: 'TH', phone: '' });
  });
});
