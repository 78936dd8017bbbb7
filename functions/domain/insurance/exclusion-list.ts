/**
 * Persons whom an insurer does not insure. The list is kept as marks (rows: product-rows.ts): a hash over the insurer and a
 * person's name and birth, or an id number, so that whoever reads the table reads no names, and lists cannot be compared.
 */
import { createHash } from 'node:crypto';
import type { Answers } from '../../../shared/insurance/answers.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readRow } from '../../kit/read-row.ts';
import { excludedKey } from './product-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem'] }] };

export type ListedPerson = {
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD`. */
  birth: string;
  idNumber?: string | undefined;
};

/** Yes or no, and never which of the marks it was. */
export async function isOnExclusionList(companyId: string, person: ListedPerson): Promise<boolean> {
  const keys = marksOf(companyId, person).map((mark) => excludedKey(companyId, mark));
  const found = await Promise.all(keys.map((key) => readRow('insurance', key)));
  return found.some((row) => row !== undefined);
}

/** By name and birth, in either order of the names, and by id number where there is one. */
export function marksOf(companyId: string, { firstName, lastName, birth, idNumber }: ListedPerson): string[] {
  const names = [plain(firstName), plain(lastName)].toSorted().join(' ');
  const texts = [`person ${names} ${birth}`, ...(idNumber === undefined ? [] : [`id ${plain(idNumber)}`])];
  return texts.map((text) => createHash('sha256').update(`${companyId}\n${text}`).digest('hex'));
}

/** Without case, accents, spaces and punctuation: one person is written in many ways. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Whether anybody of an application is, as far as they are named yet. */
export async function isAnyListed(companyId: string, answers: Answers): Promise<boolean> {
  const found = await Promise.all(personsOf(answers).map((person) => isOnExclusionList(companyId, person)));
  return found.includes(true);
}

/** The persons of an application who are named. */
export function personsOf({ applicant, insured }: Answers): ListedPerson[] {
  // Who is insured and applies gives the name with the applicant, the birth with the insured.
  const holder = insured.find(({ relation }) => relation === 'self') ?? {};
  return [{ ...holder, ...applicant }, ...insured].map(toListed).filter((person) => person !== null);
}

function toListed({ firstName, lastName, birth, idNumber }: Answers['applicant']): ListedPerson | null {
  if (typeof firstName !== 'string' || typeof birth !== 'string') return null;
  const last = typeof lastName === 'string' ? lastName : '';
  return { firstName, lastName: last, birth, idNumber: typeof idNumber === 'string' ? idNumber : undefined };
}
