/** The stand-in for Rekognition, answering the client of a test in place of the network. */
import {
  DetectCustomLabelsCommand,
  DetectLabelsCommand,
  DetectTextCommand,
  GetLabelDetectionCommand,
  RekognitionClient,
  StartLabelDetectionCommand,
} from '@aws-sdk/client-rekognition';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';
import { seePicture } from '../../../infra/local/engines/rekognition/see-picture.ts';
import { seeVideo } from '../../../infra/local/engines/rekognition/see-video.ts';

/** To be called once in a test file, outside of tests. @param objects by `bucket/key` */
export function useRekognition(objects: ReadonlyMap<string, string | Uint8Array>) {
  const mock = mockClient(RekognitionClient);
  const jobs = { isRunning: false };
  beforeEach(() => {
    mock.reset();
    jobs.isRunning = false;
    const sight = ({ Image }: { Image?: { Bytes?: Uint8Array } }) => seePicture(Buffer.from(Image?.Bytes ?? []));
    const sure = (Name: string) => ({ Name, Confidence: 99 });
    mock.on(DetectLabelsCommand).callsFake(async (input) => {
      const { labels, brightness, sharpness } = await sight(input);
      const Quality = { Brightness: brightness, Sharpness: sharpness };
      return { Labels: labels.map(sure), ImageProperties: { Quality } };
    });
    mock.on(DetectTextCommand).callsFake(async (input) => {
      const { texts } = await sight(input);
      return { TextDetections: texts.map((DetectedText) => ({ DetectedText, Type: 'LINE', Confidence: 99 })) };
    });
    mock.on(DetectCustomLabelsCommand).resolves({ CustomLabels: [sure('Roadworthy')] });
    mock.on(StartLabelDetectionCommand).callsFake(({ Video }) => ({
      JobId: `${Video?.S3Object?.Bucket}/${Video?.S3Object?.Name}`,
    }));
    mock.on(GetLabelDetectionCommand).callsFake(async ({ JobId }: { JobId: string }) => {
      if (jobs.isRunning) return { JobStatus: 'IN_PROGRESS' };
      const seen = await seeVideo(Buffer.from(objects.get(JobId) ?? ''));
      if (!seen) return { JobStatus: 'FAILED' };
      return { JobStatus: 'SUCCEEDED', Labels: seen.labels.map(({ name }) => ({ Label: sure(name) })) };
    });
  });
  return { mock, jobs };
}
