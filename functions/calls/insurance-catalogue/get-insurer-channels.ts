import type { getInsurerChannels as contract } from '../../../shared/calls/insurer.ts';
import { companyOf } from '../../domain/companies/own-company.ts';
import { listInsurerChannels } from '../../domain/insurance/insurer/insurer-views.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getInsurerChannels: Handler<typeof contract> = async (_input, context) => ({
  channels: await listInsurerChannels(companyOf(context)),
});
