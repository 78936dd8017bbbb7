import { describe, expect, test } from 'vitest';
import { spamReasonOf } from '../../../../functions/domain/leads/spam.ts';
import { NOW } from '../../../kit/call-context.ts';

const form = { message: 'Please call me.', website: '', openedAt: NOW.getTime() - 20_000 };

describe('a form', () => {
  test.each([
    ['two links', 'My flat: https://flat.example/1 and https://flat.example/2'],
    ['many lines', 'Hello\n\nI live at 5 < 6 and write a lot.\n'.repeat(20)],
    ['words about links', 'Your www page and the URL on it are great'],
  ])('with %s is a visitor', (_, message) => {
    expect(spamReasonOf({ ...form, message }, NOW)).toBeNull();
  });

  test.each([
    ['three links', 'http://a.example, www.b.example; HTTPS://C.example'],
    ['links of a forum', '[url=http://a.example]cheap[/url]'],
    ['links of a web page', '<a href="http://a.example">cheap</a>'],
  ])('with %s is an advertisement', (_, message) => {
    expect(spamReasonOf({ ...form, message }, NOW)).toBe('links');
  });
});
