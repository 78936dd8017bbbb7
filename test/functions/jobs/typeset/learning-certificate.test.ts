/** Certificates as they are read: set by the real typesetter with the fonts of the build, and read back. */
import { describe, expect, test } from 'vitest';
import { documentLimits, pageText, readPdf } from '../../../../functions/domain/knowledge/read-pdf.ts';
import { drawCertificate, type Certificate } from '../../../../functions/domain/learning/draw-certificate.ts';
import { pdfStructure } from '../../../kit/pdf-structure.ts';
import { useRealPapers } from '../../../kit/real-papers.ts';

useRealPapers();

const certificate: Certificate = {
  agent: 'Mara <b>Lindqvist</b> #read("/etc/passwd")',
  company: 'Nordic Cover',
  product: 'Travel cover',
  level: 2,
  reachedAt: '2026-03-10T12:00:00.000Z',
  validUntil: '2027-03-10T12:00:00.000Z',
  certificateId: '01KKBZJR000123456789ABCDEF',
  language: 'en_us',
};

const bare = (text: string): string => text.replaceAll(/[\s\u200b\u200e\u200f\u2068\u2069]/g, '');

async function read(changes: Partial<Certificate>): Promise<{ pages: number; text: string; tag: string }> {
  const pdf = await drawCertificate({ ...certificate, ...changes });
  const pages = await readPdf(pdf, documentLimits);
  return { pages: pages.length, text: bare(pages.map(pageText).join('\n')), tag: pdfStructure(pdf).language };
}

describe('the certificate of a level', () => {
  test.each([
    ['en_us', 'en-US', {}, ['has proved level Advanced for', 'A product of Nordic Cover', 'March 10, 2027']],
    ['de_de', 'de-DE', { product: 'Reiseschutz' }, ['Reiseschutz', '10. März 2027']],
    ['ar_ae', 'ar-AE', { agent: 'ليلى المنصوري', company: 'مكتب المنصوري' }, ['المتقدم', 'ليلى المنصوري', '2027']],
    ['th_th', 'th-TH', { agent: 'สมชาย ใจดี' }, ['สมชาย ใจดี', '2027']],
    [
      'zh_hk',
      'zh-HK',
      { agent: '陳美玲', company: '港灣理財顧問有限公司' },
      ['陳美玲', '港灣理財顧問有限公司', '2027年'],
    ],
  ] as const)(
    'in %s is one sheet that says who reached what, and until when',
    async (language, tag, changes, words) => {
      const { pages, text, tag: told } = await read({ ...changes, language });

      expect([pages, told]).toEqual([1, tag]);
      for (const part of [certificate.certificateId, ...words]) expect(text).toContain(bare(part));
    },
  );

  test('shows what people wrote letter by letter', async () => {
    expect((await read({})).text).toContain(bare(certificate.agent));
  });

  test('stays one sheet with the longest names', async () => {
    const { pages } = await read({
      agent: 'Maximiliane-Alexandra '.repeat(5).trim(),
      company: 'Versicherungsmakler & Söhne '.repeat(4).trim(),
      product: 'Travel cover for the whole family '.repeat(3).trim(),
    });

    expect(pages).toBe(1);
  });
});
