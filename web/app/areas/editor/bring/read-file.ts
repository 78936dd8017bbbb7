/** Reads what somebody brings, by what is in it and not by its name. */
import { loadChunk } from '../../../../lib/load-chunk.ts';
import type { PageArchive } from './page-archive.ts';
import { BringError, type Found, isEmptyProposal, type Proposal, tidyProposal } from './proposal.ts';

export type Brought = { kind: 'proposal'; proposal: Proposal } | { kind: 'archive'; archive: PageArchive };

/** Largest file, in bytes; a page of ours with all of its pictures is larger than anything else. PDFs: MAX_CV_BYTES. */
export const MAX_TEXT_BYTES = 10 * 1024 * 1024;
export const MAX_ARCHIVE_BYTES = 60 * 1024 * 1024;

/** What the file chooser offers; other names are read too when they are dropped. */
export const bringAccept =
  '.pdf,.zip,.vcf,.vcard,.csv,.tsv,.json,.html,.htm,application/pdf,text/vcard,text/csv,application/zip';

/**
 * @param country of the owner (ISO alpha-2), for phone numbers without a dial code
 * @param signal ends the reading of a PDF, which the server reads
 * @throws BringError, ApiError
 */
export async function readFile(file: Blob, country: string, signal: AbortSignal): Promise<Brought> {
  const start = await file.slice(0, 1_024).text();
  const isZip = start.startsWith('PK\u0003\u0004');
  if (file.size > (isZip ? MAX_ARCHIVE_BYTES : MAX_TEXT_BYTES)) throw new BringError('bring_too_large');
  if (isZip) {
    const { readArchive } = await loadChunk(() => import('./page-archive.ts'));
    return { kind: 'archive', archive: await readArchive(new Uint8Array(await file.arrayBuffer())) };
  }
  const proposal = tidyProposal(await readFound(file, start, country, signal));
  if (isEmptyProposal(proposal)) throw new BringError('bring_empty');
  return { kind: 'proposal', proposal };
}

async function readFound(file: Blob, start: string, country: string, signal: AbortSignal): Promise<Found> {
  if (start.includes('%PDF-')) {
    const { readPdf } = await loadChunk(() => import('./read-pdf.ts'));
    return readPdf(file, country, signal);
  }
  return readText(decodeText(new Uint8Array(await file.arrayBuffer())), country);
}

async function readText(text: string, country: string): Promise<Found> {
  const start = text.slice(0, 2_000).trimStart().toLowerCase();
  if (start === '') throw new BringError('bring_empty');
  if (start.startsWith('begin:vcard'))
    return (await loadChunk(() => import('./read-vcard.ts'))).readVcard(text, country);
  if (/^[[{]/.test(start)) return (await loadChunk(() => import('./read-linkstack.ts'))).readLinkStack(text, country);
  if (/<html|<!doctype html|<body|<head/.test(start))
    return (await loadChunk(() => import('./read-html.ts'))).readHtml(text, country);
  if (text.includes('\u0000')) throw new BringError('bring_unknown');
  return (await loadChunk(() => import('./read-csv.ts'))).readCsv(text, country);
}

/** UTF-8, UTF-16 by its mark, or what old spreadsheets write. */
function decodeText(bytes: Uint8Array): string {
  const mark = [bytes[0], bytes[1]].join();
  if (mark === '255,254') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === '254,255') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
