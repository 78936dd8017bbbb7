import { describe, expect, it } from 'vitest';
import { createLeftoverCheck } from '../../../../bin/proof/narrow/find-leftovers.ts';
import { ownTexts } from '../../../../bin/proof/narrow/own-texts.ts';

const english = ownTexts('en_us');
const german = ownTexts('de_de');
const check = createLeftoverCheck('de_de', german);

const text = (texts: ReadonlyMap<string, string>, key: string): string => texts.get(key) ?? '';

describe('what is left in another language', () => {
  it('is a text of the English files whose own words differ', () => {
    expect(check([text(english, 'call-errors:input_invalid')])).toEqual([
      `English: ${text(english, 'call-errors:input_invalid').slice(0, 60)}`,
    ]);
  });

  it('is one with something put into its places, too', () => {
    const pattern = text(english, 'leads:contact.whatsappName');
    expect(pattern).toContain('{{name}}');
    expect(check([pattern.replace('{{name}}', 'Ada')])).toHaveLength(1);
  });

  it('is a key in place of words, and a place that nothing was put into', () => {
    expect(check(['leads:title', 'contact.whatsappName', 'Hallo {{name}}'])).toEqual([
      'a key: leads:title',
      'a key: contact.whatsappName',
      'a place left open: Hallo {{name}}',
    ]);
  });

  it('is nothing of the language itself, no name and no address', () => {
    expect(check([...german.values()].filter((own) => !own.includes('{{')))).toEqual([]);
    expect(check(['Mara Lindqvist Studio', 'mara.example', 'www.example.com'])).toEqual([]);
  });

  it('is nothing at all in English', () => {
    const texts = [...english.values()].filter((own) => !own.includes('{{'));
    expect(createLeftoverCheck('en_us', english)(texts)).toEqual([]);
  });
});
