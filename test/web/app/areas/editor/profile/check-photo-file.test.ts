import { describe, expect, it } from 'vitest';
import { MAX_PHOTO_BYTES } from '../../../../../../shared/calls/page-assets.ts';
import { checkPhotoFile, photoTypeOf } from '../../../../../../web/app/areas/editor/profile/check-photo-file.ts';

const heads = {
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/gif': [0x47, 0x49, 0x46, 0x38],
};

function file(head: readonly number[], size = 100, type = ''): Blob {
  const bytes = new Uint8Array(size);
  bytes.set(head.slice(0, size));
  return new Blob([bytes], { type });
}

describe('a photo', () => {
  it.each(Object.entries(heads))('is taken as %s by its first bytes', async (type, head) => {
    expect([await photoTypeOf(file(head)), await checkPhotoFile(file(head))]).toEqual([type, undefined]);
  });

  it('may have exactly 8 MB and not one byte more', async () => {
    const sizes = [MAX_PHOTO_BYTES, MAX_PHOTO_BYTES + 1];
    const codes = await Promise.all(sizes.map((size) => checkPhotoFile(file(heads['image/jpeg'], size))));
    expect(codes).toEqual([undefined, 'file_too_large']);
  });

  it('is refused as unsupported when only its type says that it is one', async () => {
    expect(await checkPhotoFile(file([0x25, 0x50, 0x44, 0x46], 100, 'image/jpeg'))).toBe('file_type_unsupported');
  });

  it('is refused as unsupported when it is empty', async () => {
    expect(await checkPhotoFile(new Blob([]))).toBe('file_type_unsupported');
  });

  it('that is both too large and unsupported is told of its format, which a smaller file would not cure', async () => {
    expect(await checkPhotoFile(file([1, 2, 3, 4], MAX_PHOTO_BYTES + 1))).toBe('file_type_unsupported');
  });
});
