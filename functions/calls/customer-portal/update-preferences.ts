import type { updatePreferences as contract } from '../../../shared/calls/customer-portal.ts';
import { changePreferences } from '../../domain/customers/change-customer.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const updatePreferences: Handler<typeof contract> = async (input, context) => {
  if (input.marketing && input.ways.length === 0) {
    throw new AppError('field_required', { fields: { ways: 'field_required' } });
  }
  return changePreferences(input, context);
};
