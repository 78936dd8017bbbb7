import { beforeAll, describe, expect, test } from 'vitest';
import { createCustomer } from '../../../shared/calls/billing.ts';
import type { CallContract } from '../../../shared/calls/define-call.ts';
import { paymentCheckout } from '../../../shared/calls/insurance-quote.ts';
import * as payment from '../../../shared/calls/payment.ts';
import { refuseCardNumbers } from '../../../functions/kit/refuse-card-numbers.ts';
import { billingDetails } from '../../kit/billing-customer.ts';
import { store, useDynamo, writes } from '../../kit/dynamo.ts';
import { toHandlers } from '../../kit/handlers.ts';
import { idToken } from '../../kit/id-tokens.ts';
import { useLog } from '../../kit/log.ts';
import { accountRow } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';
import { callSigned, handshake, type SigningSession } from '../../kit/signed-client.ts';

const dynamo = useDynamo();
const log = useLog();
useSecrets();
let session: SigningSession;
beforeAll(async () => {
  session = await handshake(toHandlers);
});

describe('a card number that comes to a call about payment', () => {
  test.each([
    { ...billingDetails, name: '4242 4242 4242 4242' },
    { ...billingDetails, company: 'Card 4000-0025-0000-3155' },
    { ...billingDetails, postcode: '378282246310005' },
  ])('is refused, and neither kept nor logged: %j', async (input) => {
    store(dynamo, [accountRow()]);
    const { method, path } = createCustomer;
    const { envelope } = await callSigned(toHandlers, session, { method, path, input, token: idToken() });
    const kept = writes(dynamo).filter(({ item }) => !JSON.stringify(item).includes('LIMIT#'));

    expect(envelope).toMatchObject({ status: 422, code: 'card_data_refused', details: {} });
    expect(kept).toEqual([]);
    expect(JSON.stringify([envelope, log()]).replaceAll(/\D/g, '')).not.toMatch(
      /4242424242424242|4000002500003155|378282246310005/,
    );
  });

  const calls: CallContract[] = [paymentCheckout, ...Object.values(payment).filter(({ body }) => body === 'json')];

  test.each(calls.map((contract): [string, CallContract] => [contract.name, contract]))(
    'is refused by %s in any field, known or not',
    async (_, { method, path, example }) => {
      store(dynamo, [accountRow()]);
      for (const input of [
        { ...(example.input as object), note: 'my card is 4242 4242 4242 4242' },
        { ...(example.input as object), card: { number: '4000002500003155' } },
      ]) {
        const { envelope } = await callSigned(toHandlers, session, { method, path, input });

        expect(envelope).toMatchObject({ status: 422, code: 'card_data_refused' });
      }
      expect(JSON.stringify(log()).replaceAll(/\D/g, '')).not.toMatch(/4242424242424242|4000002500003155/);
    },
  );
});

test('an id of a payment is none, whatever digits it has', () => {
  expect(() => refuseCardNumbers({ payWay: 'gopay', reference: '5595a0f5-0966-4485-9079-161554b80280' })).not.toThrow();
  expect(() => refuseCardNumbers({ reference: '4242-4242-4242-4242' })).toThrow();
});

describe('what was sent', () => {
  test.each([
    ['a number', { card: 4_242_424_242_424_242 }],
    ['a text within lists and records', { a: [null, { b: ['x', '4242424242424242'] }] }],
    ['a text by itself', '4242424242424242'],
  ])('is refused for a card number as %s', (_, sent) => {
    expect(() => refuseCardNumbers(sent)).toThrow('card_data_refused');
  });

  test.each([
    ['nothing', null],
    ['no field', undefined],
    ['a switch', { isKept: true, note: null, other: undefined }],
    ['a tax number with as many digits', { vatNumber: '4242424242424242' }],
    ['a number that is no card’s', { amount: 1_428 }],
  ])('passes with %s', (_, sent) => {
    expect(() => refuseCardNumbers(sent)).not.toThrow();
  });
});
