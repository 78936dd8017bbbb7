import { describe, expect, it } from 'vitest';
import { judgeSetup } from '../../../../infra/local/engines/bedrock/judge-setup.ts';

const CLEAR = {
  industry: 'Insurance',
  profession: 'Broker for families',
  keyInformation: 'Name, phone and what they want to insure',
  concerns: 'Prices and how long a claim takes',
};

describe('clear set-up answers', () => {
  it.each([
    ['English', CLEAR],
    ['short words and abbreviations', { ...CLEAR, industry: 'IT', profession: 'HR' }],
    ['German', { ...CLEAR, industry: 'Rechtsschutz', concerns: 'Wert und Bewertung' }],
    ['Arabic', { ...CLEAR, industry: 'عقارات', profession: 'مستشارة' }],
    ['Chinese', { ...CLEAR, industry: '保险', profession: '顾问' }],
    ['Thai', { ...CLEAR, industry: 'ประกันภัย' }],
  ])('in %s are clear', (_, answers) => {
    expect(judgeSetup(JSON.stringify(answers))).toEqual({ clear: true, reason: 'All answers are clear.' });
  });
});

describe('unclear set-up answers', () => {
  it.each([
    ['', 'it is empty'],
    ['   ', 'it is empty'],
    ['12345', 'it holds no words'],
    ['?!...', 'it holds no words'],
    ['x', 'it is too short'],
    ['test test test', 'it repeats the same word'],
    ['aaaaaa', 'it repeats the same letter'],
    ['asdf', 'it looks like keys pressed at random'],
    ['qwerty', 'it looks like keys pressed at random'],
    ['asdasd', 'it looks like keys pressed at random'],
    ['lkjhg fdsa', 'it looks like keys pressed at random'],
    ['xkcdbrtz', 'it does not read as words'],
  ])('%j is named with its reason', (text, because) => {
    const judgement = judgeSetup(JSON.stringify({ ...CLEAR, profession: text }));

    expect(judgement).toEqual({ clear: false, reason: `Your answer about the profession is not clear: ${because}.` });
  });

  it('says the reason in Arabic to whom Arabic is named', () => {
    const judged = judgeSetup(JSON.stringify({ industry: 'xxxx' }), 'ar');

    expect(judged).toEqual({ clear: false, reason: 'إجابتك عن القطاع غير واضحة: يتكرر فيها حرف واحد.' });
  });

  it('a missing field is empty', () => {
    const { concerns: _, ...rest } = CLEAR;

    const { reason } = judgeSetup(JSON.stringify(rest));

    expect(reason).toBe("Your answer about the clients' main concerns is not clear: it is empty.");
  });

  it('text that is not JSON is not clear', () => {
    expect(judgeSetup('Insurance').clear).toBe(false);
  });
});
