/** Hostile files by every door of the running system, and what reading each of them takes (SECURITY.md, section 4: Uploads). */
import { dtxFile, getPreSignedUrl } from '../../../shared/calls/insurance-catalogue.ts';
import { beginInsurerUpload, publishInsurerProduct, saveInsurerExclusions } from '../../../shared/calls/insurer.ts';
import { getPtxFilePages, getPtxProductInfo, savePtxAiFile } from '../../../shared/calls/document-chat-editor.ts';
import { getEnableList, getSignedUrl, readCv, saveFilm, saveMedia } from '../../../shared/calls/page-assets.ts';
import type { CallContract } from '../../../shared/calls/define-call.ts';
import { canonicalEmail } from '../../../shared/rules/email.ts';
import { mustSucceed, type Proof } from '../client/proof.ts';
import type { Figure } from '../figures.ts';
import { hostileFiles } from './all-files.ts';
import type { Reading } from './file-reader.ts';
import type { HostileFile } from './hostile-file.ts';
import { inspectReceived } from './inspect-kept.ts';
import { measureFile } from './measure-file.ts';
import { abusePolicies, type AbuseResult } from './policy-abuse.ts';
import { sendFile, type Received } from './send-file.ts';
import { makeUploadWorld, type UploadWorld } from './upload-world.ts';

const FEWEST = 40;
const MAX_MS = 2_000;
const MAX_MEGABYTES = 300;
const UNSENT_MS = 30_000;
/** Files: fewer than take longer than the window of a limit. */
const LIFTED_EVERY = 10;

type Measured = { file: HostileFile; reading: Reading; takenMs: number };

/** `problems` says what went wrong, line by line. */
export async function proveUploads(proof: Proof): Promise<{ figures: Figure[]; problems: string[] }> {
  const world = await makeUploadWorld(proof);
  const [unsafe, unexpected, measured]: [string[], string[], Measured[]] = [[], [], []];
  let pictures = 0;
  for (const [index, file] of hostileFiles.entries()) {
    if (index % LIFTED_EVERY === 0) await liftLimits(proof, world);
    const bytes = await file.make();
    const reading = await measureFile(file, bytes);
    // It would hold up the running system for the files after it.
    if (reading.milliseconds > UNSENT_MS) {
      unexpected.push(`${file.door}: ${file.name}: it takes too long to be sent`);
      measured.push({ file, reading, takenMs: 0 });
      continue;
    }
    const received = await sendFile({ proof, world, file, bytes }).catch(asRefusal);
    const findings = await inspectReceived(file, received);
    unsafe.push(...findings.unsafe);
    unexpected.push(...findings.unexpected);
    measured.push({ file, reading, takenMs: received.milliseconds });
    if (file.door === 'photo' && received.refusal === null) pictures += 1;
  }
  unsafe.push(...(await findStrays(proof, world, pictures)));
  // Last: it moves the clock.
  const abuse = await abusePolicies(proof, world);
  return {
    figures: [safetyFigure(unsafe, unexpected), abuseFigure(abuse), timeFigure(measured), memoryFigure(measured)],
    problems: [...unsafe, ...unexpected, ...abuse.accepted, ...measured.flatMap(excessOf)],
  };
}

/** What could not be sent or fetched is told with the others. */
const asRefusal = (error: unknown): Received => ({ milliseconds: 0, refusal: String(error), served: [], read: '' });

/** What a refusal left behind. */
async function findStrays({ client }: Proof, { owner, productId }: UploadWorld, pictures: number): Promise<string[]> {
  const options = { token: owner.idToken };
  const library = await client.call(getEnableList, {}, options);
  mustSucceed(library, 'look at the library');
  const product = await client.call(getPtxProductInfo, { productId }, options);
  mustSucceed(product, 'look at the documents');
  const [more, documents] = [library.data.media.length - pictures, product.data.files.length];
  return more === 0 && documents === 0
    ? []
    : [`${more} pictures and ${documents} documents are left of what was refused`];
}

function safetyFigure(unsafe: readonly string[], unexpected: readonly string[]): Figure {
  const doors = new Set(hostileFiles.map(({ door }) => door));
  return {
    name: `hostile files by ${doors.size} doors (photos, films, CVs, documents, answers of applications, lists and products of insurers), from the POST policy to what owners and visitors are served`,
    goal: `0 of ≥ ${FEWEST} unsafe stored, served or read; each refused or kept as it must be`,
    reached: `${unsafe.length} of ${hostileFiles.length} unsafe, ${unexpected.length} otherwise than expected`,
    isMet: hostileFiles.length >= FEWEST && unsafe.length + unexpected.length === 0,
  };
}

const abuseFigure = ({ sent, accepted }: AbuseResult): Figure => ({
  name: 'upload policies used for another key, type, size, bucket, account or time',
  goal: '0 accepted',
  reached: `${accepted.length} of ${sent}`,
  isMet: accepted.length === 0,
});

function timeFigure(measured: readonly Measured[]): Figure {
  const slowest = measured.toSorted((one, other) => other.reading.milliseconds - one.reading.milliseconds)[0];
  const taken = Math.max(...measured.map(({ takenMs }) => takenMs));
  return {
    name: 'reading each of them with the functions of the product, in a process of its own whose libraries are loaded',
    goal: '< 2 s each',
    reached: `${seconds(slowest?.reading.milliseconds ?? 0)} at the slowest (${slowest?.file.name}); over the running system ${seconds(taken)} until the answer, or until a document’s last passage was indexed`,
    isMet: measured.every(({ reading }) => reading.milliseconds < MAX_MS),
  };
}

function memoryFigure(measured: readonly Measured[]): Figure {
  const largest = measured.toSorted((one, other) => growthOf(other) - growthOf(one))[0];
  return {
    name: 'memory of that process while it reads the file, above what it had with its libraries (VmHWM − VmRSS)',
    goal: `< ${MAX_MEGABYTES} MB each`,
    reached: `${growthOf(largest).toFixed(0)} MB at most, ${largest?.reading.peak.toFixed(0)} MB in all (${largest?.file.name})`,
    isMet: measured.every((one) => growthOf(one) < MAX_MEGABYTES),
  };
}

const growthOf = (one: Measured | undefined): number => (one ? one.reading.peak - one.reading.before : 0);

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

function excessOf(one: Measured): string[] {
  const { file, reading } = one;
  const named = `${file.door}: ${file.name}`;
  return [
    ...(reading.milliseconds < MAX_MS ? [] : [`${named}: takes ${seconds(reading.milliseconds)} (${reading.outcome})`]),
    ...(growthOf(one) < MAX_MEGABYTES ? [] : [`${named}: takes ${growthOf(one).toFixed(0)} MB (${reading.outcome})`]),
  ];
}

/** So many files of one person would be refused for their number alone. */
async function liftLimits({ tables }: Proof, { owner, application }: UploadWorld): Promise<void> {
  const own: CallContract[] = [
    ...[getSignedUrl, saveMedia, saveFilm, readCv, savePtxAiFile, getPtxFilePages],
    ...[beginInsurerUpload, publishInsurerProduct, saveInsurerExclusions],
  ];
  const now = Date.now();
  for (const call of own) await tables.liftLimit(call, 'actor', owner.accountId, now);
  for (const call of [dtxFile, getPreSignedUrl])
    await tables.liftLimit(call, 'input:applicationId', canonicalEmail(application.applicationId), now);
}
