import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, test } from 'vitest';
import { saveCaptions } from '../../../../functions/calls/page-assets/save-captions.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';

useDynamo();
const s3 = mockClient(S3Client);
beforeEach(() => s3.reset());

const text = 'WEBVTT\n\n00:00.000 --> 00:02.000\nمرحبًا\n';

test('keeps captions as what they are, on the media host', async () => {
  const captions = await saveCaptions({ text, language: 'ar_ae' }, ownerContext());

  expect(captions).toEqual({
    path: expect.stringMatching(new RegExp(`^/m/${accountId}/\\w+\\.vtt$`)),
    language: 'ar_ae',
  });
  expect(s3.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
    Body: text,
    ContentType: 'text/vtt; charset=utf-8',
  });
});

test('refuses what is no WebVTT and keeps nothing', async () => {
  const saved = saveCaptions({ text: '<script>', language: 'en_us' }, ownerContext());

  await expect(saved).rejects.toMatchObject({ code: 'captions_unknown' });
  expect(s3.calls()).toHaveLength(0);
});
