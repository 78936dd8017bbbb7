import { expect, test } from 'vitest';
import { initialsOf, longestWordWidth } from '../../../web/pages/name-parts.ts';

test.each([
  ['Mara Lindqvist', 'ML'],
  ['mara', 'M'],
  ['Ana María de la Cruz', 'AC'],
  ['  (Bob)  O’Neill ', 'BO'],
  ['陳嘉欣', '陳'],
  ['สมหญิง วัฒนกุลชัย', 'สว'],
  ['ليلى المنصوري', 'ل\u200cا'],
  ['👩‍🎨', ''],
  ['', ''],
])('initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a word takes more room in a wide script, and marks take none', () => {
  expect(longestWordWidth('陳嘉欣儀')).toBeGreaterThan(longestWordWidth('Anna'));
  expect(longestWordWidth('e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301')).toBe(longestWordWidth('eeeeee'));
});

test('the longest word counts, however short the others are', () => {
  expect(longestWordWidth('Al Lindqvist')).toBe(longestWordWidth('Lindqvist'));
  expect(longestWordWidth('')).toBe(5);
});

test('a line may break after a hyphen, so a double name counts in its parts', () => {
  expect(longestWordWidth('Schwarzenberg-Mühlenbeck')).toBe(longestWordWidth('Schwarzenberg-'));
});
