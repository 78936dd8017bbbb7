/** The documents of the bench: texts of our own, told apart as a company's products are. */
import { readFileSync } from 'node:fs';
import type { BenchQuestion } from './question.ts';
import { coffeeMachineEn } from './questions/coffee-machine-en.ts';
import { dehumidifierZh } from './questions/dehumidifier-zh.ts';
import { healthAr } from './questions/health-ar.ts';
import { heldOutQuestions } from './questions/held-out.ts';
import { householdDe } from './questions/household-de.ts';
import { motorTh } from './questions/motor-th.ts';
import { travelTariffEn } from './questions/travel-tariff-en.ts';
import { travelWordingEn } from './questions/travel-wording-en.ts';
import { workshopPricesDe } from './questions/workshop-prices-de.ts';

export type BenchDocument = {
  /** Of its source in `documents/`. */
  id: string;
  /** Documents of one product are asked together. */
  product: string;
  /** Two letters. */
  language: 'en' | 'de' | 'ar' | 'zh' | 'th';
  /** What stands at the head of each page. */
  runningTitle: string;
  questions: readonly BenchQuestion[];
};

/** Questions that nothing was tuned on. */
export const heldOutOf = ({ id }: BenchDocument): readonly BenchQuestion[] => heldOutQuestions[id] ?? [];

export const benchDocuments: readonly BenchDocument[] = [
  {
    id: 'travel-wording-en',
    product: 'travel',
    language: 'en',
    runningTitle: 'Harbourlight Travel · Policy Wording HT-2026-03',
    questions: travelWordingEn,
  },
  {
    id: 'travel-tariff-en',
    product: 'travel',
    language: 'en',
    runningTitle: 'Harbourlight Travel · Premium Tariff HT-T-2026',
    questions: travelTariffEn,
  },
  {
    id: 'coffee-machine-en',
    product: 'coffee',
    language: 'en',
    runningTitle: 'Calorosa 40 · User Manual',
    questions: coffeeMachineEn,
  },
  {
    id: 'household-de',
    product: 'household',
    language: 'de',
    runningTitle: 'Lindenhof Hausrat · Bedingungen LH-HR 2026',
    questions: householdDe,
  },
  {
    id: 'workshop-prices-de',
    product: 'workshop',
    language: 'de',
    runningTitle: 'Speichenkranz · Preisliste 2026',
    questions: workshopPricesDe,
  },
  {
    id: 'health-ar',
    product: 'health',
    language: 'ar',
    runningTitle: 'تأمين الواحة الصحي · الإصدار 2026',
    questions: healthAr,
  },
  {
    id: 'dehumidifier-zh',
    product: 'dehumidifier',
    language: 'zh',
    runningTitle: '清嵐 D20 · 使用手冊',
    questions: dehumidifierZh,
  },
  {
    id: 'motor-th',
    product: 'motor',
    language: 'th',
    runningTitle: 'ธาราประกันภัย · ฉบับ ธร-2569',
    questions: motorTh,
  },
];

/** In the Markdown that layout.ts knows. */
export function sourceOf({ id }: BenchDocument): string {
  return readFileSync(`${import.meta.dirname}/documents/${id}.md`, 'utf8');
}
