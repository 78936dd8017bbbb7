/**
 * Amazon Rekognition: what photos and videos show. Source: Amazon Rekognition developer guide, DetectLabels (general labels
 * and image properties), DetectText, DetectCustomLabels, StartLabelDetection. Bytes of a photo are at most 5 MB.
 */
import {
  DetectCustomLabelsCommand,
  DetectLabelsCommand,
  DetectTextCommand,
  GetLabelDetectionCommand,
  RekognitionClient,
  StartLabelDetectionCommand,
} from '@aws-sdk/client-rekognition';
import type { SeenLabel } from '../../../../shared/insurance/uploads.ts';
import type { StoreNeeds } from '../../../../shared/model/needs.ts';
import { clientDefaults } from '../../../kit/clients/credentials.ts';
import { environment } from '../../../kit/environment.ts';
import type { Seen } from './file-rows.ts';

export const needs: StoreNeeds = { vision: true };

/** Labels below are not worth keeping; questions ask for more. */
const LEAST_CONFIDENCE = 50;
const MOST_LABELS = 40;

/** Text that is read with less is a guess. */
const LEAST_TEXT_CONFIDENCE = 60;

const client = new RekognitionClient({
  ...clientDefaults,
  requestHandler: { ...clientDefaults.requestHandler, requestTimeout: 15_000 },
});

/** @param withText whether something must be read in it: each look is paid for */
export async function lookAtPhoto(photo: Buffer, withText: boolean): Promise<Seen> {
  const Image = { Bytes: photo };
  const model = environment.visionModel();
  const [general, texts, custom] = await Promise.all([
    client.send(
      new DetectLabelsCommand({
        Image,
        Features: ['GENERAL_LABELS', 'IMAGE_PROPERTIES'],
        MaxLabels: MOST_LABELS,
        MinConfidence: LEAST_CONFIDENCE,
      }),
    ),
    withText ? client.send(new DetectTextCommand({ Image })) : { TextDetections: [] },
    model === undefined
      ? { CustomLabels: [] }
      : client.send(
          new DetectCustomLabelsCommand({ Image, ProjectVersionArn: model, MinConfidence: LEAST_CONFIDENCE }),
        ),
  ]);
  const { Brightness: brightness, Sharpness: sharpness } = general.ImageProperties?.Quality ?? {};
  const lines = (texts.TextDetections ?? []).filter(
    ({ Type: type, Confidence: confidence = 0 }) => type === 'LINE' && confidence >= LEAST_TEXT_CONFIDENCE,
  );
  return {
    labels: surestOf([...(general.Labels ?? []), ...(custom.CustomLabels ?? [])]),
    texts: lines.map(({ DetectedText: text = '' }) => text),
    brightness: brightness ?? null,
    sharpness: sharpness ?? null,
    isReadable: true,
  };
}

/** The job that looks at a video in `documents`; the same one for the same file. */
export async function beginLook(key: string, fileId: string): Promise<string> {
  const { JobId: jobId } = await client.send(
    new StartLabelDetectionCommand({
      Video: { S3Object: { Bucket: environment.bucket('documents'), Name: key } },
      MinConfidence: LEAST_CONFIDENCE,
      ClientRequestToken: fileId,
    }),
  );
  if (jobId === undefined) throw new Error('Rekognition began a look at a video without naming it.');
  return jobId;
}

/** Null while it is under way. */
export async function readLook(jobId: string): Promise<Seen | null> {
  const { JobStatus: status, Labels: labels = [] } = await client.send(
    new GetLabelDetectionCommand({ JobId: jobId, MaxResults: 1_000 }),
  );
  if (status === 'IN_PROGRESS') return null;
  return {
    ...{ texts: [], brightness: null, sharpness: null, isReadable: status === 'SUCCEEDED' },
    labels: surestOf(labels.flatMap(({ Label: label }) => label ?? [])),
  };
}

/** Each once, the surest first. */
function surestOf(labels: readonly { Name?: string | undefined; Confidence?: number | undefined }[]): SeenLabel[] {
  const surest = new Map<string, number>();
  for (const { Name: name = '', Confidence: confidence = 0 } of labels)
    surest.set(name, Math.max(confidence, surest.get(name) ?? 0));
  return [...surest]
    .map(([name, confidence]) => ({ name, confidence }))
    .toSorted((one, other) => other.confidence - one.confidence)
    .slice(0, MOST_LABELS);
}
