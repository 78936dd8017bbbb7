/** How orders move from state to state, whatever is bought by them: in transactions whose conditions decide. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Money, OrderState, PayWay } from '../../../shared/model/billing.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { Logger } from '../../kit/logger.ts';
import type { TransactItem } from '../../kit/outbox.ts';

/** Time, ids and a log, of a call or a job. */
export type Moment = { now: Date; newId(): string; log: Logger };

/** What settling has to know of an order. */
export type PayableOrder = {
  orderId: string;
  /** Null until its payer has chosen; `test` has no provider. */
  payWay: PayWay | 'test' | null;
  /** The provider's payment; null until it was started. */
  reference: string | null;
  state: OrderState;
  total: Money;
  /** Why it goes back, in a word of ours or in those of the staff, and what was really paid. */
  refund?: { reason: string; by: string; at: string; money: Money } | null | undefined;
  errorLabel: string | null;
};

/** States that a payment can still change. */
export const UNDECIDED = ['open', 'pending'] as const satisfies OrderState[];

export const isUndecided = ({ state }: Pick<PayableOrder, 'state'>): boolean =>
  (UNDECIDED as readonly string[]).includes(state);

/** False when a condition of the transaction did not hold, or somebody else was at one of its rows: then it is made anew. */
export async function isWritten(items: TransactItem[]): Promise<boolean> {
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: items }));
    return true;
  } catch (error) {
    if (cancellationReasons(error) === null) throw error;
    return false;
  }
}

/** The transaction item that changes the row of an order while it is in one of the states that it may leave. */
export function stateChange(
  row: { TableName: string; Key: Record<string, string> },
  from: readonly OrderState[],
  changes: Record<string, unknown>,
): TransactItem {
  const entries = Object.entries(changes);
  return {
    Update: {
      ...row,
      UpdateExpression: `SET ${entries.map((_, index) => `#n${index} = :v${index}`).join(', ')}`,
      ConditionExpression: from.map((_, index) => `#state = :s${index}`).join(' OR '),
      ExpressionAttributeNames: {
        '#state': 'state',
        ...Object.fromEntries(entries.map(([name], index) => [`#n${index}`, name])),
      },
      ExpressionAttributeValues: {
        ...Object.fromEntries(entries.map(([, value], index) => [`:v${index}`, value])),
        ...Object.fromEntries(from.map((state, index) => [`:s${index}`, state])),
      },
    },
  };
}
