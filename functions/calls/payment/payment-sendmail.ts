import type { paymentSendmail as contract } from '../../../shared/calls/payment.ts';
import { mailPaymentAgain } from '../../domain/insurance/orders/mail-payment-again.ts';
import type { Handler } from '../../kit/call-group.ts';

export const paymentSendmail: Handler<typeof contract> = (opened, context) => mailPaymentAgain(opened, context);
