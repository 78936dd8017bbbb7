import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/places/languages.ts';
import { answerFrom } from '../../../web/site/answer-from.ts';
import { siteIn } from './site-kit.ts';

describe('the assistant of the demo', () => {
  it.each(languages)(
    'answers the example’s questions in $value from the right sentence, and owns up to the last',
    ({ value, code }) => {
      const { sampleAbout, question1, question2, question3 } = siteIn(value).texts.site.demo;
      const price = answerFrom(sampleAbout, question1, code);
      const visit = answerFrom(sampleAbout, question2, code);

      expect(price).toMatch(/\d/);
      expect(sampleAbout).toContain(price);
      expect(sampleAbout).toContain(visit);
      expect(visit).not.toBe(price);
      expect(answerFrom(sampleAbout, question3, code)).toBeNull();
    },
  );

  it('answers with what stands there now', () => {
    expect(answerFrom('I teach Greek. A lesson costs €40.', 'What does a lesson cost?', 'en-US')).toBe(
      'A lesson costs €40.',
    );
    expect(answerFrom('I teach Greek. The first lesson is free.', 'What does a lesson cost?', 'en-US')).toBe(
      'The first lesson is free.',
    );
  });

  it.each(['', '   ', '???', 'the a of'])('has no answer to %j', (question) => {
    expect(answerFrom('I teach Greek. A lesson costs €40.', question, 'en-US')).toBeNull();
  });

  it('has no answer from nothing', () => {
    expect(answerFrom('', 'What does a lesson cost?', 'en-US')).toBeNull();
  });

  it('answers from one sentence alone when it has something of the question', () => {
    expect(answerFrom('A lesson costs €40.', 'What does a lesson cost?', 'en-US')).toBe('A lesson costs €40.');
    expect(answerFrom('A lesson costs €40.', 'Where do you live?', 'en-US')).toBeNull();
  });
});
