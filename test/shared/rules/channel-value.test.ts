import { describe, expect, it } from 'vitest';
import { channelIds, type ChannelId } from '../../../shared/model/page.ts';
import { checkChannelValue } from '../../../shared/rules/channel-value.ts';
import { expectToStandAnyText } from './hostile-text.ts';

const good: [ChannelId, string][] = [
  ['email', 'mara@example.com'],
  ['phone', '+46 70 123 45 67'],
  ['phone', '+852 9123 4567'],
  ['whatsapp', '+971501234567'],
  ['facebook', 'mara.l'],
  ['facebook', 'https://m.facebook.com/mara.l'],
  ['instagram', '@mara.rooms'],
  ['instagram', 'https://www.instagram.com/mara.rooms?igsh=abc'],
  ['tiktok', 'https://vm.tiktok.com/ZM8/'],
  ['twitter', 'https://x.com/mara'],
  ['twitter', 'twitter.com/mara'],
  ['youtube', 'https://youtu.be/abc'],
  ['messenger', 'm.me/mara'],
  ['linkedin', 'https://de.linkedin.com/in/mara'],
  ['linkedin', 'linkedin.com/in/mara'],
  ['pinterest', 'https://www.pinterest.co.uk/mara'],
  ['pinterest', 'https://www.pinterest.de/mara'],
  ['pinterest', 'https://pinterest.com/mara'],
  ['dribbble', 'mara'],
  ['wechat', 'mara_88'],
  ['wechat', 'https://u.wechat.com/abc'],
  ['telegram', 'https://t.me/mara'],
  ['line', 'https://line.me/ti/p/x'],
  ['calendly', 'mara/intro'],
  ['discord', 'mara#1234'],
  ['discord', 'discord.gg/abc'],
  ['business', 'example.com'],
  ['business', 'https://münchen.de/büro'],
  ['business', 'example.com:8443/a'],
];

const bad: [ChannelId, string, string][] = [
  ['email', '  ', 'field_required'],
  ['email', 'mara@', 'email_format_invalid'],
  ['email', 'mara@example.com?bcc=all@example.com', 'email_format_invalid'],
  ['email', 'mara@example.com\r\nBcc: all@example.com', 'text_invalid'],
  ['phone', '0701', 'phone_invalid'],
  ['phone', '070 123 45 67', 'phone_invalid'],
  ['phone', 'call +46 70 123 45 67', 'phone_invalid'],
  ['phone', '+46 70 123 45 67;ext=1', 'phone_invalid'],
  ['phone', 'tel:+46701234567', 'phone_invalid'],
  ['whatsapp', '+46 1', 'phone_invalid'],
  ['whatsapp', 'https://wa.me/46701234567', 'phone_invalid'],
  ['instagram', 'two words', 'user_name_invalid'],
  ['instagram', 'javascript:alert(1)', 'user_name_invalid'],
  ['instagram', '..', 'user_name_invalid'],
  ['instagram', 'mara/../../evil', 'user_name_invalid'],
  ['instagram', 'https://evil.example/instagram.com', 'link_of_another_site'],
  ['instagram', 'https://instagram.com.evil.example/mara', 'link_of_another_site'],
  ['instagram', 'https://notinstagram.com/mara', 'link_of_another_site'],
  ['instagram', 'https://instagram.com@evil.example/', 'user_name_invalid'],
  ['instagram', 'https://evil.example\\@instagram.com/', 'link_of_another_site'],
  ['instagram', 'https://instagram.com:8443/mara', 'link_of_another_site'],
  ['instagram', 'http://instagram.com/mara', 'link_not_secure'],
  ['instagram', 'mailto:mara@instagram.com', 'user_name_invalid'],
  ['instagram', '//evil.example/mara', 'user_name_invalid'],
  ['pinterest', 'https://pinterest.evil.example/mara', 'link_of_another_site'],
  ['pinterest', 'https://pinterest.xyz/mara', 'link_of_another_site'],
  ['linkedin', 'www.evil.example/in/mara', 'link_of_another_site'],
  ['telegram', '../../evil?x', 'user_name_invalid'],
  ['calendly', 'data:text/html,<script>alert(1)</script>', 'user_name_invalid'],
  ['wechat', 'two words', 'id_invalid'],
  ['wechat', '<b>', 'id_invalid'],
  ['line', 'javascript:alert(1)', 'id_invalid'],
  ['discord', 'https://evil.example/invite', 'link_of_another_site'],
  ['business', 'example', 'web_invalid'],
  ['business', 'http://example.com', 'link_not_secure'],
  ['business', 'javascript:alert(1)', 'web_invalid'],
  ['business', 'JaVaScRiPt://example.com/%0aalert(1)', 'web_invalid'],
  ['business', 'java\nscript:alert(1)', 'text_invalid'],
  ['business', 'vbscript:msgbox(1)', 'web_invalid'],
  ['business', 'data:text/html;base64,PHNjcmlwdD4=', 'web_invalid'],
  ['business', 'ftp://example.com', 'web_invalid'],
  ['business', 'https://user:secret@example.com', 'web_invalid'],
  ['business', 'example.com/\u202Egnp.exe', 'text_invalid'],
  ['business', 'example.com/\u0000', 'text_invalid'],
  ['business', `example.com/${'a'.repeat(300)}`, 'text_too_long'],
];

describe('what a channel takes', () => {
  it.each(good)('%s takes %s', (channel, value) => {
    expect(checkChannelValue(channel, value)).toBeUndefined();
  });

  it.each(bad)('%s refuses %j as %s', (channel, value, code) => {
    expect(checkChannelValue(channel, value)).toBe(code);
  });

  it.each(channelIds)('%s takes no script, whatever it is dressed as', (channel) => {
    const scripts = [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'JAVASCRIPT:x.com/',
      'javascript://x.com/%0aalert(1)',
    ];
    expect(scripts.filter((value) => checkChannelValue(channel, value) === undefined)).toEqual([]);
  });

  it.each(['email', 'phone', 'instagram', 'pinterest', 'line', 'business'] as const)(
    '%s stands any text',
    (channel) => {
      expectToStandAnyText((text) => checkChannelValue(channel, text));
    },
  );
});
