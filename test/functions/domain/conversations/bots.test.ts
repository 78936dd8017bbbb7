import { expect, test } from 'vitest';
import { isBot } from '../../../../functions/domain/conversations/bots.ts';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'Twitterbot/1.0',
  'LinkedInBot/1.0',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/126.0',
  'Mozilla/5.0 Chrome-Lighthouse',
  'curl/8.5.0',
  'Wget/1.21',
  'python-requests/2.31',
  'axios/1.6',
  'Go-http-client/2.0 crawler',
  'UptimeRobot/2.0; monitor',
  'Baiduspider/2.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  '',
])('%j is a program', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 12; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Instagram 300.0',
])('%j is a person', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});
