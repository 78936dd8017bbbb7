import { describe, expect, test } from 'vitest';
import { createCustomer } from '../../../../functions/calls/billing/create-customer.ts';
import { findCustomer } from '../../../../functions/domain/billing/customers.ts';
import { billingDetails, customerRow } from '../../../kit/billing-customer.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';

const { put, table } = useMemoryTable();

describe('createCustomer', () => {
  test('keeps whom invoices are made out to, in one form', async () => {
    const sent = { ...billingDetails, name: '  Mara   Lindqvist ', vatNumber: 'se 556677-8899 01' };

    expect((await createCustomer(sent, ownerContext())).details).toEqual(billingDetails);
    expect(await findCustomer(accountId)).toMatchObject({ details: billingDetails, cards: [], stripeCustomerId: null });
  });

  test('changes the details and nothing else', async () => {
    put([customerRow({ stripeCustomerId: 'cus_1' })]);
    await createCustomer({ ...billingDetails, city: 'Malmö' }, ownerContext());

    expect(await findCustomer(accountId)).toMatchObject({ details: { city: 'Malmö' }, stripeCustomerId: 'cus_1' });
  });

  test.each([
    ['field_required', { name: ' ' }],
    ['field_required', { addressLine: '' }],
    ['field_required', { city: '' }],
    ['email_required', { billingEmail: '' }],
    ['email_invalid', { billingEmail: 'mara@' }],
    ['vat_number_invalid', { vatNumber: 'SE55' }],
    ['vat_number_invalid', { vatNumber: '4242424242424242' }],
    ['input_invalid', { country: 'XX' }],
  ])('answers %s to %j and keeps nothing', async (code, changes) => {
    await expect(createCustomer({ ...billingDetails, ...changes }, ownerContext())).rejects.toMatchObject({ code });
    expect(table().rows.size).toBe(0);
  });

  test('takes people without company, tax number and postcode', async () => {
    const person = { ...billingDetails, company: '', vatNumber: '', postcode: '', country: 'AE' };

    expect((await createCustomer(person, ownerContext())).details).toEqual(person);
  });
});
