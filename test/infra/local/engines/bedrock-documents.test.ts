import { describe, expect, test } from 'vitest';
import { NO_ANSWER, reply } from '../../../../infra/local/engines/bedrock/reader.ts';
import { ask } from './bedrock-pages.ts';

/** A passage of a document, with the headings that it stands under. */
const passage = (text: string, source = 'manual') => [{ source, text }];

const MANUAL = passage(
  [
    '6.1 Filter cartridge',
    'The filter cartridge AQ-2 lasts for 50 litres. Soak it in cold water for 5 minutes.',
    '6.2 Repairs',
    'A repair costs £149. The workshop takes 7 working days.',
    'E05 | Grinder blocked | Empty the bean container',
  ].join('\n'),
);

describe('a question about a document', () => {
  test('is never answered with a numbered heading, which says what its text is about', () => {
    const answer = reply(ask(MANUAL, 'How long must the filter cartridge soak?'));

    expect(answer).toContain('Soak it in cold water for 5 minutes.');
    expect(answer).not.toContain('6.1');
  });

  test('for a price is answered with a price or not at all', () => {
    expect(reply(ask(MANUAL, 'What does a repair cost?'))).toContain('A repair costs £149.');
    expect(reply(ask(MANUAL, 'What does the filter cartridge AQ-2 cost?'))).toBe(NO_ANSWER);
  });

  test.each([
    ['How much is a lesson?', 'A lesson costs a hundred euros.'],
    ['Was kostet eine Stunde?', 'Eine Stunde kostet hundert Euro.'],
    ['كم سعر الدرس الواحد؟', 'الدرس الواحد بمئة درهم ومدته ساعة واحدة.'],
  ])('for a price is answered with one that is written out: %s', (question, answer) => {
    expect(reply(ask(passage(answer), question))).toBe(`${answer} [1]`);
  });

  test('for a number is answered with a sentence that holds one', () => {
    const passages = passage('The tank is made of glass. The tank holds 2 litres.');

    expect(reply(ask(passages, 'How large is the tank?'))).toBe('The tank holds 2 litres. [1]');
  });

  test('about a code finds its row of a table', () => {
    expect(reply(ask(MANUAL, 'What does E05 mean?'))).toContain('Grinder blocked');
  });

  test('about two things is not answered by what speaks of one of them', () => {
    expect(reply(ask(MANUAL, 'Which colour has the workshop?'))).toBe(NO_ANSWER);
  });

  test('for the meaning of a word is answered by the sentence that begins with it', () => {
    const passages = passage('We pay the excess back at times.\nExcess: the part of a claim that you bear yourself.');

    expect(reply(ask(passages, 'What is the excess?'))).toContain(
      'Excess: the part of a claim that you bear yourself.',
    );
  });

  test('in Thai is answered by number, and refused where the number is missing', () => {
    const passages = [...passage('ค่าธรรมเนียมเอกสารแนบท้ายคือ 900 บาท'), ...passage('รถจักรยานยนต์ไม่อยู่ในกรมธรรม์นี้')];

    expect(reply(ask(passages, 'ค่าธรรมเนียมเอกสารแนบท้ายคือกี่บาท'))).toContain('900 บาท');
    expect(reply(ask(passages, 'รถจักรยานยนต์เบี้ยประกันเท่าไร'))).toBe(NO_ANSWER);
  });
});
