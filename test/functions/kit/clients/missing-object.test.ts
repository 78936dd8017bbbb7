import { HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasObject, isMissingObject } from '../../../../functions/kit/clients/missing-object.ts';

const s3 = mockClient(S3Client);
beforeEach(() => s3.reset());

const named = (name: string): Error => Object.assign(new Error('no'), { name });
const answered = (httpStatusCode: number | undefined): Error =>
  new S3ServiceException({
    ...{ name: 'NotFound', message: 'no', $fault: 'client' },
    $metadata: httpStatusCode === undefined ? {} : { httpStatusCode },
  });

test.each([
  [named('NoSuchKey'), true],
  [named('AccessDenied'), true],
  [named('NoSuchKeyAtAll'), false],
  [named('NotAccessDenied'), false],
  [named('SlowDown'), false],
  [{ name: 'NoSuchKey' }, false],
  ['NoSuchKey', false],
  [null, false],
])('%s says that nothing is there: %s', (error, isMissing) => {
  expect(isMissingObject(error)).toBe(isMissing);
});

describe('an object', () => {
  const ask = () => hasObject(new S3Client({}), { Bucket: 'media', Key: 'a/1' });

  test('is there when S3 shows its head', async () => {
    s3.on(HeadObjectCommand, { Bucket: 'media', Key: 'a/1' }).resolves({});

    expect(await ask()).toBe(true);
  });

  test.each([403, 404])('is not there when S3 answers %i', async (status) => {
    s3.on(HeadObjectCommand).rejects(answered(status));

    expect(await ask()).toBe(false);
  });

  test.each([
    ['500', answered(500)],
    ['without a status', answered(undefined)],
    ['nothing: the connection broke', Object.assign(named('Error'), { $metadata: { httpStatusCode: 404 } })],
  ])('is not known to be there or not when S3 answers %s', async (_, error) => {
    s3.on(HeadObjectCommand).rejects(error);

    await expect(ask()).rejects.toThrow('no');
  });
});
