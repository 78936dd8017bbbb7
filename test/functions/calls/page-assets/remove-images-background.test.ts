import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeImagesBackground } from '../../../../functions/calls/page-assets/remove-images-background.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { mediaItem, mediaRow } from '../../../kit/media.ts';

const dynamo = useDynamo();
const s3 = mockClient(S3Client);
const bedrock = mockClient(BedrockRuntimeClient);
beforeEach(() => {
  s3.reset();
  bedrock.reset();
  s3.on(GetObjectCommand).resolves({
    Body: { transformToByteArray: async () => new Uint8Array([1, 2, 3]) } as never,
  });
});

const cutOut = sharp({ create: { width: 80, height: 90, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } })
  .png()
  .toBuffer();

function answer(body: object): void {
  bedrock.on(InvokeModelCommand).resolves({ body: new TextEncoder().encode(JSON.stringify(body)) as never });
}
const run = (mediaId = 'a') => removeImagesBackground({ mediaId }, ownerContext());

describe('removeImagesBackground', () => {
  test('stores a new picture that is see-through, and leaves the first one alone', async () => {
    store(dynamo, [mediaRow('a', { name: 'me.jpg', isEnabled: false })]);
    answer({ images: [(await cutOut).toString('base64')], finish_reasons: [null] });

    const item = await run();

    expect(item).toMatchObject({ name: 'me.jpg', isEnabled: true, photo: { width: 80, height: 90 } });
    const [written] = s3.commandCalls(PutObjectCommand).map(({ args }) => args[0].input);
    expect(written?.Key).toBe(`m/${accountId}/${item.photo.mediaId}.webp`);
    const { format, hasAlpha } = await sharp(written?.Body as Buffer).metadata();
    expect({ format, hasAlpha }).toEqual({ format: 'webp', hasAlpha: true });
    expect(item.photo.mediaId).not.toBe('a');
    expect(writes(dynamo)).toMatchObject([{ kind: 'Put', item: { Item: { sk: `MEDIA#${item.photo.mediaId}` } } }]);
    expect(bedrock.commandCalls(InvokeModelCommand)[0]?.args[0].input).toMatchObject({
      modelId: 'background-model',
      body: JSON.stringify({ image: Buffer.from([1, 2, 3]).toString('base64'), output_format: 'png' }),
    });
  });

  test.each([
    ['filtered', { finish_reasons: ['Filter reason: input image'] }],
    ['empty', { images: [], finish_reasons: [null] }],
    ['not a picture', { images: [Buffer.from('<svg/>').toString('base64')], finish_reasons: [null] }],
  ])('says that it failed when the answer is %s, and stores nothing', async (_, body) => {
    store(dynamo, [mediaRow('a')]);
    answer(body);

    await expect(run()).rejects.toMatchObject({ code: 'background_failed' });
    expect(writes(dynamo)).toEqual([]);
    expect(s3.commandCalls(PutObjectCommand)).toHaveLength(0);
  });

  test('says so too when the model cannot be reached', async () => {
    store(dynamo, [mediaRow('a')]);
    bedrock.on(InvokeModelCommand).rejects(new Error('ThrottlingException'));

    await expect(run()).rejects.toMatchObject({ code: 'background_failed' });
  });

  test('asks no model for a picture that is too small', async () => {
    const { photo } = mediaItem('a');
    store(dynamo, [mediaRow('a', { photo: { ...photo, height: 63 } })]);

    await expect(run()).rejects.toMatchObject({ code: 'picture_too_small' });
    expect(bedrock.calls()).toHaveLength(0);
  });

  test("answers somebody else's picture and none alike, and reads neither", async () => {
    store(dynamo, [mediaRow('a', {}, otherAccountId)]);

    await expect(run('a')).rejects.toMatchObject({ code: 'not_found' });
    await expect(run('b')).rejects.toMatchObject({ code: 'not_found' });
    expect(s3.calls()).toHaveLength(0);
  });
});
