import type { getLevy as contract } from '../../../shared/calls/payment.ts';
import { noAnswers } from '../../../shared/insurance/answers.ts';
import { productOf, readApplication } from '../../../shared/insurance/product.ts';
import { chargesOf } from '../../../shared/insurance/rate.ts';
import { todayOf } from '../../domain/insurance/applications.ts';
import { currentDefinition } from '../../domain/insurance/find-product.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getLevy: Handler<typeof contract> = async ({ productCode, premium: { amount, currency } }, { now }) => {
  const definition = await currentDefinition(productCode);
  if (currency !== definition.currency) {
    throw new AppError('input_invalid', {
      fields: { 'premium.currency': `the product is paid in ${definition.currency}` },
    });
  }
  const moment = { today: todayOf(definition, now), plan: null };
  const lines = chargesOf(readApplication(productOf(definition), noAnswers, moment), amount);
  return {
    lines: lines.map(({ id, kind, amount: charged }) => ({
      id,
      kind: kind as 'levy' | 'tax' | 'duty',
      amount: charged,
    })),
    total: { amount: lines.reduce((sum, line) => sum + line.amount, 0), currency },
  };
};
