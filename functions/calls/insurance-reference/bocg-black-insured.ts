import type { BocgBlackInsured as contract } from '../../../shared/calls/insurance-reference.ts';
import { isOnExclusionList } from '../../domain/insurance/exclusion-list.ts';
import { findProductRow } from '../../domain/insurance/find-product.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const BocgBlackInsured: Handler<typeof contract> = async ({ productCode, ...person }) => {
  const product = await findProductRow(productCode);
  if (product === null) throw new AppError('not_found');
  return { isExcluded: await isOnExclusionList(product.companyId, person) };
};
