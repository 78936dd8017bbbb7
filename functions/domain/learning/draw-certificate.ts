/** The certificate of a level as a PDF: one sheet across (functions/jobs/typeset/papers/learning-certificate.typ). */
import type { LearningLevel } from '../../../shared/model/learning-level.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { paperLanguage } from '../../kit/paper-language.ts';
import { typeset } from '../../kit/typeset.ts';
import type { PaperData } from '../../kit/typesetting.ts';
import { certificateLanguage } from './certificate-texts.ts';

export type Certificate = {
  agent: string;
  company: string;
  product: string;
  level: LearningLevel;
  reachedAt: string;
  validUntil: string;
  certificateId: string;
  language: LanguageValue;
};

/** A sentence in pieces, and whether a piece is what stands in its place. */
type Pieces = [text: string, isFilled: boolean][];

export type CertificatePaper = PaperData & {
  words: { title: string; proves: Pieces; by: Pieces; how: string };
  agent: string;
  company: string;
  product: string;
  level: LearningLevel;
  facts: [name: string, value: string][];
};

/** Throws what setting throws. */
export const drawCertificate = (certificate: Certificate): Promise<Buffer> =>
  typeset('learning-certificate', certificatePaper(certificate));

export function certificatePaper(certificate: Certificate): CertificatePaper {
  const { agent, company, product, level, reachedAt, validUntil, certificateId, language } = certificate;
  const { texts, tag } = certificateLanguage(language);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    title: `${texts.title}: ${product}`,
    language: paperLanguage(language),
    words: {
      title: texts.title,
      proves: piecesOf(texts.proves, '{{level}}', texts.levels[level]),
      by: piecesOf(texts.by, '{{company}}', company),
      how: texts.how,
    },
    ...{ agent, company, product, level },
    facts: [
      [texts.passed, day.format(new Date(reachedAt))],
      [texts.valid, day.format(new Date(validUntil))],
      [texts.number, certificateId],
    ],
  };
}

function piecesOf(sentence: string, place: string, value: string): Pieces {
  const [before = '', after = ''] = sentence.split(place);
  return [
    [before, false],
    [value, true],
    [after, false],
  ];
}
