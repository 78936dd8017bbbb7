import type { isUsable as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { clockTimeIn } from '../../../shared/rules/zoned-time.ts';
import { getChannelOrThrow } from '../../domain/insurance/find-channel.ts';
import { currentDefinition } from '../../domain/insurance/find-product.ts';
import { isOnSale } from '../../domain/insurance/list-insurances.ts';
import type { Handler } from '../../kit/call-group.ts';

export const isUsable: Handler<typeof contract> = async ({ productCode, channelCode }, { now }) => {
  const definition = await currentDefinition(productCode);
  const sold = channelCode === undefined ? null : (await getChannelOrThrow(channelCode)).channel.products;
  const isNow = isOnSale(definition, clockTimeIn(definition.timeZone, now).date);
  return { isUsable: isNow && (sold === null || sold.includes(productCode)), ...definition.onSale };
};
