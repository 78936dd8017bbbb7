/** A CV as PDF: read on the server, which has what it takes to read any script. */
import { callApi } from '../../../../lib/api/call.ts';
import { uploadFile } from '../../../../lib/upload-file.ts';
import { channelOfLink } from './channel-of-link.ts';
import type { Found } from './proposal.ts';

/** Throws what the upload and the call throw. */
export async function readPdf(file: Blob, country: string, signal: AbortSignal): Promise<Found> {
  const contentType = 'application/pdf';
  const uploadId = await uploadFile({ purpose: 'cv', contentType, file, onProgress: () => undefined, signal });
  const { links, offers, features, ...texts } = await callApi('readCv', { uploadId }, { signal });
  return {
    texts,
    contacts: links.flatMap((link) => {
      const contact = channelOfLink(link, country);
      return contact ? [{ ...contact, displayText: '' }] : [];
    }),
    photo: null,
    offers: offers.map((title) => ({ title, text: '' })),
    features,
  };
}
