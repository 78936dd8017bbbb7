/** Keeps the PDFs of policies, and names them in their policy: only the job that draws them may. */
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DocumentKind } from '../../../shared/insurance/policy.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { outboxPut, type TransactItem } from '../../kit/outbox.ts';
import type { PolicyMessage, SoldMessage } from '../messages/policy-mails.ts';
import { papersAreThere } from './await-papers.ts';
import { policyKey, type PolicyRow } from './policy-rows.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'insurance', actions: ['PutItem', 'UpdateItem'] }],
  buckets: [{ bucket: 'documents', actions: ['PutObject'], prefix: 'policies/' }],
};

const client = new S3Client(clientDefaults);

export async function writePolicyFile(key: string, body: Buffer): Promise<void> {
  const Bucket = environment.bucket('documents');
  await client.send(new PutObjectCommand({ Bucket, Key: key, Body: body, ContentType: 'application/pdf' }));
}

/**
 * Names the files in the policy as it was read, together with the mails that tell of them: who does it again sends none.
 * Gives whether it was done now; it is not when the policy has changed meanwhile.
 *
 * @param mailId of the mails' outbox rows: the same on every repetition
 */
export async function finishDocuments(
  policy: PolicyRow,
  files: Partial<Record<DocumentKind, string>>,
  { mailId, now, isIssue }: { mailId: string; now: Date; isIssue: boolean },
): Promise<boolean> {
  const nameFiles: TransactItem = {
    Update: {
      TableName: environment.table('insurance'),
      Key: policyKey(policy.policyId),
      UpdateExpression: 'SET files = :files, revision = :next',
      ConditionExpression: 'revision = :seen',
      ExpressionAttributeValues: { ':files': files, ':seen': policy.revision, ':next': policy.revision + 1 },
    },
  };
  const mails = mailsOf(policy, isIssue).map((payload, index) =>
    outboxPut('insurance', { id: `${mailId}-MAIL-${index}`, job: 'send-message', payload }, now),
  );
  try {
    await dynamo.send(
      new TransactWriteCommand({ TransactItems: [nameFiles, ...mails, papersAreThere(policy.policyId)] }),
    );
    return true;
  } catch (error) {
    if (cancellationReasons(error)?.[0] !== 'ConditionalCheckFailed') throw error;
    return false;
  }
}

/** To the holder; of a new policy also to the agent, or to the insurer where it was bought without one. */
function mailsOf({ policyId, agentId, companyId }: PolicyRow, isIssue: boolean): (PolicyMessage | SoldMessage)[] {
  if (!isIssue) return [{ template: 'policy-changed', policyId }];
  return [
    { template: 'policy-issued', policyId },
    { template: 'policy-sold', policyId, accountId: agentId ?? companyId },
  ];
}
