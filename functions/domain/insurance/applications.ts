/** Applications: begun, found again by their key, changed (rows: application-rows.ts). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { ApplicationView } from '../../../shared/insurance/application.ts';
import type { ProductDefinition } from '../../../shared/insurance/definition.ts';
import { INTERACTION_DAYS } from '../../../shared/model/lifecycle.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clockTimeIn } from '../../../shared/rules/zoned-time.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { CallContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { foundOnce } from '../../kit/found-once.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { readRow } from '../../kit/read-row.ts';
import { findAgent } from '../product-chat/find-chat.ts';
import { applicantEdge } from './address-rows.ts';
import {
  agentApplicationKey,
  applicationKey,
  ApplicationRow,
  applicationsOf,
  type ChangesRow,
} from './application-rows.ts';
import { getChannelOrThrow } from './find-channel.ts';
import { currentDefinition } from './find-product.ts';
import { isOnSale } from './list-insurances.ts';
import { tellOfReferral } from './referrals/tell-of-referral.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['GetItem', 'PutItem', 'UpdateItem'] }] };

const ID_BYTES = 16;
const KEY_BYTES = 32;
/** After their last change. */
export const KEPT_SECONDS = INTERACTION_DAYS * 86_400;

export type Opened = { applicationId: string; key: string };

export type NewApplication = Pick<
  ApplicationView,
  'productCode' | 'channelCode' | 'agentName' | 'language' | 'answers' | 'plan'
> & {
  /** The policy that it renews. */
  renews?: string;
};

/** What an application that changes a policy begins with: all of it is the policy's. */
export type NewChange = NewApplication &
  Pick<ApplicationRow, 'companyId' | 'agentId' | 'version'> & { changes: ChangesRow };

/**
 * Begins one for a product that is on sale in a channel. Throws `not_found` for what the channel does not sell, for an agent
 * who is not the insurer's, and where a channel that sells through agents only is asked without one.
 */
export async function beginApplication(
  content: NewApplication,
  context: CallContext,
): Promise<Opened & { row: ApplicationRow }> {
  const { now } = context;
  const { channel } = await getChannelOrThrow(content.channelCode);
  const definition = await currentDefinition(content.productCode);
  const isSold = channel.products.includes(content.productCode) && isOnSale(definition, todayOf(definition, now));
  if (!isSold || (content.agentName === null && !channel.isDirect)) throw new AppError('not_found');
  const agent = content.agentName === null ? null : await findAgent(content.agentName, channel.companyId, now);
  if (content.agentName !== null && agent === null) throw new AppError('not_found');
  const seller = { companyId: channel.companyId, agentId: agent?.accountId ?? null };
  return putNew({ ...content, ...seller, version: definition.version, changes: null }, context);
}

/** Begins the change of a policy, whether or not its product and version are still sold. */
export function beginChange(content: NewChange, context: CallContext): Promise<Opened & { row: ApplicationRow }> {
  return putNew(content, context);
}

async function putNew(
  content: Omit<NewChange, 'changes'> & { changes: ChangesRow | null },
  { now, randomBytes }: CallContext,
): Promise<Opened & { row: ApplicationRow }> {
  const [applicationId, key] = [ID_BYTES, KEY_BYTES].map((length) => randomBytes(length).toString('base64url'));
  const row: ApplicationRow = {
    ...content,
    ...{ applicationId: applicationId ?? '', keyHash: hashOf(key ?? '') },
    ...{ state: 'draft', voucherCode: null, instalments: null, quote: null, revision: 1 },
    // A change is of the policy whose number it has.
    ...{ orderId: null, policyNumber: content.changes?.number ?? null, policyId: null, decided: null, toldAt: null },
    ...{ linkKeyHash: null, customerKeyHash: null, renews: content.renews ?? null },
    ...{ createdAt: now.toISOString(), updatedAt: now.toISOString(), expiresAt: epochSeconds(now) + KEPT_SECONDS },
  };
  await put(row, { condition: 'attribute_not_exists(pk)' });
  return { applicationId: row.applicationId, key: key ?? '', row };
}

/**
 * Who goes on with a call that was broken off has it as it was before. Throws `not_found` for a wrong key, one that lapsed, and one
 * that there never was alike.
 * @param otherHashes of keys that open what is asked besides
 */
export async function openApplication(
  { applicationId, key }: Opened,
  now: Date,
  otherHashes: readonly string[] = [],
): Promise<ApplicationRow> {
  const item = await foundOnce('application', () => readRow('insurance', applicationKey(applicationId)));
  const row = item ? ApplicationRow.parse(item) : null;
  const hashes = [row?.keyHash, row?.linkKeyHash, row?.customerKeyHash, ...otherHashes];
  const isKnown = hashes.map((hash) => isHashOf(hash, key)).includes(true);
  if (!isKnown || row === null || row.expiresAt <= epochSeconds(now)) throw new AppError('not_found');
  return row;
}

/** Whether a key came by mail: it is to go on with, and opens no documents, as mailboxes are read by others. */
export const isKeyOfMail = ({ linkKeyHash }: ApplicationRow, key: string): boolean => isHashOf(linkKeyHash, key);

/** For who needs no key: its agent and its insurer. Null for one that lapsed like for one that there never was. */
export async function findApplication(applicationId: string, now: Date): Promise<ApplicationRow | null> {
  const item = await readRow('insurance', applicationKey(applicationId));
  const row = item === undefined ? null : ApplicationRow.parse(item);
  return row !== null && row.expiresAt > epochSeconds(now) ? row : null;
}

/** A second key, for the customer whom the portal has found the application for. The one before it is good no more. */
export async function makeCustomerKey(row: ApplicationRow, { randomBytes }: CallContext): Promise<Opened> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await put({ ...row, customerKeyHash: hashOf(key), revision: row.revision + 1 }, asRead(row));
  return { applicationId: row.applicationId, key };
}

export type ApplicationChanges = Partial<
  Pick<ApplicationRow, 'answers' | 'plan' | 'language' | 'voucherCode' | 'instalments' | 'state' | 'quote'>
> &
  Partial<Pick<ApplicationRow, 'decided' | 'linkKeyHash' | 'toldAt' | 'changes'>>;

/**
 * Throws `conflict` when somebody else changed it since it was read, `application_closed` once it is being paid for: what is
 * paid is what was answered. Who decides is told when it is referred.
 *
 * @param followUps what goes with the change, in its transaction
 */
export async function changeApplication(
  row: ApplicationRow,
  changes: ApplicationChanges,
  now: Date,
  followUps: readonly TransactItem[] = [],
): Promise<ApplicationRow> {
  if (row.state === 'ordered' || row.state === 'issued') throw new AppError('application_closed');
  const changed: ApplicationRow = {
    ...row,
    ...changes,
    ...(changes.answers && { answers: withOwnEmail(row, changes.answers) }),
    revision: row.revision + 1,
    updatedAt: now.toISOString(),
    expiresAt: epochSeconds(now) + KEPT_SECONDS,
  };
  const isReferred = changed.state === 'referred' && row.state !== 'referred';
  const { toldAt, items } = isReferred ? tellOfReferral(changed, now) : { toldAt: changed.toldAt, items: [] };
  const written: ApplicationRow = { ...changed, toldAt };
  await put(written, asRead(row), [...items, ...followUps]);
  return written;
}

/** Whose address a policy is bound to is not changed with its cover. */
function withOwnEmail(
  { changes, answers }: ApplicationRow,
  given: ApplicationRow['answers'],
): ApplicationRow['answers'] {
  const { email } = answers.applicant;
  if (changes === null || email === undefined) return given;
  return { ...given, applicant: { ...given.applicant, email } };
}

type AsRead = { condition: string; values?: Record<string, unknown> };

/** A number that was taken since it was read must not be lost (policy-numbers.ts). */
const asRead = ({ revision, policyNumber }: ApplicationRow): AsRead => ({
  condition: 'revision = :seen AND (attribute_not_exists(policyNumber) OR policyNumber = :number)',
  values: { ':seen': revision, ':number': policyNumber },
});

/** The day where the product is sold. */
export const todayOf = ({ timeZone }: ProductDefinition, now: Date): string => clockTimeIn(timeZone, now).date;

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** In constant time, also where there is no hash. */
function isHashOf(hash: string | null | undefined, key: string): boolean {
  return timingSafeEqual(Buffer.from(hash ?? hashOf(''), 'base64url'), Buffer.from(hashOf(key), 'base64url'));
}

async function put(
  row: ApplicationRow,
  { condition, values }: AsRead,
  others: readonly TransactItem[] = [],
): Promise<void> {
  const index = { gsiPk: applicationsOf(row.companyId), gsiSk: row.updatedAt };
  const Put = {
    TableName: environment.table('insurance'),
    Item: { ...applicationKey(row.applicationId), ...index, ...row },
    ConditionExpression: condition,
    ...(values && { ExpressionAttributeValues: values }),
  };
  try {
    const edges = [...agentEdge(row), ...applicantEdge(row)];
    await dynamo.send(new TransactWriteCommand({ TransactItems: [{ Put }, ...edges, ...others] }));
  } catch (error) {
    throw cancellationReasons(error) === null ? error : new AppError('conflict');
  }
}

/** The way to it from its agent. It lapses with it. */
function agentEdge({ agentId, createdAt, applicationId, expiresAt }: ApplicationRow): TransactItem[] {
  if (agentId === null) return [];
  return [
    {
      Update: {
        TableName: environment.table('insurance'),
        Key: agentApplicationKey(agentId, createdAt, applicationId),
        UpdateExpression: 'SET applicationId = :application, expiresAt = :expiry',
        ExpressionAttributeValues: { ':application': applicationId, ':expiry': expiresAt },
      },
    },
  ];
}
