/** Acts of staff (rows: support-rows.ts): each is added with what was done, and nothing changes or removes one. */
import type { StaffAct } from '../../../shared/model/complaint.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem'] }] };

export const actKey = (accountId: string, actId: string) => ({ pk: `ACTS#${accountId}`, sk: `ACT#${actId}` });

/** The transaction item that notes an act; it takes nobody's place. */
export function actPut(accountId: string, actId: string, act: StaffAct) {
  return {
    Put: {
      TableName: environment.table('pages'),
      Item: { ...actKey(accountId, actId), ...act },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  } satisfies TransactItem;
}
