import { HeadObjectCommand, S3ServiceException, type S3Client } from '@aws-sdk/client-s3';

/** Whether S3 refuses a key because nothing is there: without the right to list it says AccessDenied of such a key. */
export const isMissingObject = (error: unknown): boolean =>
  error instanceof Error && /^(NoSuchKey|AccessDenied)$/.test(error.name);

/** Whether there is an object. Without the right to list, S3 refuses what is not there; a HEAD has no body that would say so. */
export async function hasObject(client: S3Client, place: { Bucket: string; Key: string }): Promise<boolean> {
  try {
    await client.send(new HeadObjectCommand(place));
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0)) return false;
    throw error;
  }
}
