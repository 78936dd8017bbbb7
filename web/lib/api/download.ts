/** Files that the server makes: signed and asked for like every call, and answered as a whole. */
import { malformedAnswerError } from './api-error.ts';
import { callEntry } from './call.ts';
import { exchange } from './exchange.ts';
import { prepareRequest } from './prepare-request.ts';
import { withinDeadline } from './within-deadline.ts';

/** Time for the file to come. */
const DEADLINE_MS = 60_000;

/** The PDF of an invoice. Throws ApiError (`not_found` while it is not drawn) and Cleared, like `sendCall`. */
export async function downloadInvoice(invoiceId: string, signal?: AbortSignal): Promise<Blob> {
  const request = prepareRequest(await callEntry('downloadInvoice'), { invoiceId }, {});
  return withinDeadline(signal, DEADLINE_MS, async ({ signal: ended }) => {
    const { stream } = await exchange(request, (action) => action(ended));
    if (!stream) throw malformedAnswerError(200);
    return stream.blob();
  });
}
