import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { beforeEach } from 'vitest';
import { drawLinkPicture } from '../../../functions/calls/page-assets/draw-link-picture.ts';
import { enableMedia } from '../../../functions/calls/page-assets/enable-media.ts';
import { removeImagesBackground } from '../../../functions/calls/page-assets/remove-images-background.ts';
import { removeMedia } from '../../../functions/calls/page-assets/remove-media.ts';
import { saveCaptions } from '../../../functions/calls/page-assets/save-captions.ts';
import { saveDataValue } from '../../../functions/calls/page-assets/save-data-value.ts';
import { saveFilm } from '../../../functions/calls/page-assets/save-film.ts';
import { saveMedia } from '../../../functions/calls/page-assets/save-media.ts';
import { saveTemplate } from '../../../functions/calls/page-assets/save-template.ts';
import { webPageScreenshot } from '../../../functions/calls/page-assets/web-page-screenshot.ts';
import { pictureKey } from '../../../functions/domain/pages/page-rows.ts';
import * as contracts from '../../../shared/calls/page-assets.ts';
import { effect, testBrokenOff } from '../../kit/broken-off.ts';
import { ownerContext } from '../../kit/call-context.ts';
import { mp4 } from '../../kit/film.ts';
import { accountId } from '../../kit/id-tokens.ts';
import { mediaItem, mediaRow } from '../../kit/media.ts';
import { useMemoryBuckets } from '../../kit/memory-bucket.ts';
import { useMemoryTable } from '../../kit/memory-table.ts';
import { livePageRows, nameRow, pageRow, publicPage } from '../../kit/rows.ts';
import { useSecrets } from '../../kit/secrets.ts';

const { table, put } = useMemoryTable();
const files = useMemoryBuckets();
const bedrock = mockClient(BedrockRuntimeClient);
const lambda = mockClient(LambdaClient);
useSecrets();

const uploadId = '01KKBZJR00ABCDEFGHJKMNPQRS';
const upload = `incoming/photos/${accountId}/${uploadId}`;

const pictureOf = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 90, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
    .png()
    .toBuffer();

beforeEach(async () => {
  const cutOut = JSON.stringify({ images: [(await pictureOf(80)).toString('base64')], finish_reasons: [null] });
  bedrock.reset();
  bedrock.on(InvokeModelCommand).resolves({ body: new TextEncoder().encode(cutOut) as never });
  const drawn = JSON.stringify({ body: Buffer.from('picture').toString('base64'), refused: 0 });
  lambda.reset();
  lambda.on(InvokeCommand).resolves({ Payload: Buffer.from(drawn) as never });
});

testBrokenOff('page-assets', { table, maps: () => ({ files }) }, [
  effect(
    contracts.drawLinkPicture,
    drawLinkPicture,
  )(() => {
    const page = publicPage();
    const failed = { agentName: 'mara', file: 'og-0a1b.jpg', state: 'failed', publishedAt: page.publishedAt };
    put([pageRow({ status: 'live', liveName: 'mara' }), ...livePageRows(page)]);
    put([{ ...pictureKey(accountId), ...failed }]);
    return { input: {}, context: ownerContext() };
  }),
  effect(
    contracts.enableMedia,
    enableMedia,
  )(() => {
    put([mediaRow('a')]);
    return { input: { mediaId: 'a', isEnabled: false }, context: ownerContext() };
  }),
  effect(
    contracts.removeImagesBackground,
    removeImagesBackground,
  )(async () => {
    put([mediaRow('a')]);
    files.set(`media${mediaItem('a').photo.path}`, await pictureOf(120));
    return { input: { mediaId: 'a' }, context: ownerContext() };
  }),
  effect(
    contracts.removeMedia,
    removeMedia,
  )(() => {
    put([mediaRow('a')]);
    return { input: { mediaId: 'a' }, context: ownerContext() };
  }),
  effect(
    contracts.saveCaptions,
    saveCaptions,
  )(() => ({
    input: { text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n', language: 'en_us' },
    context: ownerContext(),
  })),
  effect(
    contracts.saveDataValue,
    saveDataValue,
  )(() => ({
    input: { name: 'tips.seen', value: { step: 3 } },
    context: ownerContext(),
  })),
  effect(contracts.saveFilm, saveFilm)(
    () => {
      files.set(upload, mp4());
      return { input: { uploadId }, context: ownerContext() };
    },
    { refuses: [{ after: [3], code: 'not_found', why: 'The upload is gone: the film is kept, and is sent again.' }] },
  ),
  effect(contracts.saveMedia, saveMedia)(
    async () => {
      files.set(upload, await pictureOf(120));
      return { input: { uploadId, use: 'profile', name: 'me.png' }, context: ownerContext() };
    },
    { refuses: [{ after: [3], code: 'not_found', why: 'The upload is gone: the picture is in the library.' }] },
  ),
  effect(
    contracts.saveTemplate,
    saveTemplate,
  )(() => {
    put([pageRow()]);
    return { input: { version: 3, page: 'networking', image: 'waves' }, context: ownerContext() };
  }),
  effect(contracts.webPageScreenshot, webPageScreenshot)(
    () => {
      put([nameRow(), ...livePageRows()]);
      files.set('pages/live/mara/index.html', '<!doctype html><html lang="en"><head></head><body></body></html>');
      const input = { agentName: 'mara', device: 'phone', extent: 'screen', format: 'png' } as const;
      return { input, context: ownerContext() };
    },
    { differing: { url: 'It is signed at its moment.' } },
  ),
]);
