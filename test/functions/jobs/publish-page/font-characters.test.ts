import { describe, expect, test } from 'vitest';
import { charactersIn } from '../../../../functions/domain/pages/cut-font.ts';
import { alphabetsOf } from '../../../../functions/jobs/publish-page/font-characters.ts';

describe('the characters that fonts are cut to', () => {
  test.each([
    ['Latin', 'Zoë', 'QXjz09&@~'],
    ['Cyrillic', 'Ян', 'АЩЭяж'],
    ['Greek', 'Ω', 'αΨώ'],
    ['Arabic', 'ب', 'غيأ٠٩'],
    ['Thai', 'ก', 'ฮ๙ะ'],
  ])('hold the whole %s alphabet as soon as one letter of it is there', (_, text, others) => {
    const characters = alphabetsOf(text);

    for (const character of text + others) expect(characters).toContain(character);
    expect(new Set(characters).size).toBe([...characters].length);
  });

  test('hold no alphabet that the page is not written in', () => {
    expect(alphabetsOf('Mara')).not.toMatch(/[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}]/u);
  });

  test('are told apart by the ranges that a file has', () => {
    expect(charactersIn('aéЖب–', 'U+0000-00FF,U+2013-2014')).toBe('aé–');
    expect(charactersIn('aéЖب–', 'U+0416')).toBe('Ж');
    expect(charactersIn('你好', 'U+0000-00FF')).toBe('');
  });
});
