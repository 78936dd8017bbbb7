/**
 * Deletes an application that came to nothing, for somebody who asks for it: closed to everybody at once, then its files, its
 * edges and itself, so that after a crash a repetition finds the rest by it. Others lapse (application-rows.ts).
 */
import { DeleteCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { dueDelete } from '../../kit/due-rows.ts';
import { emptyFolder } from '../../kit/empty-folder.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { listBelow } from '../../kit/list-below.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { applicantEmail, applicantKey } from './address-rows.ts';
import {
  agentApplicationKey,
  applicationKey,
  insuranceReminderId,
  referredKey,
  type ApplicationRow,
} from './application-rows.ts';
import { fileKey, objectKey } from './files/file-rows.ts';

export const needs: StoreNeeds = {
  tables: [
    { table: 'insurance', actions: ['Query', 'UpdateItem', 'DeleteItem'] },
    { table: 'conversations', actions: ['DeleteItem'] },
  ],
  buckets: [
    { bucket: 'incoming', actions: ['ListBucket', 'DeleteObject'], prefix: 'applications/' },
    { bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'applications/' },
  ],
};

/** More than an application takes. */
const MOST_FILES = 500;

type Key = { pk: string; sk: string };

/** False for one that is being paid for, or is a policy: it is kept with what comes of it. */
export async function forgetApplication(row: ApplicationRow, now: Date): Promise<boolean> {
  const { applicationId } = row;
  if (!(await close(applicationId, now))) return false;
  for (const bucket of ['incoming', 'documents'] as const) {
    await emptyFolder({ bucket, prefix: objectKey(applicationId, '') });
  }
  const files = await listBelow('insurance', fileKey(applicationId, ''), MOST_FILES);
  for (const { pk, sk } of files) await dynamo.send(new DeleteCommand(rowAt({ pk: String(pk), sk: String(sk) })));
  await dynamo.send(
    new TransactWriteCommand({ TransactItems: [...edgesOf(row), gone(applicationKey(applicationId))] }),
  );
  return true;
}

/** As if it had lapsed: no key opens it, and whoever read it before can write it no more. */
async function close(applicationId: string, now: Date): Promise<boolean> {
  try {
    await dynamo.send(
      new UpdateCommand({
        ...rowAt(applicationKey(applicationId)),
        UpdateExpression: 'SET expiresAt = :now ADD revision :one',
        ConditionExpression: 'attribute_exists(pk) AND NOT #state IN (:ordered, :issued)',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: {
          ...{ ':now': epochSeconds(now), ':one': 1 },
          ...{ ':ordered': 'ordered', ':issued': 'issued' },
        },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** The ways to it: of its address, its agent and its insurer, and the agent's reminder. */
function edgesOf(row: ApplicationRow): TransactItem[] {
  const { applicationId, companyId, agentId, createdAt } = row;
  const email = applicantEmail(row);
  return [
    ...(email === null ? [] : [gone(applicantKey(email, applicationId))]),
    gone(referredKey(companyId, applicationId)),
    ...(agentId === null
      ? []
      : [
          gone(agentApplicationKey(agentId, createdAt, applicationId)),
          dueDelete(insuranceReminderId(agentId, applicationId)),
        ]),
  ];
}

const rowAt = (key: Key) => ({ TableName: environment.table('insurance'), Key: key });
const gone = (key: Key): TransactItem => ({ Delete: rowAt(key) });
