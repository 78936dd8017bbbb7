import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseFormBody, parseJsonBody, readBytes } from '../../../functions/kit/read-body.ts';

const json = (text: string): unknown => parseJsonBody(Buffer.from(text));
const nested = (depth: number): string => `{"a":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
const withKeys = (count: number): string =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])));

describe('bytes', () => {
  test('are counted, not characters', () => {
    expect(readBytes({ body: 'ü'.repeat(5), isBase64Encoded: false }, 10)).toHaveLength(10);
    expect(() => readBytes({ body: 'ü'.repeat(5), isBase64Encoded: false }, 9)).toThrow('body_too_large');
  });

  test('of a base64 body are counted after decoding', () => {
    const body = Buffer.alloc(10).toString('base64');

    expect(readBytes({ body, isBase64Encoded: true }, 10)).toHaveLength(10);
    expect(() => readBytes({ body, isBase64Encoded: true }, 9)).toThrow('body_too_large');
  });

  test('of a request without a body are none', () => {
    expect(readBytes({ body: null, isBase64Encoded: false }, 0)).toHaveLength(0);
  });
});

describe('a JSON body', () => {
  test('that is empty is an empty object', () => {
    expect(json('')).toEqual({});
  });

  test('keeps its values', () => {
    const value = { a: [1, 2.5, true, null], 'b:c': 'x:{[y', quoted: 'say "hi" \\ :', smile: '😀' };

    expect(json(JSON.stringify(value))).toEqual(value);
  });

  test.each([
    ['32 levels', nested(32), true],
    ['33 levels', nested(33), false],
    ['2,000 keys', withKeys(2_000), true],
    ['2,001 keys', withKeys(2_001), false],
    ['2,001 elements', `{"a":[${Array.from({ length: 2_001 }, () => 0).join(',')}]}`, false],
    ['a hundred lists beside one another', `{"a":[${Array.from({ length: 100 }, () => '[{}]').join(',')}]}`, true],
    ['brackets in a string', JSON.stringify({ a: '['.repeat(500) }), true],
    ['an escaped quote before brackets', JSON.stringify({ a: '"'.concat('['.repeat(500)) }), true],
  ])('with %s is read: %s', (_, text, isRead) => {
    if (isRead) expect(json(text)).toEqual(JSON.parse(text));
    else expect(() => json(text)).toThrow('body_malformed');
  });

  test.each([
    ['20 KB of opening brackets', '['.repeat(20_480)],
    ['20 KB of opening braces', '{"a":'.repeat(4_096)],
    ['closing brackets first', `${']'.repeat(100)}${'['.repeat(100)}`],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['a number', '7'],
    ['half an object', '{"a":1'],
    ['two objects', '{}{}'],
    ['a byte order mark', '\uFEFF{}'],
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['a nested __proto__', '{"a":[{"__proto__":{}}]}'],
    ['an escaped __proto__', '{"\\u005f_proto__":{}}'],
    ['constructor', '{"constructor":{"prototype":{}}}'],
    ['prototype', '{"a":{"prototype":1}}'],
    ['a key twice', '{"plan":"free","plan":"individual"}'],
    ['a nested key twice', '{"a":{"b":1,"b":2}}'],
    ['a key twice, once escaped', '{"a":1,"\\u0061":2}'],
    ['half a surrogate pair', '{"a":"\\ud800"}'],
    ['half a surrogate pair in a key', '{"\\udfff":1}'],
    ['NaN', '{"a":NaN}'],
    ['a comment', '{"a":1 /* b */}'],
  ])('with %s is refused', (_, text) => {
    expect(() => json(text)).toThrow('body_malformed');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('that is compressed is refused: nothing is unpacked', () => {
    expect(() => parseJsonBody(gzipSync('{"a":1}'))).toThrow('body_malformed');
  });

  test('of 256 KB of hostile text is refused within 200 ms of computing', () => {
    const texts = [
      '['.repeat(262_144),
      '"'.repeat(262_144),
      '\\'.repeat(262_144),
      '{"a":'.repeat(52_428),
      ':'.repeat(262_144),
    ];
    // Not by the clock: others may be at the machine.
    const before = process.threadCpuUsage();
    for (const text of texts) expect(() => json(text)).toThrow('body_malformed');
    const { user, system } = process.threadCpuUsage(before);

    expect((user + system) / 1_000 / texts.length).toBeLessThan(200);
  });
});

describe('a form body', () => {
  test('is read, urlencoded and in parts', async () => {
    const boundary = 'x1';
    const parts = `--x1\r\ncontent-disposition: form-data; name="appId"\r\n\r\nabc\r\n--x1--\r\n`;

    expect(await parseFormBody(Buffer.from('appId=abc&publicKey=d%2Be'), 'application/x-www-form-urlencoded')).toEqual({
      appId: 'abc',
      publicKey: 'd+e',
    });
    expect(await parseFormBody(Buffer.from(parts), `multipart/form-data; boundary=${boundary}`)).toEqual({
      appId: 'abc',
    });
  });

  test.each([
    ['another content type', '{}', 'application/json'],
    ['no content type', 'a=b', ''],
    ['parts without a boundary', 'x', 'multipart/form-data'],
    ['2,001 fields', 'a=1&'.repeat(2_001), 'application/x-www-form-urlencoded'],
  ])('with %s is refused', async (_, body, type) => {
    await expect(parseFormBody(Buffer.from(body), type)).rejects.toMatchObject({ code: 'body_malformed' });
  });

  test('may have 2,000 fields', async () => {
    const fields = Array.from({ length: 2_000 }, (_, index) => `k${index}=v`).join('&');

    expect(Object.keys(await parseFormBody(Buffer.from(fields), 'application/x-www-form-urlencoded'))).toHaveLength(
      2_000,
    );
  });

  test('holds no files: only its texts are read', async () => {
    const part = (head: string, body: string): string =>
      `--x1\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    const parts = `${part('name="file"; filename="a.txt"', 'bytes')}${part('name="appId"', 'abc')}--x1--\r\n`;

    expect(await parseFormBody(Buffer.from(parts), 'multipart/form-data; boundary=x1')).toEqual({ appId: 'abc' });
  });

  test('reaches no prototype', async () => {
    const form = await parseFormBody(Buffer.from('__proto__=1&constructor=2&a=3'), 'application/x-www-form-urlencoded');

    expect(form).toEqual({ a: '3' });
    expect(Object.getPrototypeOf(form)).toBe(Object.prototype);
  });
});
