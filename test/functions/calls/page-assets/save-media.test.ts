import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { saveMedia } from '../../../../functions/calls/page-assets/save-media.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { mediaRow } from '../../../kit/media.ts';

const dynamo = useDynamo();
const s3 = mockClient(S3Client);
beforeEach(() => s3.reset());

const uploadId = '01KKBZJR00ABCDEFGHJKMNPQRS';
const png = sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
  .png()
  .toBuffer();

async function uploaded(body?: Buffer, length?: number): Promise<void> {
  const bytes = body ?? (await png);
  s3.on(GetObjectCommand).resolves({
    Body: { transformToByteArray: async () => new Uint8Array(bytes) } as never,
    ContentLength: length ?? bytes.length,
  });
}
const confirm = (changes: object = {}) => saveMedia({ uploadId, use: 'profile', ...changes }, ownerContext());

describe('saveMedia', () => {
  test('stores the picture anew under a name of ours and removes the upload', async () => {
    await uploaded();
    const photo = await confirm({ name: 'me.png' });

    expect(photo).toMatchObject({ path: `/m/${accountId}/${photo.mediaId}.webp`, width: 40, height: 20 });
    expect(s3.commandCalls(GetObjectCommand)[0]?.args[0].input.Key).toBe(`photos/${accountId}/${uploadId}`);
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
      Bucket: 'media',
      ContentType: 'image/webp',
    });
    expect(s3.commandCalls(DeleteObjectCommand)).toHaveLength(1);
    expect(writes(dynamo)[0]?.item['Item']).toMatchObject({
      pk: `OWN#${accountId}`,
      photo,
      use: 'profile',
      name: 'me.png',
      isEnabled: true,
      bytes: (s3.commandCalls(PutObjectCommand)[0]?.args[0].input.Body as Buffer).length,
    });
  });

  test.each(['', '../x', `${uploadId}/../x`, uploadId.toLowerCase(), `${uploadId}0`])(
    'looks for no upload under %j',
    async (id) => {
      await expect(confirm({ uploadId: id })).rejects.toMatchObject({ code: 'not_found' });
      expect(s3.calls()).toHaveLength(0);
    },
  );

  test.each(['NoSuchKey', 'AccessDenied'])("answers somebody else's upload and none alike (%s)", async (name) => {
    s3.on(GetObjectCommand).rejects(Object.assign(new Error(name), { name }));

    await expect(confirm()).rejects.toMatchObject({ code: 'not_found' });
  });

  test('refuses what is over 8 MB, whatever let it in', async () => {
    await uploaded(undefined, 8 * 1_024 * 1_024 + 1);

    await expect(confirm()).rejects.toMatchObject({ code: 'file_too_large' });
  });

  test.each([
    ['a text', Buffer.from('hello')],
    ['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s and stores nothing', async (_, body) => {
    await uploaded(body);

    await expect(confirm()).rejects.toMatchObject({ code: 'file_type_unsupported' });
    expect(s3.commandCalls(PutObjectCommand)).toHaveLength(0);
  });

  test('refuses a picture when the library is full, and keeps the upload', async () => {
    await uploaded();
    const full = Array.from({ length: 1_000 }, (_, index) => mediaRow(`m${index}`));
    dynamo.on(QueryCommand).resolves({ Items: full });

    await expect(confirm()).rejects.toMatchObject({ code: 'library_full' });
    expect(s3.calls()).toHaveLength(0);
  });
});
