import { expect, test } from 'vitest';
import { answerLanguage, readingOf } from '../../../../functions/domain/assistant/answer-language.ts';

test.each([
  // The page's language, and the one that the visitor reads it in, are English.
  ['What does a first session cost?', 'en_us'],
  ['Was kostet ein Erstgespräch?', 'de_de'],
  ['Combien coûte une première séance avec vous ?', 'fr_fr'],
  ['¿Cuánto cuesta la primera sesión con usted?', 'es_es'],
  ['كم تكلفة الجلسة الأولى؟', 'ar_ae'],
  ['初回はいくらですか', 'ja_jp'],
  ['첫 상담은 얼마인가요?', 'ko_kr'],
  ['ครั้งแรกราคาเท่าไหร่', 'th_th'],
  // Too little to tell.
  ['Bor du i Lund eller i Malmö?', 'en_us'],
  ['Preise?', 'en_us'],
  ['Mara Lindqvist', 'en_us'],
  ['www', 'en_us'],
  ['', 'en_us'],
])('%s is answered in %s', (question, expected) => {
  expect(answerLanguage(question, 'en_us', 'en_us')).toBe(expected);
});

test('the country of the page that is read counts, then that of the page itself', () => {
  expect(answerLanguage('Was kostet ein Erstgespräch?', 'de_ch', 'en_us')).toBe('de_ch');
  expect(answerLanguage('Was kostet ein Erstgespräch?', 'en_us', 'de_at')).toBe('de_at');
});

test('countries of one language read the same page', () => {
  expect(readingOf('de_at', 'de_de')).toEqual({ isSameLanguage: true, ownLanguage: 'de_de' });
  expect(readingOf('en_us', 'de_de')).toEqual({ isSameLanguage: false, ownLanguage: 'de_de' });
});
