import type { getInsurerProducts as contract } from '../../../shared/calls/insurer.ts';
import { companyOf } from '../../domain/companies/own-company.ts';
import { listInsurerProducts } from '../../domain/insurance/insurer/insurer-views.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getInsurerProducts: Handler<typeof contract> = async (_input, context) => ({
  products: await listInsurerProducts(companyOf(context), context.now),
});
