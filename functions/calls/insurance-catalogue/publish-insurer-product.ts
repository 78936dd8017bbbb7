import type { publishInsurerProduct as contract } from '../../../shared/calls/insurer.ts';
import { companyToChange } from '../../domain/companies/own-company.ts';
import { deleteInsurerUpload, readInsurerUpload } from '../../domain/insurance/insurer/insurer-uploads.ts';
import { toInsurerProduct } from '../../domain/insurance/insurer/insurer-views.ts';
import { publishBundle } from '../../domain/insurance/insurer/publish-bundle.ts';
import type { Handler } from '../../kit/call-group.ts';

export const publishInsurerProduct: Handler<typeof contract> = async ({ uploadId }, context) => {
  const { companyId } = await companyToChange(context);
  const text = await readInsurerUpload(companyId, { purpose: 'product', uploadId });
  const published = await publishBundle(companyId, text, context.now);
  if ('problems' in published) return { product: null, problems: published.problems };
  await deleteInsurerUpload(companyId, uploadId);
  return { product: await toInsurerProduct(published.row, context.now), problems: [] };
};
