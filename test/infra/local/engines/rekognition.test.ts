import {
  CompareFacesCommand,
  DetectCustomLabelsCommand,
  DetectLabelsCommand,
  DetectTextCommand,
  GetLabelDetectionCommand,
  RekognitionClient,
  StartLabelDetectionCommand,
} from '@aws-sdk/client-rekognition';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Need } from '../../../../infra/local/engines/engine.ts';
import { createRekognitionEngine } from '../../../../infra/local/engines/rekognition.ts';
import { serveEngine } from '../../../../infra/local/engines/serve-engine.ts';
import { scenePicture, sceneVideo, type Scene } from '../../../kit/insurance/pictures.ts';
import { sdkConfig } from './sdk-config.ts';

const MODEL = 'arn:aws:rekognition:eu-central-1:000000000000:project/pets/version/one/1';

let now = 0;
let needs: Need[];
let objects: Map<string, Buffer>;
let served: Awaited<ReturnType<typeof serveEngine>>;
let client: RekognitionClient;

beforeEach(async () => {
  now = 1_000_000;
  needs = [];
  objects = new Map();
  const engine = createRekognitionEngine({
    clock: () => now,
    readObject: (bucket, key) => objects.get(`${bucket}/${key}`),
  });
  served = await serveEngine(engine, 0, { authorize: (_keyId, asked) => needs.push(...asked) });
  client = new RekognitionClient({ ...sdkConfig(served.url), maxAttempts: 1 });
});

afterEach(async () => {
  client.destroy();
  await served.close();
});

const labelsOf = async (scene: Scene) =>
  client.send(
    new DetectLabelsCommand({
      Image: { Bytes: await scenePicture(scene) },
      Features: ['GENERAL_LABELS', 'IMAGE_PROPERTIES'],
      MinConfidence: 50,
    }),
  );
const quality = async (scene: Scene) => (await labelsOf(scene)).ImageProperties?.Quality ?? {};

describe('the stand-in for Rekognition', () => {
  test('takes what a code in the picture says for what it shows, and sees nothing in any other', async () => {
    const { Labels: labels } = await labelsOf({ labels: ['Car', 'Wheel'] });
    const { Labels: none } = await labelsOf({});

    expect(labels).toEqual([
      { Name: 'Car', Confidence: 99 },
      { Name: 'Wheel', Confidence: 99 },
    ]);
    expect(none).toEqual([]);
    expect(needs).toContainEqual({ action: 'rekognition:DetectLabels', resource: '*' });
  });

  test('reads the text that is told in the same way', async () => {
    const Image = { Bytes: await scenePicture({ texts: ['WXY 1234'], format: 'png' }) };
    const { TextDetections: texts } = await client.send(new DetectTextCommand({ Image }));

    expect(texts).toEqual([{ DetectedText: 'WXY 1234', Type: 'LINE', Id: 0, Confidence: 99 }]);
  });

  test('measures light and sharpness of the very pixels', async () => {
    const [plain, dark, blurred] = [await quality({}), await quality({ light: 0.15 }), await quality({ blur: 12 })];

    expect(plain.Brightness).toBeGreaterThan(50);
    expect(plain.Sharpness).toBeGreaterThan(60);
    expect(dark.Brightness).toBeLessThan(20);
    expect(blurred.Sharpness).toBeLessThan(20);
    expect(blurred.Brightness).toBeGreaterThan(50);
  });

  test('asks a model of ours by its own right', async () => {
    const Image = { Bytes: await scenePicture({ labels: ['Microchip'] }) };
    const { CustomLabels: labels } = await client.send(
      new DetectCustomLabelsCommand({ Image, ProjectVersionArn: MODEL }),
    );

    expect(labels).toEqual([{ Name: 'Microchip', Confidence: 99 }]);
    expect(needs).toEqual([{ action: 'rekognition:DetectCustomLabels', resource: MODEL }]);
  });

  test('refuses what is no picture, what is too large or too small, and what it does not know', async () => {
    const detect = (Bytes: Uint8Array) => client.send(new DetectTextCommand({ Image: { Bytes } }));
    const errorOf = async (sent: Promise<unknown>) => sent.then(() => 'none').catch((error: Error) => error.name);

    expect(await errorOf(detect(Buffer.from('GIF89a')))).toBe('InvalidImageFormatException');
    expect(await errorOf(detect(Buffer.alloc(5 * 1024 * 1024 + 1)))).toBe('ImageTooLargeException');
    expect(await errorOf(detect(await scenePicture({ width: 60, height: 60 })))).toBe('InvalidParameterException');
    expect(await errorOf(client.send(new DetectTextCommand({ Image: {} })))).toBe('InvalidParameterException');
    expect(await errorOf(client.send(new GetLabelDetectionCommand({ JobId: 'none' })))).toBe(
      'ResourceNotFoundException',
    );
    expect(await errorOf(client.send(new CompareFacesCommand({ SourceImage: {}, TargetImage: {} })))).toBe(
      'UnknownOperationException',
    );
  });
});

describe('a look at a video', () => {
  const begin = (Name: string) =>
    client.send(
      new StartLabelDetectionCommand({
        Video: { S3Object: { Bucket: 'documents', Name } },
        ClientRequestToken: 'token',
      }),
    );
  const ask = (JobId: string | undefined) => client.send(new GetLabelDetectionCommand({ JobId }));

  test('takes a moment, and sees what frames of Motion JPEG show', async () => {
    objects.set('documents/a', await sceneVideo({ labels: ['Car'] }, 4));
    const { JobId } = await begin('a');

    expect((await ask(JobId)).JobStatus).toBe('IN_PROGRESS');
    now += 2_000;
    const { JobStatus: status, Labels: labels = [], VideoMetadata: facts } = await ask(JobId);
    expect([status, facts?.DurationMillis]).toEqual(['SUCCEEDED', 4_000]);
    expect(labels.map(({ Label: label }) => label?.Name)).toEqual(['Car', 'Car', 'Car']);
    expect((await begin('a')).JobId).toBe(JobId);
  });

  test('fails over what is no video, and needs the right to read it', async () => {
    objects.set('documents/b', Buffer.from('no video'));
    const { JobId } = await begin('b');
    now += 2_000;

    expect((await ask(JobId)).JobStatus).toBe('FAILED');
    expect(needs).toContainEqual({ action: 's3:GetObject', resource: 'arn:aws:s3:::documents/b' });
    await expect(begin('c')).rejects.toMatchObject({ name: 'InvalidS3ObjectException' });
  });
});
