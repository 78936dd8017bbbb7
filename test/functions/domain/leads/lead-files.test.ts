import { describe, expect, test } from 'vitest';
import { toCard } from '../../../../functions/domain/leads/lead-cards.ts';
import { TABLE_HEAD, toTableLine } from '../../../../functions/domain/leads/lead-table.ts';
import * as example from '../../../../shared/calls/examples.ts';
import type { Lead } from '../../../../shared/model/conversation.ts';

const lead = (changes: Partial<Lead> = {}): Lead => ({ ...example.lead, ...changes });

describe('the table', () => {
  test('begins with a byte order mark, ends lines as RFC 4180 has it, and writes times in the zone', () => {
    expect(TABLE_HEAD).toMatch(/^\uFEFFCreated,Name,Phone,.*\r\n$/);
    expect(toTableLine(lead({ createdAt: '2026-01-01T23:30:00.000Z' }), 'Europe/Stockholm')).toBe(
      "2026-01-02T00:30:00+01:00,Tom Berg,'+46701234567,SE,new,,,,,,Mara may call me about this.,\r\n",
    );
  });

  test('ends with the product that a request is about', () => {
    expect(toTableLine(lead({ product: 'Room plan' }), 'UTC')).toMatch(/,Room plan\r\n$/);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x")'])(
    'makes no formula of %j',
    (message) => {
      expect(toTableLine(lead({ message }), 'UTC').split(',new,')[1]).toMatch(/^"?'/);
    },
  );

  test.each([
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['a\r\nb', '"a\r\nb"'],
    ['a\nb', '"a\nb"'],
    ['plain', 'plain'],
  ])('writes %j as %j', (message, cell) => {
    expect(toTableLine(lead({ message }), 'UTC')).toContain(`,new,${cell},`);
  });
});

describe('a contact', () => {
  test('has name, number and what was said', () => {
    expect(toCard(lead({ asked: 'How much?', note: 'Call; soon, please\nor write' }))).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'FN:Tom Berg',
        'N:;Tom Berg;;;',
        'TEL;TYPE=CELL:+46701234567',
        String.raw`NOTE:How much?\nCall\; soon\, please\nor write`,
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  test('is folded at 75 bytes, never within a character', () => {
    const note = '我想了解一下關於室內設計的服務和價格👩‍👧'.repeat(20);
    const card = toCard(lead({ note }));

    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(card.replaceAll('\r\n ', '')).toContain(`NOTE:${note}\r\n`);
  });

  test('cannot be ended by a name', () => {
    const card = toCard(lead({ name: 'Tom\r\nEND:VCARD\nTEL:+1' }));

    expect(card.match(/^(?:END:VCARD|TEL.*)$/gm)).toHaveLength(2);
  });
});
