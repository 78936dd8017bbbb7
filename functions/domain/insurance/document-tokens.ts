/**
 * Tokens of documents (SECURITY.md T56): 256 random bits, of which only the hash is kept, good for ten minutes. Who is in the
 * document centre has one that gives tokens for its documents; each of those opens one document of one policy, once.
 */
import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DocumentKind } from '../../../shared/insurance/policy.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { readRow } from '../../kit/read-row.ts';
import { documentTokenKey, DocumentTokenRow } from './policy-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'PutItem', 'DeleteItem'] }] };

const TOKEN_BYTES = 32;
export const TOKEN_SECONDS = 600;

export type MadeToken = { token: string; expiresAt: string };

export async function makeDocumentToken(
  policyId: string,
  opens: DocumentKind | 'center',
  { now, randomBytes }: Pick<CallContext, 'now' | 'randomBytes'>,
): Promise<MadeToken> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = epochSeconds(now) + TOKEN_SECONDS;
  const row: DocumentTokenRow = { policyId, opens, expiresAt };
  await dynamo.send(
    new PutCommand({ TableName: environment.table('insurance'), Item: { ...documentTokenKey(hashOf(token)), ...row } }),
  );
  return { token, expiresAt: new Date(expiresAt * 1_000).toISOString() };
}

/** The policy whose document centre a token is of. Throws `not_found` for one that is over, of a document, or none. */
export async function readCenterToken(token: string, now: Date): Promise<string> {
  const item = await readRow('insurance', documentTokenKey(hashOf(token)));
  const row = item === undefined ? null : DocumentTokenRow.parse(item);
  if (row?.opens !== 'center' || row.expiresAt <= epochSeconds(now)) throw new AppError('not_found');
  return row.policyId;
}

/** What the token of a document opens; it is used up by it. Throws `not_found` for one that is over, used, or none. */
export async function useDocumentToken(token: string, now: Date): Promise<{ policyId: string; kind: DocumentKind }> {
  try {
    const { Attributes } = await dynamo.send(
      new DeleteCommand({
        TableName: environment.table('insurance'),
        Key: documentTokenKey(hashOf(token)),
        ConditionExpression: 'attribute_exists(pk) AND expiresAt > :now AND opens <> :center',
        ExpressionAttributeValues: { ':now': epochSeconds(now), ':center': 'center' },
        ReturnValues: 'ALL_OLD',
      }),
    );
    const row = DocumentTokenRow.safeParse(Attributes);
    if (!row.success || row.data.opens === 'center') throw new AppError('not_found');
    return { policyId: row.data.policyId, kind: row.data.opens };
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('not_found') : error;
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
