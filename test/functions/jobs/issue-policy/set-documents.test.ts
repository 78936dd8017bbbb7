/** Documents of policies as they are read: set by the real typesetter with the fonts of the build, and read back. */
import { describe, expect, test } from 'vitest';
import { documentLimits, pageText, readPdf } from '../../../../functions/domain/knowledge/read-pdf.ts';
import { certificateData } from '../../../../functions/jobs/issue-policy/certificate-data.ts';
import type { PolicyPaper } from '../../../../functions/jobs/issue-policy/policy-paper.ts';
import { receiptData } from '../../../../functions/jobs/issue-policy/receipt-data.ts';
import { scheduleData } from '../../../../functions/jobs/issue-policy/schedule-data.ts';
import { setDocument, type PaperKind } from '../../../../functions/jobs/issue-policy/set-documents.ts';
import type { LanguageValue } from '../../../../shared/places/languages.ts';
import { paperOf } from '../../../kit/insurance/papers.ts';
import { useRealPapers } from '../../../kit/real-papers.ts';

useRealPapers();

/** Without spaces, which lie differently in every script, and without signs of direction. */
const bare = (text: string): string => text.replaceAll(/[\s\u200b\u200e\u200f\u202a-\u202c\u2066-\u2069]/g, '');

async function read(paper: PolicyPaper, kind: PaperKind): Promise<{ pages: number; text: string }> {
  const pages = await readPdf(await setDocument(paper, kind), documentLimits);
  return { pages: pages.length, text: bare(pages.map(pageText).join('\n')) };
}

type Words = Record<PaperKind, string[]>;

const samples: [code: string, language: LanguageValue, Words][] = [
  [
    'travel-hk',
    'en_us',
    {
      schedule: [
        'Policy schedule',
        'Japan, South Korea, and France',
        'HK$1,200,000',
        'Insurance Authority levy',
        '陳子晴',
      ],
      certificate: ['Certificate of insurance', 'Alexander Montgomery-Wong', 'July 14, 2019', 'Medical treatment'],
      receipt: ['Receipt', 'PO26-00000042-40', 'November 22, 2026', 'Card', 'HK$1,655.65'],
    },
  ],
  [
    'travel-hk',
    'zh_hk',
    {
      schedule: ['保單承保表', '日本、南韓及法國', '保險業監管局', '尊尚計劃', 'HK$1,655.65'],
      certificate: [
        ...['保險證明書', 'Certificate of insurance', 'Japan, South Korea, and France', 'Premier'],
        ...['1990年2月3日', 'Date of birth', 'February 3, 1990', '包括', 'Included', 'January 3, 2027'],
      ],
      receipt: ['收據', '2026年11月22日', '已付'],
    },
  ],
  [
    'travel-hk',
    'ar_ae',
    {
      schedule: ['جدول الوثيقة', 'اليابان', 'المميزة', '1,655.65'],
      certificate: ['شهادة تأمين', 'Certificate of insurance', 'Japan, South Korea, and France', 'Policyholder'],
      receipt: ['إيصال', 'الإجمالي', '1,655.65'],
    },
  ],
  [
    'motor-th',
    'th_th',
    {
      schedule: ['ตารางกรมธรรม์ประกันภัย', 'สมหญิง ใจดี', '1กข 1234', '฿420,000', 'กรุงเทพมหานคร'],
      certificate: ['หนังสือรับรองการประกันภัย', '1กข 1234', 'Toyota', 'Yaris Ativ', 'Bangkok'],
      receipt: ['ใบเสร็จรับเงิน', '฿1,928.71', '฿11,572.11'],
    },
  ],
  [
    'accident-id',
    'id_id',
    {
      schedule: ['Ikhtisar polis', 'Siti Rahayu', 'Bea meterai', 'Rp 525.760', '22 Oktober 2027'],
      certificate: ['Sertifikat asuransi', 'Insured persons', 'Meninggal dunia akibat kecelakaan'],
      receipt: ['Kuitansi', 'Biaya cicilan', 'Rp 43.817'],
    },
  ],
  [
    'motor-my',
    'ms_my',
    {
      schedule: ['Jadual polisi', 'WAB 77', 'Perodua', 'Mei Ling Chan', '12 Jalan Contoh'],
      certificate: ['Sijil insurans', 'WAB 77', 'Myvi'],
      receipt: ['Resit', 'Jumlah'],
    },
  ],
  [
    'pet-gb',
    'en_us',
    {
      schedule: ['Biscuit', 'Labrador Retriever', '£8,000', 'Insurance Premium Tax', '10 Sample Street', '£99'],
      certificate: ['Biscuit', 'Labrador Retriever', 'Vet fees'],
      receipt: ['£495.26', '£41.29'],
    },
  ],
];

describe('the documents of a policy, read back from their PDFs', () => {
  test.each(samples)(
    'of %s in %s say who, what, when and how much',
    async (code, language, words) => {
      const paper = paperOf(code, language);
      const { number } = paper.policy;

      for (const [kind, most] of [
        ['schedule', 3],
        ['certificate', 1],
        ['receipt', 1],
      ] as const) {
        const { pages, text } = await read(paper, kind);
        expect(pages).toBeLessThanOrEqual(most);
        for (const part of [number, 'Harbour & Vale', ...words[kind]]) expect(text).toContain(bare(part));
      }
    },
    60_000,
  );

  test.each(['en_us', 'th_th'] as const)(
    'the certificate is one sheet with the most that it can hold (%s)',
    async (language) => {
      const paper = paperOf('travel-hk', language);
      const { answers } = paper.policy;
      const insured = Array.from({ length: 10 }, () => ({
        ...{ relation: 'other', birth: '1988-11-30', firstName: 'Alexander Maximilian', lastName: 'Montgomery-Wong' },
      }));
      const most = {
        ...answers,
        answer: { ...answers.answer, destinations: ['JP', 'KR', 'FR', 'DE', 'GB', 'NZ', 'AE', 'TT', 'PG', 'BA'] },
        insured,
      };
      const policy = { ...paper.policy, answers: most };
      const full = { ...paper, policy, insured: { ...paper.insured, answers: most } };

      expect((await read(full, 'certificate')).pages).toBe(1);
    },
    60_000,
  );
});

describe('a document of a policy', () => {
  test('takes what people wrote for words, never for markup or code', async () => {
    const paper = paperOf('travel-hk', 'en_us');
    const script = '#read("/etc/passwd") $x$ *b* <img src=x> @a';
    const applicant = { ...paper.policy.answers.applicant, firstName: script, addressLine: script };
    const answers = { ...paper.policy.answers, applicant };
    const holder = { ...paper.policy.holder, firstName: script };
    const evil = { ...paper, company: script, agent: script, policy: { ...paper.policy, answers, holder } };

    for (const kind of ['schedule', 'certificate', 'receipt'] as const) {
      expect((await read(evil, kind)).text).toContain(bare(script));
    }
  });

  test('breaks a name without an end, so that nothing leaves the sheet', async () => {
    const paper = paperOf('travel-hk', 'en_us');
    const endless = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
    const policy = { ...paper.policy, holder: { ...paper.policy.holder, lastName: endless } };
    const pages = await readPdf(await setDocument({ ...paper, policy }, 'receipt'), documentLimits);

    for (const { right } of pages.flatMap(({ lines }) => lines)) expect(right).toBeLessThan(540);
    expect(bare(pages.map(pageText).join(''))).toContain(endless);
  });

  test('keeps amounts of a foreign currency in one piece in Arabic, without marks of direction, and aligned', async () => {
    const pages = await readPdf(await setDocument(paperOf('travel-hk', 'ar_ae'), 'receipt'), documentLimits);
    const sums = pages.flatMap(({ lines }) => lines).filter(({ text }) => /^[−\d,.]+\s?HK\$$/.test(text));

    expect(sums.length).toBeGreaterThan(5);
    expect(new Set(sums.map(({ right }) => Math.round(right))).size).toBe(1);
    expect(JSON.stringify(receiptData(paperOf('travel-hk', 'en_us')))).not.toMatch(/[\u200e\u200f]/);
  });

  test('runs from the right where it has Arabic letters, also behind a name in Latin ones', async () => {
    const pages = await readPdf(await setDocument(paperOf('motor-my', 'ar_ae'), 'receipt'), documentLimits);
    const product = pages[0]?.lines.find(({ text }) => text.includes('Openroad'));

    expect(product?.text.startsWith('Openroad لتأمين السيارات')).toBe(true);
    expect(product?.right).toBeGreaterThan(530);
  });

  test('says in English once what an English certificate says', () => {
    const said = JSON.stringify(certificateData(paperOf('travel-hk', 'en_us')));

    expect(said.split('Included')).toHaveLength(2);
  });

  test('takes amounts off with a minus sign', () => {
    expect(receiptData(paperOf('travel-hk', 'en_us')).price.lines).toContainEqual(['Age', '−HK$219.20']);
  });

  test('shows the payments of a year side by side, each once', async () => {
    const pages = await readPdf(await setDocument(paperOf('accident-id', 'en_us'), 'schedule'), documentLimits);
    const lines = pages.find((page) => page.lines.some(({ text }) => text === '12'))?.lines ?? [];
    const of = (number: number) => lines.find(({ text }) => text === String(number));

    for (const number of [1, 2, 3, 4, 5, 6]) {
      expect(of(number + 6)?.baseline).toBeCloseTo(of(number)?.baseline ?? 0, 1);
      expect(of(number + 6)?.left).toBeGreaterThan((of(number)?.left ?? 0) + 200);
    }
  });

  test('is the same each time', async () => {
    const paper = paperOf('motor-th', 'th_th');

    expect(scheduleData(paper)).toEqual(scheduleData(paper));
    expect(await setDocument(paper, 'schedule')).toEqual(await setDocument(paper, 'schedule'));
  });
});
