/** Items of the transactions that change a policy; each change is an event of it (rows: policy-rows.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { policyEventKey, policyKey, type PolicyEventRow, type PolicyRow } from './policy-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['PutItem', 'UpdateItem'] }] };

/** What can change once a policy is issued. */
export type PolicyChanges = Partial<
  Pick<
    PolicyRow,
    | 'answers'
    | 'plan'
    | 'holder'
    | 'price'
    | 'instalments'
    | 'method'
    | 'customerId'
    | 'agentId'
    | 'agentName'
    | 'start'
    | 'end'
    | 'changedOn'
    | 'changedAt'
    | 'paidForChanges'
    | 'cancelledOn'
    | 'renews'
    | 'renewedBy'
    | 'hasClaim'
    | 'files'
    | 'language'
  >
>;

/**
 * The change and its event. The transaction is refused (`ConditionalCheckFailed` of the first item) when the policy was
 * changed since it was read, and of the second when the event is written already.
 */
export function policyChange(row: PolicyRow, changes: PolicyChanges, event: PolicyEventRow): TransactItem[] {
  const fields = Object.entries(changes);
  return [
    {
      Update: {
        TableName: environment.table('insurance'),
        Key: policyKey(row.policyId),
        UpdateExpression: `SET ${['revision = :next', ...fields.map(([name]) => `#${name} = :${name}`)].join(', ')}`,
        ConditionExpression: 'revision = :seen',
        ...(fields.length > 0 && {
          ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
        }),
        ExpressionAttributeValues: {
          ':seen': row.revision,
          ':next': row.revision + 1,
          ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
        },
      },
    },
    eventPut(row.policyId, event),
  ];
}

/** The transaction item that writes an event; refused when it is there. */
export function eventPut(policyId: string, event: PolicyEventRow): TransactItem {
  return {
    Put: {
      TableName: environment.table('insurance'),
      Item: { ...policyEventKey(policyId, event.eventId), ...event },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
