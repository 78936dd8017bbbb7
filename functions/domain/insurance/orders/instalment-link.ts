/**
 * The way to the payment of an instalment, for its payer's mail and the portal. Its key opens the payments of the policy and
 * nothing else of the application: mailboxes are read by others, and answers and documents hold names, births and addresses
 * of a family. It is worked out anew whenever it is needed and kept nowhere (../referrals/application-link.ts).
 */
import { createHmac } from 'node:crypto';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { AppError } from '../../../kit/app-error.ts';
import { readSecret } from '../../../kit/clients/secrets.ts';
import type { ApplicationRow } from '../application-rows.ts';
import { hashOf, openApplication, type Opened } from '../applications.ts';

export const needs: StoreNeeds = { secrets: ['pepper'] };

async function instalmentKey(applicationId: string): Promise<string> {
  const hash = createHmac('sha256', await readSecret('pepper')).update(`instalment-link\n${applicationId}`);
  return hash.digest('base64url');
}

/** Path of the app; the key stands behind the hash, which browsers do not send. */
export async function instalmentPath(applicationId: string): Promise<string> {
  return `/insurance/-/${applicationId}?pay=instalment#${await instalmentKey(applicationId)}`;
}

/** By the application's key, or by that of the link. Throws `not_found` for any other. */
export async function openForPayment(opened: Opened, now: Date): Promise<ApplicationRow> {
  try {
    return await openApplication(opened, now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    return openApplication(opened, now, [hashOf(await instalmentKey(opened.applicationId))]);
  }
}
