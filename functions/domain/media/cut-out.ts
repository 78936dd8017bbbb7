/**
 * The model that takes the background out of a picture, behind a port. Source: Amazon Bedrock User Guide, Stable Image
 * Remove Background: `image` in base64, each side at least 64 pixels, all in all at most 9,437,184; the model is offered
 * through a profile of the United States only, so the client speaks to the region of the stage's settings.
 */
import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { PhotoUse } from '../../../shared/model/photo.ts';
import { AppError } from '../../kit/app-error.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { makePicture } from './make-picture.ts';

export const needs: StoreNeeds = { models: ['background'] };

/** Pictures in the library are at most 1,920 pixels long: the model's upper limit is never met. */
export const LEAST_SIDE = 64;

/** One try and no more, so that the caller hears of a failure before its own request is given up. */
const PATIENCE_MS = 20_000;

const Answer = z.object({
  images: z.array(z.string()).default([]),
  /** Null where the picture was made, else why it was not. */
  finish_reasons: z.array(z.string().nullable()).default([]),
});

let client: BedrockRuntimeClient | undefined;

/** The picture with its background see-through, decoded and encoded anew like an upload. Throws `background_failed`. */
export async function cutOut(picture: Buffer, use: PhotoUse): ReturnType<typeof makePicture> {
  client ??= new BedrockRuntimeClient({
    ...clientDefaults,
    region: environment.backgroundModelRegion(),
    maxAttempts: 1,
    requestHandler: { requestTimeout: PATIENCE_MS },
  });
  try {
    const { body } = await client.send(
      new InvokeModelCommand({
        modelId: environment.backgroundModel(),
        contentType: 'application/json',
        accept: 'application/json',
        body: JSON.stringify({ image: picture.toString('base64'), output_format: 'png' }),
      }),
    );
    return await makePicture(readImage(JSON.parse(Buffer.from(body).toString('utf8'))), use, undefined);
  } catch (error) {
    throw new AppError('background_failed', {}, String(error));
  }
}

function readImage(answer: unknown): Buffer {
  const { images, finish_reasons: reasons } = Answer.parse(answer);
  const [image] = images;
  if (image === undefined || reasons[0]) throw new Error(`The model made no picture: ${reasons[0]}`);
  return Buffer.from(image, 'base64');
}
