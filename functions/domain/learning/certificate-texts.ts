/** The words of certificates. A language that is not here gets English. */
import { directionOf, toBcp47, type Direction, type LanguageValue } from '../../../shared/places/languages.ts';
import type { HanScript } from '../../../shared/model/web-fonts.ts';

const english = {
  title: 'Certificate',
  proves: 'has proved level {level} for',
  levels: { 1: 'Foundation', 2: 'Advanced', 3: 'Expert' },
  by: 'A product of {company}',
  passed: 'Passed on',
  valid: 'Valid until',
  number: 'Certificate',
  how: 'Worked out from the records of the learning portal: a test of its own for this level and for each level below it.',
};
export type CertificateTexts = typeof english;

const german: CertificateTexts = {
  title: 'Zertifikat',
  proves: 'hat die Stufe {level} nachgewiesen für',
  levels: { 1: 'Grundlagen', 2: 'Fortgeschritten', 3: 'Experte' },
  by: 'Ein Produkt von {company}',
  passed: 'Bestanden am',
  valid: 'Gültig bis',
  number: 'Zertifikat',
  how: 'Ermittelt aus den Nachweisen des Lernportals: je eine eigene Prüfung für diese Stufe und für jede Stufe darunter.',
};

const arabic: CertificateTexts = {
  title: 'شهادة',
  proves: 'أثبت المستوى «{level}» في',
  levels: { 1: 'الأساسي', 2: 'المتقدم', 3: 'الخبير' },
  by: 'منتج من {company}',
  passed: 'تاريخ الاجتياز',
  valid: 'صالحة حتى',
  number: 'رقم الشهادة',
  how: 'محسوبة من سجلات بوابة التعلم: اختبار مستقل لهذا المستوى ولكل مستوى أدنى منه.',
};

const chinese: CertificateTexts = {
  title: '證書',
  proves: '已通過以下產品的「{level}」級別',
  levels: { 1: '基礎', 2: '進階', 3: '專家' },
  by: '{company} 的產品',
  passed: '通過日期',
  valid: '有效期至',
  number: '證書編號',
  how: '根據學習平台的紀錄得出：此級別及以下每個級別均各有一次獨立測驗。',
};

const byLanguage: Partial<Record<LanguageValue, CertificateTexts>> = {
  ar_ae: arabic,
  ar_sa: arabic,
  de_at: german,
  de_ch: german,
  de_de: german,
  zh_hk: chinese,
};

export type CertificateLanguage = {
  texts: CertificateTexts;
  /** BCP 47, with the calendar and the figures of the document. */
  tag: string;
  direction: Direction;
  script: HanScript | undefined;
};

export function certificateLanguage(language: LanguageValue): CertificateLanguage {
  const texts = byLanguage[language];
  const known = texts ? language : 'en_gb';
  return {
    texts: texts ?? english,
    tag: `${toBcp47(known)}-u-ca-gregory-nu-latn`,
    direction: directionOf(known),
    script: language === 'zh_hk' ? 'Hant' : undefined,
  };
}
