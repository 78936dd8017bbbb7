/**
 * Stand-in for Amazon Rekognition: DetectLabels, DetectText, DetectCustomLabels, StartLabelDetection and GetLabelDetection,
 * as far as they are used. What it sees, and what it does not: rekognition/see-picture.ts, rekognition/see-video.ts.
 * Source: Amazon Rekognition API reference. Jobs are kept in memory for as long as the small cloud runs.
 */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { readJson, targetOperation, unknownOperation, writeJson } from './aws-json.ts';
import { EngineError, type Clock, type Engine, type EngineRequest, type Need } from './engine.ts';
import { seePicture, type Sight } from './rekognition/see-picture.ts';
import { seeVideo, type VideoSight } from './rekognition/see-video.ts';

export type RekognitionOptions = {
  clock: Clock;
  /** A stored object's bytes; undefined where there is none. */
  readObject(bucket: string, key: string): Uint8Array | undefined;
};

const INVALID = 'InvalidParameterException';
/** Of a picture that comes with the request, and of one in a bucket. */
const MAX_BYTES = 5 * 1024 * 1024;
const MAX_OBJECT_BYTES = 15 * 1024 * 1024;
/** As sure as it is of everything: the mark says so. */
const CONFIDENCE = 99;
/** A look at a video takes a moment. */
const JOB_MS = 1_500;

const S3Object = z.strictObject({ Bucket: z.string().min(3), Name: z.string().min(1) });
const Image = z.strictObject({ Bytes: z.base64().min(1).optional(), S3Object: S3Object.optional() });
const MinConfidence = z.number().min(0).max(100).default(55);
const labelsRequest = z.strictObject({
  Image,
  Features: z.array(z.enum(['GENERAL_LABELS', 'IMAGE_PROPERTIES'])).default(['GENERAL_LABELS']),
  MaxLabels: z.int().min(0).default(1_000),
  MinConfidence,
});
const textRequest = z.strictObject({ Image });
const customRequest = z.strictObject({ Image, ProjectVersionArn: z.string().startsWith('arn:'), MinConfidence });
const startRequest = z.strictObject({
  Video: z.strictObject({ S3Object }),
  MinConfidence,
  ClientRequestToken: z.string().min(1).max(64),
});
const getRequest = z.strictObject({
  JobId: z.string().min(1).max(64),
  MaxResults: z.int().min(1).max(1_000).optional(),
});

type Job = { startedAt: number; sight: Promise<VideoSight | undefined> };
type Service = RekognitionOptions & { jobs: Map<string, Job> };

type Operation = {
  needs(request: EngineRequest): Need[];
  run(request: EngineRequest, service: Service): Promise<Record<string, unknown>>;
};

/** Whoever names an object must be allowed to read it. */
const reading = (object: z.infer<typeof S3Object> | undefined): Need[] =>
  object ? [{ action: 's3:GetObject', resource: `arn:aws:s3:::${object.Bucket}/${object.Name}` }] : [];

const looking = (name: string): Need => ({ action: `rekognition:${name}`, resource: '*' });

const OPERATIONS: Record<string, Operation> = {
  DetectLabels: {
    needs: (request) => [looking('DetectLabels'), ...reading(read(request, labelsRequest).Image.S3Object)],
    run: detectLabels,
  },
  DetectText: {
    needs: (request) => [looking('DetectText'), ...reading(read(request, textRequest).Image.S3Object)],
    run: detectText,
  },
  DetectCustomLabels: {
    needs: (request) => {
      const { Image: image, ProjectVersionArn: resource } = read(request, customRequest);
      return [{ action: 'rekognition:DetectCustomLabels', resource }, ...reading(image.S3Object)];
    },
    run: detectCustomLabels,
  },
  StartLabelDetection: {
    needs: (request) => [looking('StartLabelDetection'), ...reading(read(request, startRequest).Video.S3Object)],
    run: startLabelDetection,
  },
  GetLabelDetection: { needs: () => [looking('GetLabelDetection')], run: getLabelDetection },
};

export function createRekognitionEngine(options: RekognitionOptions): Engine {
  const service: Service = { ...options, jobs: new Map() };
  return {
    service: 'REKOGNITION',
    needs: (request) => findOperation(request).needs(request),
    handle: async (request, response) => {
      writeJson(response, await findOperation(request).run(request, service), 'application/x-amz-json-1.1');
    },
  };
}

function findOperation(request: EngineRequest): Operation {
  const name = targetOperation(request, 'RekognitionService');
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined;
  if (!operation) throw unknownOperation(name);
  return operation;
}

function read<Output>(request: EngineRequest, schema: z.ZodType<Output>): Output {
  return readJson(request, schema, INVALID);
}

async function detectLabels(request: EngineRequest, service: Service): Promise<Record<string, unknown>> {
  const { Image: image, Features: features, MaxLabels, MinConfidence: least } = read(request, labelsRequest);
  const sight = await see(image, service);
  return {
    LabelModelVersion: '3.0',
    ...(features.includes('GENERAL_LABELS') ? { Labels: labelsOf(sight, least).slice(0, MaxLabels) } : {}),
    ...(features.includes('IMAGE_PROPERTIES') ? { ImageProperties: propertiesOf(sight) } : {}),
  };
}

async function detectText(request: EngineRequest, service: Service): Promise<Record<string, unknown>> {
  const { texts } = await see(read(request, textRequest).Image, service);
  const detections = texts.map((text, Id) => ({ DetectedText: text, Type: 'LINE', Id, Confidence: CONFIDENCE }));
  return { TextDetections: detections, TextModelVersion: '3.0' };
}

async function detectCustomLabels(request: EngineRequest, service: Service): Promise<Record<string, unknown>> {
  const { Image: image, MinConfidence: least } = read(request, customRequest);
  return { CustomLabels: labelsOf(await see(image, service), least) };
}

async function see({ Bytes: bytes, S3Object: object }: z.infer<typeof Image>, service: Service): Promise<Sight> {
  if ((bytes === undefined) === (object === undefined))
    throw new EngineError(INVALID, 'Image must have either Bytes or S3Object.');
  const picture = object ? readOrThrow(object, service) : Buffer.from(bytes ?? '', 'base64');
  if (picture.length > (object ? MAX_OBJECT_BYTES : MAX_BYTES))
    throw new EngineError('ImageTooLargeException', 'Image size is too large.');
  return seePicture(picture);
}

function readOrThrow({ Bucket, Name }: z.infer<typeof S3Object>, { readObject }: Service): Buffer {
  const found = readObject(Bucket, Name);
  if (found) return Buffer.from(found);
  throw new EngineError(
    'InvalidS3ObjectException',
    'Unable to get object metadata from S3. Check object key and region.',
  );
}

function labelsOf({ labels }: Sight, least: number): { Name: string; Confidence: number }[] {
  return least > CONFIDENCE ? [] : labels.map((Name) => ({ Name, Confidence: CONFIDENCE }));
}

function propertiesOf({ brightness, sharpness, contrast, color: { red, green, blue } }: Sight) {
  return {
    Quality: { Brightness: brightness, Sharpness: sharpness, Contrast: contrast },
    DominantColors: [{ Red: red, Green: green, Blue: blue, PixelPercent: 100 }],
  };
}

/** The same token for the same video is the same job. */
async function startLabelDetection(request: EngineRequest, service: Service): Promise<Record<string, unknown>> {
  const { Video: video, ClientRequestToken: token } = read(request, startRequest);
  const { Bucket, Name } = video.S3Object;
  const JobId = createHash('sha256').update([Bucket, Name, token].join('\n')).digest('hex');
  if (!service.jobs.has(JobId)) {
    const sight = seeVideo(readOrThrow(video.S3Object, service));
    service.jobs.set(JobId, { startedAt: service.clock(), sight });
  }
  return { JobId };
}

async function getLabelDetection(request: EngineRequest, { jobs, clock }: Service): Promise<Record<string, unknown>> {
  const job = jobs.get(read(request, getRequest).JobId);
  if (!job) throw new EngineError('ResourceNotFoundException', 'Could not find JobId');
  if (clock() < job.startedAt + JOB_MS) return { JobStatus: 'IN_PROGRESS' };
  const sight = await job.sight;
  if (!sight) return { JobStatus: 'FAILED', StatusMessage: 'Unsupported codec or format.' };
  return {
    JobStatus: 'SUCCEEDED',
    VideoMetadata: { DurationMillis: sight.milliseconds },
    Labels: sight.labels.map(({ name, timestamp }) => ({
      Timestamp: timestamp,
      Label: { Name: name, Confidence: CONFIDENCE },
    })),
  };
}
