import type { beginInsurerUpload as contract } from '../../../shared/calls/insurer.ts';
import { companyToChange } from '../../domain/companies/own-company.ts';
import { signInsurerUpload } from '../../domain/insurance/insurer/insurer-uploads.ts';
import type { Handler } from '../../kit/call-group.ts';

export const beginInsurerUpload: Handler<typeof contract> = async ({ purpose }, context) => {
  const { companyId } = await companyToChange(context);
  const uploadId = context.newId();
  return { uploadId, ...(await signInsurerUpload(companyId, { purpose, uploadId, now: context.now })) };
};
