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
  return download('downloadInvoice', { invoiceId }, signal);
}

/** The certificate of the level that was reached for a product. Throws as above (`level_locked` without a level). */
export async function downloadCertificate(productId: string, signal?: AbortSignal): Promise<Blob> {
  return download('getLearnCertificate', { productId }, signal);
}

async function download(
  name: 'downloadInvoice' | 'getLearnCertificate',
  input: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Blob> {
  const request = prepareRequest(await callEntry(name), input, {});
  return withinDeadline(signal, DEADLINE_MS, async ({ signal: ended }) => {
    const { stream } = await exchange(request, (action) => action(ended));
    if (!stream) throw malformedAnswerError(200);
    return stream.blob();
  });
}
