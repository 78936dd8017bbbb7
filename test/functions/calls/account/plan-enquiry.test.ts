import { describe, expect, test } from 'vitest';
import { planEnquiry } from '../../../../functions/calls/account/plan-enquiry.ts';
import { callContext } from '../../../kit/call-context.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';

const dynamo = useDynamo();
const enquiry = { name: ' Mara ', email: 'Mara@Example.com', company: 'Studio', people: 12, text: 'For our offices.' };

describe('planEnquiry', () => {
  test('has a mail sent to the people who sell', async () => {
    expect(await planEnquiry(enquiry, callContext())).toEqual({ sent: true });
    expect(writes(dynamo)).toMatchObject([
      {
        item: {
          Item: {
            job: 'send-message',
            payload: { template: 'plan-enquiry', name: 'Mara', email: 'mara@example.com', people: 12 },
          },
        },
      },
    ]);
  });

  test('that is repeated is one while it waits', async () => {
    await planEnquiry(enquiry, callContext());
    await planEnquiry(enquiry, callContext());
    const keys = writes(dynamo).map(({ item }) => (item['Item'] as { pk: string }).pk);

    expect(new Set(keys).size).toBe(1);
  });

  test.each([
    ['no name', { name: ' ' }, 'field_required'],
    ['no address', { email: '' }, 'email_required'],
    ['an address that is none', { email: 'mara@' }, 'email_invalid'],
  ])('refuses %s', async (_, change, code) => {
    await expect(planEnquiry({ ...enquiry, ...change }, callContext())).rejects.toMatchObject({ code });
  });

  test('that advertises is answered alike and goes nowhere (T46)', async () => {
    const text = 'https://a.example https://b.example https://c.example';

    expect(await planEnquiry({ ...enquiry, text }, callContext())).toEqual({ sent: true });
    expect(writes(dynamo)).toEqual([]);
  });
});
