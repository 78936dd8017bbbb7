/** Writes channels (rows: channel-rows.ts). */
import { isDeepStrictEqual } from 'node:util';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { ChannelContent } from '../../../shared/insurance/channel.ts';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { readRow } from '../../kit/read-row.ts';
import { drawingOfInsurance } from '../agent-products/draw-agents.ts';
import { channelKey, ChannelRow, domainKey, insurerChannelKey } from './channel-rows.ts';
import { findProductRow } from './find-product.ts';

export const needs: StoreNeeds = {
  tables: [{ table: 'insurance', actions: ['GetItem', 'PutItem', 'DeleteItem'] }],
};

/**
 * A new channel, or all of one anew. Throws `not_found` for a product that is not the insurer's, `channel_taken` for a code or
 * a domain that is another's, `conflict` when somebody else saved it in between.
 */
export async function saveChannel(companyId: string, content: ChannelContent, now: Date): Promise<ChannelRow> {
  const { channelCode } = content;
  const item = await readRow('insurance', channelKey(channelCode));
  const before = item === undefined ? null : ChannelRow.parse(item);
  if (before !== null && before.companyId !== companyId) throw new AppError('channel_taken');
  const products = await Promise.all(content.products.map(findProductRow));
  if (products.some((product) => product?.companyId !== companyId)) throw new AppError('not_found');
  const row: ChannelRow = { ...content, companyId, updatedAt: now.toISOString() };
  // Saved already, by this very request before it was broken off.
  if (isDeepStrictEqual(before, row)) return row;
  await write(row, before, now);
  return row;
}

async function write(row: ChannelRow, before: ChannelRow | null, now: Date): Promise<void> {
  const TableName = environment.table('insurance');
  const { channelCode, companyId } = row;
  const asRead =
    before === null
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: 'updatedAt = :before',
          ExpressionAttributeValues: { ':before': before.updatedAt },
        };
  const domains = [...new Set(row.domains)].map((host) => ({
    Put: {
      TableName,
      Item: { ...domainKey(host), channelCode },
      ConditionExpression: 'attribute_not_exists(pk) OR channelCode = :channel',
      ExpressionAttributeValues: { ':channel': channelCode },
    },
  }));
  const left = (before?.domains ?? []).filter((host) => !row.domains.includes(host));
  try {
    await dynamo.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: { ...channelKey(channelCode), ...row }, ...asRead } },
          { Put: { TableName, Item: { ...insurerChannelKey(companyId, channelCode), channelCode } } },
          ...domains,
          ...left.map((host) => ({ Delete: { TableName, Key: domainKey(host) } })),
          drawingOfInsurance(
            { companyId, channelCode, productCode: null },
            `CHANNEL-${channelCode}-${row.updatedAt}`,
            now,
          ),
        ],
      }),
    );
  } catch (error) {
    const reasons = cancellationReasons(error);
    if (reasons?.[0] === 'ConditionalCheckFailed') throw new AppError('conflict');
    throw reasons?.includes('ConditionalCheckFailed') ? new AppError('channel_taken') : error;
  }
}
