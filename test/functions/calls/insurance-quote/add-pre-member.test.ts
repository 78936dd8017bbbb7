import { describe, expect, test } from 'vitest';
import { addPreMember } from '../../../../functions/calls/insurance-quote/add-pre-member.ts';
import type { Answers } from '../../../../shared/insurance/answers.ts';
import { beginTrip, onDay, quotedTrip } from '../../../kit/insurance/applications.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';

useInsurer();

describe('addPreMember', () => {
  test('keeps who applies, and says what is missing or wrong', async () => {
    const opened = await quotedTrip();
    const add = async (applicant: Answers['applicant']) => addPreMember({ ...opened, applicant }, onDay());

    expect((await add({ email: 'ana' })).problems).toMatchObject([{ question: 'email', code: 'form_invalid' }]);
    const { application, problems } = await add({ email: 'ana@example.com' });
    expect([problems, application.answers.applicant]).toEqual([[], { email: 'ana@example.com' }]);
  });

  test('leaves the quote as it is when nothing that is priced has changed', async () => {
    const { application } = await addPreMember(
      { ...(await quotedTrip()), applicant: { email: 'ana@example.com' } },
      onDay(),
    );

    expect(application).toMatchObject({ state: 'accepted', quote: { prices: [{ total: 56_00 }] } });
  });

  test('opens to no other key', async () => {
    const { applicationId } = await beginTrip();
    await expect(addPreMember({ applicationId, key: 'A'.repeat(43), applicant: {} }, onDay())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
