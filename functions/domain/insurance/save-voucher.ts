/** Writes vouchers of insurers (rows: application-rows.ts). */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { voucherKey, VoucherRow } from './application-rows.ts';
import { plainCode } from './vouchers.ts';

export const needs: StoreNeeds = { tables: [{ table: 'insurance', actions: ['UpdateItem'] }] };

/** A new one, or all of one anew: how often it was used stays. */
export async function saveVoucher(companyId: string, voucher: Omit<VoucherRow, 'used'>): Promise<VoucherRow> {
  const code = plainCode(voucher.code);
  const fields = Object.entries({ ...voucher, code });
  const { Attributes: row } = await dynamo.send(
    new UpdateCommand({
      TableName: environment.table('insurance'),
      Key: voucherKey(companyId, code),
      UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :${name}`).join(', ')}, used = if_not_exists(used, :none)`,
      ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
      ReturnValues: 'ALL_NEW',
      ExpressionAttributeValues: {
        ':none': 0,
        ...Object.fromEntries(fields.map(([name, value]) => [`:${name}`, value])),
      },
    }),
  );
  return VoucherRow.parse(row);
}
