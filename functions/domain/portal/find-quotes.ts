/** Applications of a customer: those begun with their proved address, and those that were begun in the portal. */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { listBelow } from '../../kit/list-below.ts';
import { readRow } from '../../kit/read-row.ts';
import { applicantEmail, applicantKey } from '../insurance/address-rows.ts';
import { applicationKey, ApplicationRow } from '../insurance/application-rows.ts';
import { customerApplicationKey } from './portal-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'Query'] }] };

/** More than somebody begins within sixty days. */
const MOST_QUOTES = 200;

export type Customer = { id: string; email: string };

/** Those that are no policy yet and have not lapsed, the last changed first. */
export async function quotesOfCustomer({ id, email }: Customer, now: Date): Promise<ApplicationRow[]> {
  const [own, begun] = await Promise.all([
    listBelow('insurance', customerApplicationKey(id, ''), MOST_QUOTES),
    email === '' ? [] : listBelow('insurance', applicantKey(email, ''), MOST_QUOTES),
  ]);
  const ownIds = new Set(own.map(applicationIdOf));
  const ids = new Set([...ownIds, ...begun.map(applicationIdOf)]);
  const found = await Promise.all([...ids].map((applicationId) => readRow('insurance', applicationKey(applicationId))));
  return found
    .flatMap((item) => (item === undefined ? [] : [ApplicationRow.parse(item)]))
    .filter((row) => row.state !== 'issued' && row.expiresAt > epochSeconds(now))
    .filter((row) => ownIds.has(row.applicationId) || applicantEmail(row) === email)
    .toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
}

/** Throws `not_found` for another's, for one that lapsed or became a policy, and for one that there never was alike. */
export async function findOwnQuote(customer: Customer, applicationId: string, now: Date): Promise<ApplicationRow> {
  const quotes = await quotesOfCustomer(customer, now);
  const quote = quotes.find((row) => row.applicationId === applicationId);
  if (quote === undefined) throw new AppError('not_found');
  return quote;
}

const applicationIdOf = (row: Record<string, unknown>): string => String(row['sk']).slice('APPLICATION#'.length);
