/** The calls of the waiting list, fetched when somebody is about to use them. */
import { addXlgWaitlist, answerXlgWaitlist } from '../../lib/api/call-table.generated.ts';
import type { InputOfCall } from '../../lib/api/call-types.ts';
import { sendCall } from '../../lib/api/send-call.ts';
import { twice } from '../../lib/api/twice.ts';

export async function joinList(input: InputOfCall<'addXlgWaitlist'>): Promise<void> {
  await twice(() => sendCall(addXlgWaitlist, input, { token: 'none' }));
}

export async function answerMail(input: InputOfCall<'answerXlgWaitlist'>): Promise<void> {
  await twice(() => sendCall(answerXlgWaitlist, input, { token: 'none' }));
}
