import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { fill, readTexts } from '../../../functions/kit/read-texts.ts';

type Mails = { openApp: string; signUpSubject: string };

describe('the words of the server', () => {
  test('are those of the language, and of its relative where a variant has no words of its own', () => {
    expect(readTexts<Mails>('mails', 'de_de').openApp).toBe('App öffnen');
    expect(readTexts<Mails>('mails', 'de_ch').openApp).toBe('App öffnen');
    expect(readTexts<Mails>('mails', 'en_gb')).toEqual(readTexts<Mails>('mails', 'en_us'));
  });

  test('are read from their files once, and a variant without a file of its own has its relative’s', async () => {
    vi.resetModules();
    const fresh = (await import('../../../functions/kit/read-texts.ts')).readTexts;
    const german = fresh<Mails>('mails', 'de_de');

    expect(german.openApp).toBe('App öffnen');
    expect(fresh<Mails>('mails', 'de_at').openApp).toBe('App öffnen');
    expect(fresh('mails', 'de_de')).toBe(german);
    expect(() => fresh('letters', 'de_at')).toThrow('no texts "letters"');
  });

  test('of public pages come from the web', () => {
    expect(readTexts<{ channels: { phone: string } }>('page', 'en_us').channels.phone).toBe('Phone');
  });

  test('that are not there say which, and what to do', () => {
    expect(() => readTexts('letters', 'en_us')).toThrow(/no texts "letters" in .*functions.* or .*web.*needs/);
  });
});

describe('whoever reads a namespace', () => {
  const root = join(import.meta.dirname, '../../../functions');
  const sources = globSync('{domain,kit}/**/*.ts', { cwd: root }).map(
    (file) => [file, readFileSync(join(root, file), 'utf8')] as const,
  );
  const readers = sources.flatMap(([file, source]) =>
    [...source.matchAll(/readTexts(?:<[^(]*>)?\('([\w-]+)'/g)].map(([, name]) => [name ?? '', file, source] as const),
  );

  test.each(readers)('"%s" names it in its needs (%s)', (name, _, source) => {
    expect(source).toMatch(new RegExp(`needs: StoreNeeds = \\{[^;]*texts: \\[[^\\]]*'${name}'`));
  });

  test('stands where needs are read', () => {
    const elsewhere = globSync('{calls,jobs,edge}/**/*.ts', { cwd: root }).filter((file) =>
      /\breadTexts\b/.test(readFileSync(join(root, file), 'utf8')),
    );

    expect(readers.length).toBeGreaterThan(15);
    expect(elsewhere).toEqual([]);
  });
});

describe('filling', () => {
  test.each([
    ['{{name}} wrote', { name: 'Tom' }, 'Tom wrote'],
    ['{{name}} wrote', {}, ' wrote'],
    ['{{name}}', { name: ' Tom\r\nBcc:\u2028x ' }, 'Tom Bcc: x'],
    ['{{name}}', { name: '{{page}}', page: 'x' }, '{{page}}'],
    ['{{name}}', { name: '$& $1' }, '$& $1'],
  ])('%j with %j gives %j', (text, values, filled) => {
    expect(fill(text, values as Record<string, string>)).toBe(filled);
  });
});
