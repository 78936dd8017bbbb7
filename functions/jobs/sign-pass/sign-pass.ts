/** From what the publish job drew to what visitors add to their wallets. */
import { readPicture } from '../../domain/media/read-picture.ts';
import { applePass } from '../../domain/wallet/apple-pass.ts';
import { googleLink } from '../../domain/wallet/google-link.ts';
import { PassContent } from '../../domain/wallet/pass-content.ts';
import { deletePassFiles, readPassContent, writePassFiles } from '../../domain/wallet/pass-files.ts';
import { readAppleKeys, readGoogleKeys } from '../../domain/wallet/wallet-keys.ts';
import { environment } from '../../kit/environment.ts';
import type { JobContext } from '../../kit/job.ts';
import { passPictures } from './pass-pictures.ts';

/** A stage without keys offers nothing, and the page says so. Throws, to be tried again, when the page changes meanwhile. */
export async function signPass({ agentName }: { agentName: string }, { now }: JobContext): Promise<void> {
  const text = await readPassContent(agentName);
  if (text === null) return;
  const content = PassContent.parse(JSON.parse(text));
  const pass = environment.signsApplePasses() ? await signApple(content, now) : null;
  await writePassFiles(agentName, pass, {
    apple: pass && `/${encodeURIComponent(agentName)}/card.pkpass`,
    google: await signGoogle(content),
    isLocal: environment.stage() === 'local',
  });
  const after = await readPassContent(agentName);
  if (after === null) return deletePassFiles(agentName);
  if (after !== text)
    throw new Error(`The page ${agentName} was drawn anew while its pass was signed. It comes again.`);
}

async function signApple(content: PassContent, now: Date): Promise<Buffer> {
  const photo = content.photo === null ? null : await readPicture(content.photo);
  return applePass(content, await passPictures(content, photo), await readAppleKeys(now));
}

async function signGoogle(content: PassContent): Promise<string | null> {
  const issuerId = environment.googleWalletIssuer();
  if (issuerId === undefined) return null;
  const around = { issuerId, appOrigin: environment.appOrigin(), mediaOrigin: environment.mediaOrigin() };
  return googleLink(content, await readGoogleKeys(), around);
}
