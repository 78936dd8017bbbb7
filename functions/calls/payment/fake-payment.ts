import type { fakePayment as contract } from '../../../shared/calls/payment.ts';
import { payAsTest } from '../../domain/insurance/orders/pay-as-test.ts';
import type { Handler } from '../../kit/call-group.ts';

export const fakePayment: Handler<typeof contract> = (ordered, context) => payAsTest(ordered, context);
