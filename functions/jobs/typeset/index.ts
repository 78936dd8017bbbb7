/**
 * Sets papers that other functions ask for, and gives their PDFs. The role has no rights: whatever a paper says reaches nothing
 * from here. The compiler stays for the next paper.
 */
import { PaperRequest, type PaperAnswer } from '../../kit/typesetting.ts';
import { setPaper } from './set-paper.ts';

/** What a function can answer is 6 MB, of which base64 takes a third. */
const MAX_BYTES = 4_400_000;

export async function handler(event: unknown): Promise<PaperAnswer> {
  const body = setPaper(PaperRequest.parse(event));
  if (body.length > MAX_BYTES) {
    throw new Error(`The paper has ${body.length} bytes, and at most ${MAX_BYTES} can be answered. Make it shorter.`);
  }
  return { body: body.toString('base64') };
}
