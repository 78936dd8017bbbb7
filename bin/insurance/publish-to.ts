/** Publishes a product into a system, this machine's or a stage's, as the insurer's people do on their screen. */
import * as z from 'zod';
import type { ProductContent } from '../../functions/domain/insurance/check-product.ts';
import { login } from '../../shared/calls/account.ts';
import { beginInsurerUpload, publishInsurerProduct } from '../../shared/calls/insurer.ts';
import { insurerUploads } from '../../shared/insurance/insurer.ts';
import { createClient, type Answer } from '../proof/client/system-client.ts';

export type Person = { email: string; password: string };

/** A product as one file: what its folder holds. */
export const bundleOf = ({ definition, cases, texts, wordings }: ProductContent): string =>
  JSON.stringify({ definition, cases, texts, wordings });

/**
 * What is wrong with it, or the version that is sold from now on. Throws with the server's words where it refuses.
 * @param origin of the app, e.g. `http://localhost:4400`
 */
export async function publishTo(
  origin: string,
  files: ProductContent,
  { email, password }: Person,
): Promise<{ version: number } | { problems: readonly string[] }> {
  const client = await createClient(() => ({ urls: { app: origin }, controlToken: '' }));
  const { tokens } = orThrow(await client.call(login, { account: email, password }), 'The sign-in');
  if (!tokens)
    throw new Error(`${email} was asked for a second factor: publish on the screen ProductTalk → Insurance.`);
  const as = { token: tokens.idToken };
  const begun = orThrow(await client.call(beginInsurerUpload, { purpose: 'product' }, as), 'The upload');
  await post(begun, bundleOf(files));
  const { uploadId } = begun;
  const { product, problems } = orThrow(await client.call(publishInsurerProduct, { uploadId }, as), 'The product');
  return product === null ? { problems } : { version: product.version };
}

async function post({ url, fields }: { url: string; fields: Record<string, string> }, body: string): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([body], { type: insurerUploads.product.type }));
  const { status } = await fetch(url, { method: 'POST', body: form });
  if (status >= 300) throw new Error(`The upload was refused with ${status}; a product can have 5 MB.`);
}

function orThrow<Data>({ http, data, text }: Answer<Data>, what: string): Data {
  if (http >= 300) throw new Error(`${what} was refused with ${http}: ${messageOf(text)}`);
  return data;
}

/** The server's words; of what is none of its answers the beginning. */
function messageOf(text: string): string {
  try {
    return z.object({ message: z.string() }).parse(JSON.parse(text)).message;
  } catch {
    return text.slice(0, 300);
  }
}
