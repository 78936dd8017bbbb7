import { readFileSync } from 'node:fs';
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { readCv } from '../../../../functions/calls/page-assets/read-cv.ts';
import { MAX_CV_BYTES } from '../../../../shared/calls/page-assets.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const s3 = mockClient(S3Client);
beforeEach(() => s3.reset());

const uploadId = '01KKBZJR00ABCDEFGHJKMNPQRS';
const cv = readFileSync(`${import.meta.dirname}/../../../kit/cvs/plain-en.pdf`);

function uploaded(bytes: Buffer, length = bytes.length): void {
  s3.on(GetObjectCommand).resolves({
    Body: { transformToByteArray: async () => new Uint8Array(bytes) } as never,
    ContentLength: length,
  });
}

describe('readCv', () => {
  test('gives what a page can use of the caller’s upload, within seconds, and deletes it', async () => {
    uploaded(cv);
    const start = performance.now();

    expect(await readCv({ uploadId }, ownerContext())).toMatchObject({
      displayName: 'Thomas Okafor',
      title: 'Mortgage adviser',
    });
    // Sixty seconds are promised from the upload to the draft.
    expect(performance.now() - start).toBeLessThan(20_000);
    const key = `cvs/${accountId}/${uploadId}`;
    expect(s3.commandCalls(GetObjectCommand)[0]?.args[0].input.Key).toBe(key);
    expect(s3.commandCalls(DeleteObjectCommand)[0]?.args[0].input.Key).toBe(key);
  });

  test.each(['', '../x', `../photos/${accountId}/${uploadId}`, uploadId.toLowerCase()])(
    'looks for no upload under %j',
    async (id) => {
      await expect(readCv({ uploadId: id }, ownerContext())).rejects.toMatchObject({ code: 'not_found' });
      expect(s3.calls()).toHaveLength(0);
    },
  );

  test('refuses what is over 10 MB, whatever let it in', async () => {
    uploaded(cv, MAX_CV_BYTES + 1);

    await expect(readCv({ uploadId }, ownerContext())).rejects.toMatchObject({ code: 'pdf_too_long' });
  });

  test('says of a file that is no PDF that it can’t be read', async () => {
    uploaded(Buffer.from('hello'));

    await expect(readCv({ uploadId }, ownerContext())).rejects.toMatchObject({ code: 'pdf_damaged' });
  });
});
