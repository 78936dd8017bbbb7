import { describe, expect, it } from 'vitest';
import { channelIds, type ChannelId } from '../../../../../../shared/model/page.ts';
import {
  checkContactValue,
  checkDisplayText,
  pickerOrder,
} from '../../../../../../web/app/areas/editor/contacts/contact-rules.ts';
import { toKeptPhone, toPhoneValue } from '../../../../../../web/app/areas/editor/contacts/phone-value.ts';

describe('what a channel takes', () => {
  const good: [ChannelId, string][] = [
    ['email', 'mara@example.com'],
    ['phone', '+46 70 123 45 67'],
    ['whatsapp', '+46 70 123 45 67'],
    ['instagram', 'mara.rooms'],
    ['instagram', 'https://www.instagram.com/mara.rooms'],
    ['wechat', 'mara_88'],
    ['business', 'example.com'],
  ];

  it.each(good)('%s takes %s', (channel, value) => {
    expect(checkContactValue(channel, value)).toBeUndefined();
  });

  const bad: [ChannelId, string, string][] = [
    ['email', '  ', 'field_required'],
    ['email', 'mara@', 'email_invalid'],
    ['phone', '0701', 'phone_invalid'],
    ['phone', '070 123 45 67', 'phone_invalid'],
    ['whatsapp', '+46 1', 'phone_invalid'],
    ['instagram', 'two words', 'user_name_invalid'],
    ['instagram', 'javascript:alert(1)', 'user_name_invalid'],
    ['wechat', 'two words', 'id_invalid'],
    ['business', 'javascript:alert(1)', 'web_invalid'],
    ['business', 'example', 'web_invalid'],
    ['business', `example.com/${'a'.repeat(300)}`, 'text_too_long'],
  ];

  it.each(bad)('%s refuses "%s" as %s', (channel, value, code) => {
    expect(checkContactValue(channel, value)).toBe(code);
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
