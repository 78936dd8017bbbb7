import { expect, test } from 'vitest';
import { channelIds, type ChannelId } from '../../../shared/model/page.ts';
import { pageLinks } from '../../../web/pages/channels.ts';
import { contact, pageTexts } from './sample-page.ts';

function linkOf(channel: ChannelId, value: string) {
  const [link] = pageLinks([contact(channel, value)]);
  return link;
}

const links: [channel: ChannelId, value: string, href: string, shown: string][] = [
  ['email', 'mara@example.com', 'mailto:mara@example.com', 'mara@example.com'],
  ['phone', '+46 (0)70-123', 'tel:+46070123', '+46 (0)70-123'],
  ['facebook', 'mara.l', 'https://www.facebook.com/mara.l', '@mara.l'],
  ['instagram', '@mara', 'https://www.instagram.com/mara', '@mara'],
  ['tiktok', '@mara', 'https://www.tiktok.com/@mara', '@mara'],
  ['twitter', 'mara', 'https://x.com/mara', '@mara'],
  ['whatsapp', '+46 70 123 45 67', 'https://wa.me/46701234567', '+46 70 123 45 67'],
  ['whatsapp', '0046701234567', 'https://wa.me/46701234567', '0046701234567'],
  ['youtube', 'https://youtube.com/c/mara', 'https://youtube.com/c/mara', 'youtube.com/c/mara'],
  ['youtube', 'mara', 'https://www.youtube.com/@mara', '@mara'],
  ['messenger', 'mara', 'https://m.me/mara', '@mara'],
  ['linkedin', 'linkedin.com/in/mara', 'https://linkedin.com/in/mara', 'linkedin.com/in/mara'],
  ['linkedin', 'mara', 'https://www.linkedin.com/in/mara', '@mara'],
  ['pinterest', 'mara', 'https://www.pinterest.com/mara', '@mara'],
  ['dribbble', 'mara', 'https://dribbble.com/mara', '@mara'],
  ['telegram', '@mara', 'https://t.me/mara', '@mara'],
  ['calendly', 'mara/intro', 'https://calendly.com/mara/intro', 'calendly.com/mara/intro'],
  ['discord', 'discord.gg/abc', 'https://discord.gg/abc', 'discord.gg/abc'],
  ['line', 'https://line.me/ti/p/x', 'https://line.me/ti/p/x', 'line.me/ti/p/x'],
  ['business', 'example.com', 'https://example.com/', 'example.com'],
  ['business', 'http://example.com/a?b=c', 'http://example.com/a?b=c', 'example.com/a?b=c'],
];

test.each(links)('%s %s leads to %s', (channel, value, href, shown) => {
  expect(linkOf(channel, value)).toMatchObject({ href, shown, copy: undefined });
});

test.each([
  ['wechat', 'mara_wx'],
  ['line', 'mara.line'],
  ['discord', 'mara#1234'],
] as const)('%s %s is an id to copy', (channel, value) => {
  expect(linkOf(channel, value)).toMatchObject({ href: undefined, copy: value, shown: value });
});

test.each([
  ['email', 'not an address'],
  ['email', 'mara@example.com?bcc=all@example.com'],
  ['phone', '123'],
  ['phone', 'call me'],
  ['whatsapp', 'mara'],
  ['facebook', 'a b'],
  ['business', 'javascript:alert(1)'],
  ['business', 'https://user:secret@example.com'],
  ['business', 'localhost'],
  ['instagram', 'javascript:alert(1)'],
  ['telegram', '../../evil?x'],
  ['wechat', '<b>'],
] as const)('%s %s is not shown', (channel, value) => {
  expect(linkOf(channel, value)).toBeUndefined();
});

test('a user name never leaves the site of its channel', () => {
  expect(linkOf('instagram', '..')?.href ?? 'https://www.instagram.com/').toMatch(/^https:\/\/www\.instagram\.com\//);
});

test.each(channelIds)('%s has a label and a target for a fitting value', (channel) => {
  const values: Partial<Record<ChannelId, string>> = {
    email: 'a@example.com',
    phone: '+46701234567',
    whatsapp: '+46701234567',
    business: 'example.com',
  };
  expect(pageTexts('en_us').channels[channel]).not.toBe('');
  expect(linkOf(channel, values[channel] ?? 'mara')).toBeDefined();
});

test('keeps the order of the owner and leaves out what is switched off', () => {
  const shown = pageLinks([
    contact('line', 'b'),
    contact('email', 'a@example.com', { isEnabled: false }),
    contact('wechat', 'c'),
  ]);
  expect(shown.map(({ channel }) => channel)).toEqual(['line', 'wechat']);
});
