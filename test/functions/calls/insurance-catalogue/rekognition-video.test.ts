import { StartLabelDetectionCommand } from '@aws-sdk/client-rekognition';
import { describe, expect, test } from 'vitest';
import { rekognitionVideo } from '../../../../functions/calls/insurance-catalogue/rekognition-video.ts';
import { objectKey } from '../../../../functions/domain/insurance/files/file-rows.ts';
import { callContext } from '../../../kit/call-context.ts';
import { beginCar, carRows } from '../../../kit/insurance/car-applications.ts';
import { sendFile } from '../../../kit/insurance/files.ts';
import { scenePicture, sceneVideo, type Scene } from '../../../kit/insurance/pictures.ts';
import { useInsurer } from '../../../kit/insurance/published.ts';
import { useRekognition } from '../../../kit/insurance/rekognition.ts';
import { useRows } from '../../../kit/insurance/use-rows.ts';
import { useMemoryBuckets } from '../../../kit/memory-bucket.ts';

const { put } = useInsurer();
const files = useMemoryBuckets();
const { mock, jobs } = useRekognition(files);
useRows(put, carRows);

async function film(scene: Scene) {
  const opened = await beginCar();
  const fileId = await sendFile(files, opened, 'carVideo', await sceneVideo(scene));
  return { opened, fileId, ask: () => rekognitionVideo({ ...opened, fileId }, callContext()) };
}

describe('rekognitionVideo', () => {
  test('begins one look at a video, and says what it shows once that is done', async () => {
    const { ask, opened, fileId } = await film({ labels: ['Car'] });
    jobs.isRunning = true;

    expect(await ask()).toEqual({ fileId, state: 'running', isGood: false, findings: [], labels: [] });
    expect((await ask()).state).toBe('running');
    jobs.isRunning = false;
    expect(await ask()).toMatchObject({ state: 'done', isGood: true, labels: [{ name: 'Car', confidence: 99 }] });
    expect(await ask()).toMatchObject({ state: 'done' });
    expect(mock.commandCalls(StartLabelDetectionCommand).map(({ args: [{ input }] }) => input)).toMatchObject([
      {
        ClientRequestToken: fileId,
        Video: { S3Object: { Bucket: 'documents', Name: objectKey(opened.applicationId, fileId) } },
      },
    ]);
  });

  test('says what it does not show', async () => {
    const { ask } = await film({ labels: ['Boat'] });

    expect(await ask()).toMatchObject({ isGood: false, findings: [{ code: 'not_seen', wanted: 'Car' }] });
  });

  test('asks for another one when it cannot be played', async () => {
    const { ask, opened, fileId } = await film({});
    files.set(`documents/${objectKey(opened.applicationId, fileId)}`, 'spoilt');

    expect(await ask()).toMatchObject({ state: 'done', findings: [{ code: 'unreadable', wanted: null }] });
  });

  test('looks at videos alone', async () => {
    const opened = await beginCar();
    const fileId = await sendFile(files, opened, 'carPhoto', await scenePicture());

    await expect(rekognitionVideo({ ...opened, fileId }, callContext())).rejects.toMatchObject({ code: 'not_found' });
  });
});
