import { describe, expect, test } from 'vitest';
import { unlinkPaypal } from '../../../../functions/calls/billing/unlink-paypal.ts';
import { customerKey, subscriptionKey } from '../../../../functions/domain/billing/billing-rows.ts';
import { keepMethod } from '../../../../functions/domain/billing/keep-method.ts';
import { providerOf } from '../../../../functions/domain/billing/provider-of.ts';
import type { KeptMethod } from '../../../../functions/domain/billing/payment-port.ts';
import { endAgreement } from '../../../../functions/domain/billing/providers/paypal-agreement.ts';
import { customerRow, subscriptionRow } from '../../../kit/billing-customer.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePaymentStandIns } from '../../../kit/payment-stand-ins.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();
const { put, table } = useMemoryTable();

const request = { money: { amount: 1_200, currency: 'EUR' }, description: 'XPage', providerCustomerId: null } as const;

/** What a payer leaves who agrees to renewals. */
async function agreed(orderId: string): Promise<KeptMethod> {
  put([customerRow()]);
  const provider = await providerOf('paypal');
  const { reference } = await provider.start({ ...request, orderId, isKept: true });
  await standIns.approve(reference);
  const { kept } = await provider.capture(reference, orderId);
  if (!kept) throw new Error('Nothing was kept.');
  await keepMethod(accountId, kept);
  return kept;
}

describe('unlinkPaypal', () => {
  test('ends the agreement here and at PayPal, where it cannot be charged any more', async () => {
    const kept = await agreed('END1');
    const customer = await unlinkPaypal({}, ownerContext());

    expect(customer.paypal).toBeNull();
    expect(standIns.sent().at(-1)?.what).toBe(`DELETE /v3/vault/payment-tokens/${kept.methodId}`);
    const provider = await providerOf('paypal');
    const charge = await provider.chargeKept({ ...request, orderId: 'END2', isKept: true }, kept, false);
    expect(charge.state).toBe('failed');
  });

  test('makes the renewal that it was to pay one by hand', async () => {
    const kept = await agreed('END3');
    put([subscriptionRow({ method: kept })]);
    await unlinkPaypal({}, ownerContext());

    expect(table().row(subscriptionKey(accountId))).toMatchObject({ method: null, version: 5 });
  });

  test('leaves a renewal alone that a card pays', async () => {
    await agreed('END4');
    put([subscriptionRow({ method: { payWay: 'card', methodId: 'pm_1' } })]);
    await unlinkPaypal({}, ownerContext());

    expect(table().row(subscriptionKey(accountId))).toMatchObject({ method: { methodId: 'pm_1' }, version: 4 });
  });

  test('can be repeated: after it is done, and when it died between PayPal and our own row', async () => {
    const kept = await agreed('END5');
    await endAgreement(kept.methodId);

    expect((await unlinkPaypal({}, ownerContext())).paypal).toBeNull();
    expect((await unlinkPaypal({}, ownerContext())).paypal).toBeNull();
  });

  test('forgets nothing while PayPal does not answer', async () => {
    const kept = await agreed('END6');
    standIns.faults['PAYPAL'] = 'error';

    await expect(unlinkPaypal({}, ownerContext())).rejects.toMatchObject({ code: 'unavailable' });
    expect(table().row(customerKey(accountId))).toMatchObject({ paypal: { methodId: kept.methodId } });
  });

  test('does not bring it back when news of an old payment come late', async () => {
    const kept = await agreed('END7');
    await unlinkPaypal({}, ownerContext());
    await keepMethod(accountId, kept);

    expect(table().row(customerKey(accountId))).toMatchObject({ paypal: null });
  });
});
