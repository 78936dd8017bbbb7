import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { box, mp4 as filmOfPlace } from '../../../../bin/proof/uploads/film-boxes.ts';
import { saveFilm } from '../../../../functions/calls/page-assets/save-film.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useDynamo, writes } from '../../../kit/dynamo.ts';
import { mp4, webm } from '../../../kit/film.ts';
import { accountId } from '../../../kit/id-tokens.ts';

const dynamo = useDynamo();
const s3 = mockClient(S3Client);
beforeEach(() => s3.reset());

const uploadId = '01KKBZJR00ABCDEFGHJKMNPQRS';

function uploaded(bytes: Uint8Array, length = bytes.length): void {
  s3.on(GetObjectCommand).resolves({
    Body: { transformToByteArray: async () => bytes } as never,
    ContentLength: length,
  });
}
const confirm = (id = uploadId) => saveFilm({ uploadId: id }, ownerContext());

describe('saveFilm', () => {
  test('keeps the file under a name of ours with the type that it really has, and removes the upload', async () => {
    uploaded(webm({ seconds: 42 }));
    const film = await confirm();

    expect(film).toEqual({
      filmId: film.filmId,
      path: `/m/${accountId}/${film.filmId}.webm`,
      type: 'video/webm',
      bytes: webm().length,
      seconds: 42,
    });
    expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
      Bucket: 'media',
      Key: film.path.slice(1),
      ContentType: 'video/webm',
    });
    expect(s3.commandCalls(DeleteObjectCommand)[0]?.args[0].input.Key).toBe(`photos/${accountId}/${uploadId}`);
  });

  test('keeps nothing of where and by whom the film was made', async () => {
    uploaded(filmOfPlace([box('udta', box('\u00a9xyz', Buffer.from('+59.3293+018.0686/')))]));
    const { bytes } = await confirm();
    const { Body: body } = s3.commandCalls(PutObjectCommand)[0]?.args[0].input ?? {};

    expect(Buffer.from(body as Uint8Array).toString('latin1')).not.toContain('+59');
    expect(bytes).toBe((body as Uint8Array).length);
  });

  test('notes the file, so that one which no page shows goes after thirty days', async () => {
    uploaded(mp4());
    const { filmId, path } = await confirm();

    expect(writes(dynamo)[0]?.item['Item']).toMatchObject({
      pk: `OWN#${accountId}`,
      sk: `PURGE#${filmId}`,
      path,
      gsiPk: 'PURGE',
    });
  });

  test.each([
    ['film_unknown', Buffer.from('<html>'), undefined],
    ['film_too_long', mp4({ seconds: 181 }), undefined],
    ['film_too_large', mp4(), 30 * 1_024 * 1_024 + 1],
  ])('answers %s and keeps nothing', async (code, bytes, length) => {
    uploaded(bytes, length);

    await expect(confirm()).rejects.toMatchObject({ code });
    expect(s3.commandCalls(PutObjectCommand)).toHaveLength(0);
  });

  test('looks for no upload under a name that is none', async () => {
    await expect(confirm('../x')).rejects.toMatchObject({ code: 'not_found' });
    expect(s3.calls()).toHaveLength(0);
  });
});
