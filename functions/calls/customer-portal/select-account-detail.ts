import type { selectAccountDetail as contract } from '../../../shared/calls/customer-portal.ts';
import { readOwnDetails } from '../../domain/customers/own-details.ts';
import type { Handler } from '../../kit/call-group.ts';

export const selectAccountDetail: Handler<typeof contract> = (_, context) => readOwnDetails(context);
