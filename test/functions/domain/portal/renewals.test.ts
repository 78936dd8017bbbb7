import { describe, expect, test } from 'vitest';
import { getMyPolicy } from '../../../../functions/calls/customer-portal/get-my-policy.ts';
import { cancelPolicy } from '../../../../functions/calls/customer-portal/cancel-policy.ts';
import { changePolicy } from '../../../../functions/calls/customer-portal/change-policy.ts';
import { renewPolicy } from '../../../../functions/calls/customer-portal/renew-policy.ts';
import { selectMyPolicies } from '../../../../functions/calls/customer-portal/select-my-policies.ts';
import { applicationKey } from '../../../../functions/domain/insurance/application-rows.ts';
import { openApplication } from '../../../../functions/domain/insurance/applications.ts';
import { forgetProducts } from '../../../../functions/domain/insurance/find-product.ts';
import { quoteApplication } from '../../../../functions/domain/insurance/quote-application.ts';
import type { ProductDefinition } from '../../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../../shared/insurance/example-product.ts';
import { asCustomer, ownPolicy, readPolicy } from '../../../kit/insurance/own-policies.ts';
import { issue, readApplicationRow } from '../../../kit/insurance/policies.ts';
import { publishedRows, useInsurer } from '../../../kit/insurance/published.ts';

const { put, table } = useInsurer();

function publish(changes: Partial<ProductDefinition>): void {
  forgetProducts();
  put(publishedRows(changes));
}

const renewed: Partial<ProductDefinition> = { renewal: { when: true, remindDays: [14, 3] } };
const reminders = () => [...table().rows.values()].filter(({ pk }) => String(pk).startsWith('DUE#POLICY-RENEWAL#'));

describe('renewals', () => {
  test('are reminded of in the morning where the product is sold, as often as it says', async () => {
    publish(renewed);
    const { policyId } = await ownPolicy(put);

    // The policy ends on 3 April; nine in the morning in Hong Kong is one in UTC.
    expect(reminders().map(({ gsiSk, payload }) => ({ gsiSk, payload }))).toEqual([
      { gsiSk: '2026-03-20T01:00:00.000Z', payload: { template: 'policy-renewal', policyId, end: '2026-04-03' } },
      { gsiSk: '2026-03-31T01:00:00.000Z', payload: { template: 'policy-renewal', policyId, end: '2026-04-03' } },
    ]);
  });

  test('are not reminded of once the policy is cancelled', async () => {
    publish(renewed);
    const { policyId } = await ownPolicy(put);
    await cancelPolicy({ policyId, refund: { amount: 56_00, currency: 'HKD' } }, asCustomer());

    expect(reminders()).toEqual([]);
  });

  test('begin with the answers of the policy on the day after it ends, once, from the first reminder on', async () => {
    publish(renewed);
    const { policyId } = await ownPolicy(put);
    await expect(renewPolicy({ policyId }, asCustomer(1))).rejects.toMatchObject({ code: 'not_renewable' });

    const first = await renewPolicy({ policyId }, asCustomer(12));
    const again = await renewPolicy({ policyId }, asCustomer(12));
    expect(again.applicationId).toBe(first.applicationId);
    const row = await openApplication(again, asCustomer(12).now);
    expect(row).toMatchObject({ renews: policyId, answers: { answer: { start: '2026-04-04' } } });
    const { groups } = await selectMyPolicies({}, asCustomer(12));
    expect(groups.flatMap(({ quotes }) => quotes)).toMatchObject([{ isRenewal: true }]);
  });

  test('that are bought are bound to the customer, and the policy before knows', async () => {
    publish(renewed);
    const { policyId } = await ownPolicy(put);
    const { applicationId } = await renewPolicy({ policyId }, asCustomer(12));
    const begun = await readApplicationRow(applicationId);
    const answers = { ...begun.answers, answer: { start: '2026-04-04', end: '2026-04-06' } };
    const { row } = await quoteApplication({ ...begun, answers }, asCustomer(12));
    const ordered = { ...row, state: 'ordered' as const, orderId: '01KKBZJR00000000000000RENEW' };
    put([{ ...applicationKey(applicationId), ...ordered }]);
    const next = await issue(ordered, {}, asCustomer(12).now);

    await selectMyPolicies({}, asCustomer(12));
    expect(await readPolicy(policyId)).toMatchObject({ renewedBy: next.policyId });
    expect(await readPolicy(next.policyId)).toMatchObject({ renews: policyId, customerId: asCustomer().actor.id });
    await expect(renewPolicy({ policyId }, asCustomer(12))).rejects.toMatchObject({ code: 'not_renewable' });
  });
});

describe('details of the holder', () => {
  const blocks: ProductDefinition['blocks'] = [
    ...exampleProduct.definition.blocks,
    {
      id: 'address',
      stage: 'details',
      about: 'applicant',
      questions: [
        { id: 'telephone', kind: 'phone', required: false },
        { id: 'town', kind: 'text', required: false },
      ],
    },
  ];

  test('change at once and free of charge, and stand in the policy', async () => {
    publish({ blocks });
    const { policyId, price } = await ownPolicy(put);
    const answers = { town: 'Sha Tin', telephone: '+85291234567' };

    expect(await changePolicy({ policyId, answers }, asCustomer())).toEqual({ outcome: 'changed', problems: [] });
    expect(await readPolicy(policyId)).toMatchObject({
      ...{ price, holder: { telephone: '+85291234567' }, answers: { applicant: { town: 'Sha Tin' } } },
    });
    const { contact, timeline } = await getMyPolicy({ policyId }, asCustomer());
    expect(contact.map(({ id, value }) => [id, value])).toEqual([
      ['telephone', '+85291234567'],
      ['town', 'Sha Tin'],
    ]);
    expect(timeline.map(({ kind }) => kind)).toEqual(['issued', 'bound', 'changed']);
  });

  test('are refused where they are wrong', async () => {
    publish({ blocks });
    const { policyId } = await ownPolicy(put);

    expect(await changePolicy({ policyId, answers: { telephone: '12' } }, asCustomer())).toEqual({
      ...{ outcome: 'invalid', problems: ['telephone'] },
    });
  });

  test('stay as they are where they would change the price', async () => {
    const dearer = { if: [{ '===': [{ var: 'applicant.town' }, 'Sha Tin'] }, 50, 0] };
    const step = { id: 'town', kind: 'amount', per: 'policy', value: dearer, isDiscount: false } as const;
    publish({ blocks, steps: [...exampleProduct.definition.steps, step] });
    const { policyId } = await ownPolicy(put);

    expect(await changePolicy({ policyId, answers: { town: 'Sha Tin' } }, asCustomer())).toEqual({
      ...{ outcome: 'price-depends', problems: [] },
    });
    expect((await readPolicy(policyId)).answers.applicant['town']).toBeUndefined();
  });
});
