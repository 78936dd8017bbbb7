import { describe, expect, test } from 'vitest';
import { kindOfBytes } from '../../../../functions/domain/knowledge/kind-of-bytes.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

describe('kindOfBytes', () => {
  test.each([
    { name: 'wording.pdf', start: bytes('%PDF-1.7'), kind: 'pdf' },
    { name: 'wording.txt', start: bytes('\n%PDF-1.4'), kind: 'pdf' },
    { name: 'wording.DOCX', start: bytes('PK\u0003\u0004'), kind: 'docx' },
    { name: 'locked.docx', start: bytes('d0cf11e0a1b11ae1', 'hex'), kind: 'docx' },
    { name: 'page.htm', start: bytes('<p>Cover'), kind: 'html' },
    { name: 'page.txt', start: bytes('\ufeff<!DOCTYPE html><html>'), kind: 'html' },
    { name: 'read.me.md', start: bytes('# Cover'), kind: 'md' },
    { name: 'prices.txt', start: bytes('Preise: 5 €'), kind: 'txt' },
    { name: 'prices.txt', start: bytes('\ufeffPreise', 'utf16le'), kind: 'txt' },
  ])('knows $name as $kind', ({ name, start, kind }) => {
    expect(kindOfBytes(start, name)).toBe(kind);
  });

  test.each([
    { name: 'program.txt', start: bytes('MZ\0\u0001') },
    { name: 'picture.md', start: bytes('89504e470d0a1a0a', 'hex') },
    { name: 'archive.zip', start: bytes('PK\u0003\u0004') },
    { name: 'table.xlsx', start: bytes('PK\u0003\u0004') },
    { name: 'old.doc', start: bytes('d0cf11e0a1b11ae1', 'hex') },
    { name: 'script.js', start: bytes('alert(1)') },
    { name: 'nothing', start: bytes('words') },
  ])('knows $name as nothing that can be read', ({ name, start }) => {
    expect(kindOfBytes(start, name)).toBeNull();
  });
});
