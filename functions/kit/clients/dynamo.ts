/** The document client that all stores share. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clientDefaults } from './credentials.ts';

export const dynamo = DynamoDBDocumentClient.from(new DynamoDBClient(clientDefaults), {
  marshallOptions: { removeUndefinedValues: true },
});

/** Whether a write was refused by its own condition. */
export function isConditionFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException';
}

/** The reasons of a refused transaction, in the order of its items: `None`, `ConditionalCheckFailed`, … */
export function cancellationReasons(error: unknown): string[] | null {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return null;
  const { CancellationReasons: reasons } = error as Error & { CancellationReasons?: { Code?: string }[] };
  return (reasons ?? []).map((reason) => reason.Code ?? 'None');
}
