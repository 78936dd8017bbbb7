import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadSms, leadsSms } from '../../../../functions/domain/messages/alert-texts.ts';
import { mailTexts } from '../../../../functions/domain/messages/mail-texts.ts';
import { languageValues } from '../../../../shared/places/languages.ts';
import { fitsOneSms } from '../../../../shared/rules/sms-length.ts';

const link = 'https://preprod.xpage.example/app/leads';
const language = fc.constantFrom(...languageValues);
const name = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.string({ unit: 'binary', maxLength: 80 }));
const phone = fc.integer({ min: 1_000_000, max: 999_999_999_999_999 }).map((digits) => `+${digits}`);

/** The alphabet of 3GPP TS 23.038 by another way: everything that iconv would not call foreign. */
const isGsm = (text: string): boolean =>
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ -#¤%-?¡A-ZÄÖÑÜ§¿a-zäöñüà\f^{}\\[~\]|€]*$/u.test(text);
const gsmLength = (text: string): number => text.length + (text.match(/[\f^{}\\[~\]|€]/g)?.length ?? 0);

describe('the SMS about a lead', () => {
  test('is one SMS with number and link whole, whatever the name and the language', () => {
    fc.assert(
      fc.property(language, name, phone, (value, who, number) => {
        const text = leadSms({ name: who, phone: number }, link, mailTexts(value));

        expect(text.endsWith(`${number}\n${link}`)).toBe(true);
        if (isGsm(text)) expect(gsmLength(text)).toBeLessThanOrEqual(160);
        else expect(text.length).toBeLessThanOrEqual(70);
      }),
      { numRuns: 2_000 },
    );
  });

  test('holds the whole name when there is room', () => {
    const texts = mailTexts('en_us');

    expect(leadSms({ name: 'Tom Berg', phone: '+46701234567' }, link, texts)).toBe(
      `New lead: Tom Berg\n+46701234567\n${link}`,
    );
  });

  test('cuts a name between what people see as characters', () => {
    const family = '👨‍👩‍👧';
    const text = leadSms({ name: family.repeat(9), phone: '+46701234567' }, link, mailTexts('en_us'));

    expect(text.split('\n')[0]?.replaceAll(family, '')).toBe(
      text.split('\n').length === 3 ? 'New lead: ' : '+46701234567',
    );
  });
});

test.each(languageValues)('the SMS about several leads is one SMS in %s', (value) => {
  expect(fitsOneSms(leadsSms(9_999, link, mailTexts(value)))).toBe(true);
});
