import type { getProduct as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { findCard } from '../../domain/insurance/list-insurances.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getProduct: Handler<typeof contract> = async ({ productCode, language }, { now }) => {
  const card = await findCard(productCode, { language, now });
  if (card === null) throw new AppError('not_found');
  return card;
};
