import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '../../../../../shared/model/document-product.ts';
import { checkDocument } from '../../../../../web/app/areas/document-chat/documents/check-document.ts';
import { passageBlocks } from '../../../../../web/app/areas/document-chat/reading/passage-blocks.ts';
import { firstOf, readPage } from '../../../../../web/app/areas/document-chat/reading/reading-search.ts';
import { siteOf } from '../../../../../web/app/areas/document-chat/share/site-of.ts';

describe('checkDocument', () => {
  it.each([
    ['terms.PDF', 'application/pdf'],
    ['terms.htm', 'text/html'],
    ['read.me.md', 'text/markdown'],
  ])('sends %s as %s, whatever the browser makes of it', (name, contentType) => {
    expect(checkDocument({ name, size: 10 })).toEqual({ ok: true, contentType });
  });

  it.each(['tune.mp3', 'pdf', 'terms.doc', ''])('refuses %j before it is sent', (name) => {
    expect(checkDocument({ name, size: 10 })).toEqual({ ok: false, code: 'document_kind_unknown' });
  });

  it('takes a document of the very largest size and none larger', () => {
    expect(checkDocument({ name: 'a.pdf', size: MAX_DOCUMENT_BYTES }).ok).toBe(true);
    expect(checkDocument({ name: 'a.pdf', size: MAX_DOCUMENT_BYTES + 1 })).toEqual({
      ok: false,
      code: 'document_too_large',
    });
  });
});

describe('passageBlocks', () => {
  const text = 'Head\nOne two three. Four five.\nFoot';

  it('shows every word once, numbered by its passage', () => {
    expect(
      passageBlocks(text, [
        { start: 5, end: 19 },
        { start: 15, end: 30 },
      ]),
    ).toEqual([
      { text: 'Head', passage: null },
      { text: 'One two th', passage: 1 },
      { text: 'ree. Four five.', passage: 2 },
      { text: 'Foot', passage: null },
    ]);
  });

  it('is empty for a page of white space, and whole for one without passages', () => {
    expect(passageBlocks(' \n ', [])).toEqual([]);
    expect(passageBlocks(text, [])).toEqual([{ text, passage: null }]);
  });
});

describe('the pages of a reading', () => {
  it.each([
    ['7', 24, 7],
    ['0', 24, 1],
    ['99', 24, 24],
    ['x', 24, 1],
    [null, 24, 1],
  ])('read %j of %i as page %i', (typed, pages, page) => {
    expect(readPage(typed, pages)).toBe(page);
  });

  it.each([
    [1, 1],
    [10, 1],
    [11, 11],
    [25, 21],
  ])('page %i stands among those from %i', (page, first) => {
    expect(firstOf(page)).toBe(first);
  });
});

describe('siteOf', () => {
  it.each([
    ['www.example.com/prices', 'https://www.example.com'],
    [' https://example.com:8443/a?b#c ', 'https://example.com:8443'],
    ['http://localhost:3000/x', 'http://localhost:3000'],
    ['not a site', 'not a site'],
  ])('makes %j into %j', (typed, site) => {
    expect(siteOf(typed)).toBe(site);
  });
});
