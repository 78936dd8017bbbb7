/** Files that the server makes: signed and asked for like every call, and answered as a whole. */
import { malformedAnswerError } from './api-error.ts';
import { callEntry } from './call.ts';
import { exchange } from './exchange.ts';
import { prepareRequest } from './prepare-request.ts';
import { withWords } from './with-words.ts';
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

/** A document of a policy; its token is used up. Throws as above. */
export async function downloadPolicyFile(token: string, signal?: AbortSignal): Promise<Blob> {
  return download('downloadPolicyFile', { token }, signal);
}

/** The same for its customer, by a token of the portal. */
export async function downloadOwnPolicyFile(token: string, signal?: AbortSignal): Promise<Blob> {
  return download('customerDownloadPolicyFile', { token }, signal);
}

/** All documents of a policy that are drawn, in one ZIP file. Throws as above (`document_not_ready` while there is none). */
export async function downloadPolicyArchive(policyId: string, signal?: AbortSignal): Promise<Blob> {
  return download('downloadPolicyArchive', { policyId }, signal);
}

type FileCall =
  | 'downloadInvoice'
  | 'getLearnCertificate'
  | 'downloadPolicyFile'
  | 'customerDownloadPolicyFile'
  | 'downloadPolicyArchive';

async function download(name: FileCall, input: Record<string, string>, signal: AbortSignal | undefined): Promise<Blob> {
  const request = prepareRequest(await callEntry(name), input, {});
  return withinDeadline(signal, DEADLINE_MS, async ({ signal: ended }) => {
    const { stream } = await withWords(exchange(request, (action) => action(ended)));
    if (!stream) throw malformedAnswerError(200);
    return stream.blob();
  });
}
