import type { saveInsurerChannel as contract } from '../../../shared/calls/insurer.ts';
import { companyToChange } from '../../domain/companies/own-company.ts';
import { saveChannel } from '../../domain/insurance/save-channel.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveInsurerChannel: Handler<typeof contract> = async ({ channel }, context) => {
  const { companyId } = await companyToChange(context);
  return { channel: await saveChannel(companyId, channel, context.now) };
};
