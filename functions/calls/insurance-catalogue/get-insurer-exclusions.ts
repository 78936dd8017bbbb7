import type { getInsurerExclusions as contract } from '../../../shared/calls/insurer.ts';
import { companyOf } from '../../domain/companies/own-company.ts';
import { countExclusions } from '../../domain/insurance/insurer/change-exclusions.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getInsurerExclusions: Handler<typeof contract> = async (_input, context) => ({
  count: await countExclusions(companyOf(context)),
});
