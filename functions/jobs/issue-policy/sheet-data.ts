/** What all documents of a policy have in common: head, foot, language. */
import { paperLanguage } from '../../kit/paper-language.ts';
import type { PaperData } from '../../kit/typesetting.ts';
import type { PolicyPaper } from './policy-paper.ts';

export type SheetData = {
  language: PaperData['language'];
  title: string;
  company: string;
  /** Of the policy: in the head of the first page and the foot of each. */
  number: string;
  /** Its name, and what kind of insurance it is. */
  product: readonly [name: string, kind: string];
};

export function sheetData({ policy, company, insured, language }: PolicyPaper, title: string): SheetData {
  const product = [insured.texts.name, insured.texts.policyType] as const;
  return { language: paperLanguage(language.value), title, company, number: policy.number, product };
}
