// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { begunPage, keepBegunPage } from '../../../web/lib/begun-page.ts';

const page = { name: 'Ana', work: 'Coach', about: 'I coach teams.', colour: '#1f6b45', template: 'creative' };

beforeEach(() => sessionStorage.clear());

describe('a page that was begun on the home page', () => {
  it('is there in the same tab', () => {
    keepBegunPage(page);

    expect(begunPage()).toEqual(page);
  });

  it('is nothing when none was begun', () => {
    expect(begunPage()).toBeNull();
  });

  it.each(['{', 'null', '"text"'])('is not what %s says', (kept) => {
    sessionStorage.setItem('begun-page', kept);

    expect([null, '']).toContain(begunPage()?.work ?? null);
  });

  it('holds texts of bounded length and a colour that is one', () => {
    sessionStorage.setItem('begun-page', JSON.stringify({ work: 'x'.repeat(5_000), about: 7, colour: 'url(x)' }));

    expect(begunPage()).toEqual({ name: '', work: 'x'.repeat(600), about: '', colour: '', template: '' });
  });
});
