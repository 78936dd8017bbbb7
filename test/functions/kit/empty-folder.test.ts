import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, test } from 'vitest';
import { emptyFolder, listFolder } from '../../../functions/kit/empty-folder.ts';
import '../../kit/function-environment.ts';
import { useMemoryBuckets } from '../../kit/memory-bucket.ts';

const files = useMemoryBuckets();
const folder = { bucket: 'media', prefix: 'a/' } as const;
const fill = (names: readonly string[]): void => {
  for (const name of names) files.set(name, 'x');
};

describe('a folder of a bucket', () => {
  test('lists what lies in it, and nothing of another folder or bucket', async () => {
    fill(['media/a/1', 'media/a/b/2', 'media/ab', 'site/a/1']);

    expect(await listFolder(folder)).toEqual(['a/1', 'a/b/2']);
  });

  test('lists nothing when nothing lies in it', async () => {
    expect(await listFolder(folder)).toEqual([]);
    mockClient(S3Client)
      .on(ListObjectsV2Command)
      .resolvesOnce({})
      .resolves({ Contents: [{ Key: 'a/1' }, {}] });

    expect([await listFolder(folder), await listFolder(folder)]).toEqual([[], ['a/1']]);
  });

  test('is emptied whole, though one list holds only a thousand, and says how many there were', async () => {
    fill(Array.from({ length: 1_200 }, (_, index) => `media/a/${index}`));
    fill(['media/ab', 'site/a/1']);

    expect(await emptyFolder(folder)).toBe(1_200);
    expect([...files.keys()]).toEqual(['media/ab', 'site/a/1']);
  });

  test('that is empty stays so', async () => {
    fill(['media/ab']);

    expect(await emptyFolder(folder)).toBe(0);
    expect([...files.keys()]).toEqual(['media/ab']);
  });
});
