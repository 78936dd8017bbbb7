import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { startCard } from '../../../../functions/calls/billing/start-card.ts';
import { findCustomer } from '../../../../functions/domain/billing/customers.ts';
import { customerRow } from '../../../kit/billing-customer.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { usePaymentStandIns } from '../../../kit/payment-stand-ins.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useSecrets();
const standIns = usePaymentStandIns();
const { put } = useMemoryTable();
const start = () => startCard({}, ownerContext({ newId: () => ulid() }));

describe('startCard', () => {
  test('makes one customer at Stripe, when a card is first asked for, and tells it no name', async () => {
    put([customerRow()]);
    const [one, other] = await Promise.all([start(), start()]);
    await start();
    const made = standIns.sent().filter(({ what }) => what === 'POST /v1/customers');

    expect(one.clientSecret).toMatch(/^seti_\w+_secret_\w+$/);
    expect(other.clientSecret).not.toBe(one.clientSecret);
    expect((await findCustomer(accountId))?.stripeCustomerId).toMatch(/^cus_/);
    expect(made.length).toBeLessThanOrEqual(2);
    expect(made.map(({ body }) => decodeURIComponent(body))).toEqual(
      made.map(() => `metadata[accountId]=${accountId}`),
    );
  });

  test('asks first whom invoices are made out to', async () => {
    await expect(startCard({}, ownerContext())).rejects.toMatchObject({ code: 'billing_details_missing' });
    expect(standIns.sent()).toEqual([]);
  });
});
