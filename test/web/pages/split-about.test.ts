import { expect, test } from 'vitest';
import { splitAbout } from '../../../web/pages/split-about.ts';

const sentence = 'I plan homes for people who work in them. ';

test('a short story stays whole', () => {
  expect(splitAbout(sentence.repeat(3))).toEqual({ open: [sentence.repeat(3)], more: [] });
});

test('a little too much is shown too: nothing is hidden for one line', () => {
  expect(splitAbout(sentence.repeat(10)).more).toEqual([]);
});

test('a long paragraph parts at the end of a sentence, and nothing is lost', () => {
  const { open, more } = splitAbout(sentence.repeat(20));
  expect(open.join('').endsWith('.')).toBe(true);
  expect(open.join('').length).toBeLessThanOrEqual(340);
  expect(`${open.join('')} ${more.join('')}`).toBe(sentence.repeat(20).trim());
});

test('paragraphs part between each other', () => {
  const paragraph = sentence.repeat(7).trim();
  expect(splitAbout([paragraph, paragraph, paragraph].join('\n\n'))).toEqual({
    open: [paragraph],
    more: [paragraph, paragraph],
  });
});

test('Chinese parts at its own full stop', () => {
  const { open } = splitAbout('我從事財務策劃已有十二年。'.repeat(60));
  expect(open[0]?.endsWith('。')).toBe(true);
});

test('no story has no parts', () => {
  expect(splitAbout(' \n ')).toEqual({ open: [], more: [] });
});
