import type { getInsurerVouchers as contract } from '../../../shared/calls/insurer.ts';
import { companyOf } from '../../domain/companies/own-company.ts';
import { listInsurerVouchers } from '../../domain/insurance/insurer/insurer-views.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getInsurerVouchers: Handler<typeof contract> = async (_input, context) => ({
  vouchers: await listInsurerVouchers(companyOf(context)),
});
