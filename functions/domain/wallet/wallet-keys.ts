/**
 * The keys that passes are signed with. An administrator puts them into the secret `wallet` (docs/deploy.md); what Apple
 * calls the pass type and the team stands in the certificate itself.
 */
import { X509Certificate } from 'node:crypto';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { readSecret } from '../../kit/clients/secrets.ts';

export const needs: StoreNeeds = { secrets: ['wallet'] };

const pem = z.string().startsWith('-----BEGIN ');

const WalletSecret = z.object({
  /** Of the pass type id: its certificate, its key, and Apple's intermediate certificate (WWDR). */
  apple: z.object({ certificate: pem, key: pem, wwdr: pem }).optional(),
  /** The service account, as Google's file has it. */
  google: z.object({ client_email: z.email(), private_key: pem }).optional(),
});

export type AppleKeys = { certificate: string; key: string; wwdr: string; passType: string; team: string };
export type GoogleKeys = { email: string; key: string };

/** Throws when the secret holds no keys of Apple's, or ones that phones refuse by now. */
export async function readAppleKeys(now: Date): Promise<AppleKeys> {
  const { apple } = await readWalletSecret();
  if (!apple) throw missing('apple');
  for (const text of [apple.certificate, apple.wwdr]) refuseExpired(new X509Certificate(text), now);
  const { UID: passType, OU: team } = new X509Certificate(apple.certificate).toLegacyObject().subject;
  if (!passType || !team) throw new Error('The certificate for passes names no pass type (UID) or no team (OU).');
  return { ...apple, passType: String(passType), team: String(team) };
}

/** Throws when the secret holds no service account. */
export async function readGoogleKeys(): Promise<GoogleKeys> {
  const { google } = await readWalletSecret();
  if (!google) throw missing('google');
  return { email: google.client_email, key: google.private_key };
}

async function readWalletSecret(): Promise<z.infer<typeof WalletSecret>> {
  const text = await readSecret('wallet');
  if (!text.startsWith('{')) throw missing('apple or google');
  return WalletSecret.parse(JSON.parse(text));
}

function missing(part: string): Error {
  return new Error(
    `The stage offers wallet passes, and the secret wallet holds no ${part}. docs/deploy.md says how to put it there.`,
  );
}

function refuseExpired({ subject, validTo }: X509Certificate, now: Date): void {
  if (Date.parse(validTo) > now.getTime()) return;
  throw new Error(
    `The certificate of ${subject.replaceAll('\n', ', ')} ended on ${validTo}. Put a new one into wallet.`,
  );
}
