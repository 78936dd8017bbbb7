import type { saveInsurerVoucher as contract } from '../../../shared/calls/insurer.ts';
import { companyToChange } from '../../domain/companies/own-company.ts';
import { saveVoucher } from '../../domain/insurance/save-voucher.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveInsurerVoucher: Handler<typeof contract> = async ({ voucher }, context) => {
  const { companyId } = await companyToChange(context);
  return { voucher: await saveVoucher(companyId, voucher) };
};
