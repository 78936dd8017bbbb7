import type { getInstalmentToPay as contract } from '../../../shared/calls/payment.ts';
import { findInstalmentToPay } from '../../domain/insurance/orders/pay-instalment.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getInstalmentToPay: Handler<typeof contract> = (opened, context) => findInstalmentToPay(opened, context);
