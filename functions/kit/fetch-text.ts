/**
 * One request to somebody else's service. The answer is bounded in time and, once unpacked, in size; a redirect is an
 * error, as an answer does not choose where we ask next (SECURITY.md T36). Whoever asks has checked the address.
 */

/** What providers answer is a few kilobytes. */
const MOST_BYTES = 1_000_000;

export type TextAnswer = { status: number; text: string };

type Request = { method?: string; headers?: Record<string, string>; body?: string | URLSearchParams };

/** @throws when the answer did not come whole within the time, is larger than a megabyte, or leads elsewhere */
export async function fetchText(address: string, request: Request, timeoutMs: number): Promise<TextAnswer> {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  return { status: response.status, text: await readText(response) };
}

async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`The answer is larger than ${MOST_BYTES} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
