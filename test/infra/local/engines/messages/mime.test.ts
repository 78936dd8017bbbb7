import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { headerOf, parseMail } from '../../../../../infra/local/engines/messages/mime.ts';

const parse = (...lines: string[]) => parseMail(Buffer.from(lines.join('\n'), 'latin1'));

test('reads a text in the charset of its part', () => {
  expect(parse('Content-Type: text/plain; charset=iso-8859-1', '', 'caf\xe9').text).toBe('café');
});

test('reads raw UTF-8 in headers and in a body without a charset', () => {
  const mail = parseMail(Buffer.from('Subject: Grüße\n\nขอบคุณ'));

  expect([headerOf(mail.headers, 'subject'), mail.text]).toEqual(['Grüße', 'ขอบคุณ']);
});

test('reads a charset that nobody knows as UTF-8 instead of failing', () => {
  expect(parse('Content-Type: text/plain; charset=x-made-up', '', 'hello').text).toBe('hello');
});

test('keeps white space within encoded words and drops it between them', () => {
  const mail = parse('Subject: =?utf-8?Q?one_?= =?utf-8?B?dHdv?= three', '', '');

  expect(headerOf(mail.headers, 'subject')).toBe('one two three');
});

test('reads parts without headers, and an unfinished multipart', () => {
  const mail = parse(
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    '',
    'first',
    '--b',
    'Content-Type: text/html',
    '',
    '<b>',
  );

  expect(mail).toMatchObject({ text: 'first', html: '<b>' });
});

test('takes a boundary literally, whatever characters it holds', () => {
  const mail = parse(
    'Content-Type: multipart/mixed; boundary="a.(b)+"',
    '',
    '--aX(b)+',
    '',
    '--a.(b)+',
    '',
    'found',
    '--a.(b)+--',
  );

  expect(mail.text).toBe('found');
});

test('stops looking into parts within parts at some depth', () => {
  const levels = Array.from({ length: 500 }, (_, index) => [
    `Content-Type: multipart/mixed; boundary=b${index}`,
    '',
    `--b${index}`,
  ]).flat();

  expect(parse(...levels, 'Content-Type: text/html', '', 'deep').html).toBeUndefined();
});
