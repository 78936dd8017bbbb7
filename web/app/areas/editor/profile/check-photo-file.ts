/** The rules of a picture, checked before anything is sent (specification 1, section 5). */
import { MAX_PHOTO_BYTES, photoTypes } from '../../../../../shared/calls/page-assets.ts';

export type PhotoFileError = 'file_too_large' | 'file_type_unsupported';

/** What a file input offers. */
export const photoAccept = photoTypes.join(',');

const signatures: readonly { type: (typeof photoTypes)[number]; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/gif', bytes: [0x47, 0x49, 0x46, 0x38] },
];

/**
 * The type of a picture by its first bytes, as a file's name and the type that the browser makes of it can be wrong;
 * undefined when it is none of the three.
 */
export async function photoTypeOf(file: Blob): Promise<(typeof photoTypes)[number] | undefined> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return signatures.find(({ bytes }) => bytes.every((byte, place) => head[place] === byte))?.type;
}

/** The code of a file that cannot be a photo, undefined for a good one. The format is told before the size. */
export async function checkPhotoFile(file: Blob): Promise<PhotoFileError | undefined> {
  if ((await photoTypeOf(file)) === undefined) return 'file_type_unsupported';
  return file.size > MAX_PHOTO_BYTES ? 'file_too_large' : undefined;
}
