import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dtxFile } from '../../../../functions/calls/insurance-catalogue/dtx-file.ts';
import { applicationKey } from '../../../../functions/domain/insurance/application-rows.ts';
import { fileKey } from '../../../../functions/domain/insurance/files/file-rows.ts';
import type { Opened } from '../../../../functions/domain/insurance/applications.ts';
import { MAX_FILES } from '../../../../shared/insurance/uploads.ts';
import { callContext } from '../../../kit/call-context.ts';
import { beginCar, carRows } from '../../../kit/insurance/car-applications.ts';
import { nextFileId, sendFile } from '../../../kit/insurance/files.ts';
import { scenePicture, sceneVideo } from '../../../kit/insurance/pictures.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';
import { useRows } from '../../../kit/insurance/use-rows.ts';

const { put, table } = useInsurer();
const files = useMemoryBuckets();
useRows(put, carRows);

const photo = { about: 'answer', question: 'carPhoto' } as const;
const context = () => callContext({ newId: nextFileId });
const begin = (opened: Opened, changes: { question?: string; contentType?: string } = {}) =>
  dtxFile({ kind: 'begin', ...opened, ...photo, contentType: 'image/jpeg', ...changes }, context());
const confirm = (opened: Opened, uploadId: string, question = 'carPhoto') =>
  dtxFile({ kind: 'confirm', ...opened, about: 'answer', question, uploadId, name: 'front.jpg' }, context());
const incoming = ({ applicationId }: Opened, uploadId: string) => `incoming/applications/${applicationId}/${uploadId}`;
const stored = ({ applicationId }: Opened, uploadId: string) => `documents/applications/${applicationId}/${uploadId}`;

/** Lies where the policy lets it, and is confirmed. */
async function upload(opened: Opened, body: Uint8Array, question = 'carPhoto') {
  const uploadId = nextFileId();
  files.set(incoming(opened, uploadId), body);
  return confirm(opened, uploadId, question);
}

describe('dtxFile begins an upload', () => {
  test('with a policy for one key under the application, one type and a size, for ten minutes', async () => {
    const opened = await beginCar();
    const { policy } = await begin(opened);
    const { conditions, expiration } = JSON.parse(Buffer.from(policy?.fields['Policy'] ?? '', 'base64').toString()) as {
      conditions: unknown[];
      expiration: string;
    };

    expect(policy?.fields['key']).toBe(`applications/${opened.applicationId}/${policy?.uploadId}`);
    expect(conditions).toEqual(
      expect.arrayContaining([
        ['content-length-range', 1, 8 * 1024 * 1024],
        ['eq', '$Content-Type', 'image/jpeg'],
        { key: `applications/${opened.applicationId}/${policy?.uploadId}` },
      ]),
    );
    expect(Date.parse(expiration) - Date.now()).toBeLessThanOrEqual(600_000);
  });

  test('for questions of files alone, in the types that they take, and to who has the key', async () => {
    const opened = await beginCar();

    await expect(begin(opened, { question: 'plate' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(begin(opened, { contentType: 'image/svg+xml' })).rejects.toMatchObject({
      code: 'upload_type_unsupported',
      details: { types: 'JPG, PNG' },
    });
    await expect(begin({ ...opened, key: 'A'.repeat(43) })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('until there are as many files as an application can have', async () => {
    const opened = await beginCar();
    put(Array.from({ length: MAX_FILES }, () => fileKey(opened.applicationId, nextFileId())));

    await expect(begin(opened)).rejects.toMatchObject({ code: 'files_full' });
    await expect(upload(opened, await scenePicture())).rejects.toMatchObject({ code: 'files_full' });
  });

  test('not any more once the application is paid for', async () => {
    const opened = await beginCar();
    put([
      {
        ...table().row(applicationKey(opened.applicationId)),
        ...applicationKey(opened.applicationId),
        state: 'ordered',
      },
    ]);

    await expect(begin(opened)).rejects.toMatchObject({ code: 'application_closed' });
    await expect(upload(opened, await scenePicture())).rejects.toMatchObject({ code: 'application_closed' });
  });
});

describe('dtxFile confirms an upload', () => {
  test('keeps a photo without its metadata, upright and not too large, and deletes what was sent', async () => {
    const opened = await beginCar();
    const sent = await sharp(await scenePicture({ width: 3_000, height: 1_500 }))
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { file } = await upload(opened, sent);
    const body = files.get(stored(opened, file?.fileId ?? ''));

    expect(file).toMatchObject({
      kind: 'photo',
      contentType: 'image/jpeg',
      width: 2_400,
      height: 1_200,
      needsCheck: true,
    });
    expect((await sharp(Buffer.from(body ?? '')).metadata()).exif).toBeUndefined();
    expect([...files.keys()].filter((key) => key.startsWith('incoming/'))).toEqual([]);
  });

  test('gives the same file again when it is repeated', async () => {
    const opened = await beginCar();
    const { file } = await upload(opened, await scenePicture());

    expect(await confirm(opened, file?.fileId ?? '')).toEqual({ policy: null, file });
  });

  test('refuses what is no picture, whatever it calls itself', async () => {
    const opened = await beginCar();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const gif = await sharp(await scenePicture())
      .gif()
      .toBuffer();

    for (const body of [svg, gif, Buffer.from('%PDF-1.7'), (await scenePicture()).subarray(0, 2_000)]) {
      await expect(upload(opened, body)).rejects.toMatchObject({ code: 'upload_type_unsupported' });
    }
    await expect(upload(opened, Buffer.alloc(8 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'upload_too_large' });
    expect([...files.keys()].filter((key) => key.startsWith('documents/'))).toEqual([]);
  });

  test('takes nothing from under another application', async () => {
    const [one, other] = [await beginCar(), await beginCar()];
    const uploadId = nextFileId();
    files.set(incoming(other, uploadId), await scenePicture());

    await expect(confirm(one, uploadId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('takes out of a video who made it and where, and leaves the rest as it was', async () => {
    const opened = await beginCar();
    const sent = await sceneVideo();
    const { file } = await upload(opened, Buffer.from(sent), 'carVideo');
    const body = Buffer.from(files.get(stored(opened, file?.fileId ?? '')) ?? '');

    expect(file).toMatchObject({ kind: 'video', contentType: 'video/quicktime', needsCheck: true, width: null });
    expect([body.length, body.includes('+47.37'), body.includes('mdat')]).toEqual([sent.length, false, true]);
  });

  test('refuses a video that is too long, and what is none', async () => {
    const opened = await beginCar();

    await expect(upload(opened, await sceneVideo({}, 61), 'carVideo')).rejects.toMatchObject({
      code: 'video_too_long',
    });
    await expect(upload(opened, Buffer.from('RIFF'), 'carVideo')).rejects.toMatchObject({
      code: 'upload_type_unsupported',
      details: { types: 'MP4, MOV' },
    });
  });

  test('keeps a PDF that opens', async () => {
    const opened = await beginCar();
    const { file } = await upload(opened, pdf, 'paper');

    expect(file).toMatchObject({ kind: 'file', contentType: 'application/pdf', needsCheck: false });
    await expect(upload(opened, Buffer.from('%PDF-1.7 nothing'), 'paper')).rejects.toMatchObject({
      code: 'pdf_damaged',
    });
    expect((await upload(opened, await scenePicture(), 'paper')).file?.contentType).toBe('image/jpeg');
  });
});

describe('dtxFile removes a file', () => {
  test('with its row, as often as it is asked to', async () => {
    const opened = await beginCar();
    const fileId = await sendFile(files, opened, 'carPhoto', await scenePicture());
    const remove = () => dtxFile({ kind: 'remove', ...opened, fileId }, context());

    expect(await remove()).toEqual({ policy: null, file: null });
    expect([files.size, table().row(fileKey(opened.applicationId, fileId))]).toEqual([0, undefined]);
    expect(await remove()).toEqual({ policy: null, file: null });
  });
});

/** The least that a reader opens: one empty page. */
const pdf = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj',
    'trailer<</Root 1 0 R>>',
  ].join('\n'),
);
