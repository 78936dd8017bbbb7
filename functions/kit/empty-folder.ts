/** Folders of a bucket: what lies in one, and its end. Who uses it declares the rights to list and to delete. */
import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import type { BucketName } from '../../shared/model/resources.ts';
import { clientDefaults } from './clients/credentials.ts';
import { environment } from './environment.ts';

export type Folder = { bucket: BucketName; prefix: string };

const client = new S3Client(clientDefaults);

/** The first thousand names of what lies in a folder. */
export async function listFolder({ bucket, prefix }: Folder): Promise<string[]> {
  const { Contents: objects = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: environment.bucket(bucket), Prefix: prefix }),
  );
  return objects.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
}

/** How many there were. */
export async function emptyFolder(folder: Folder): Promise<number> {
  let count = 0;
  for (let names = await listFolder(folder); names.length > 0; names = await listFolder(folder)) {
    for (const Key of names) {
      await client.send(new DeleteObjectCommand({ Bucket: environment.bucket(folder.bucket), Key }));
    }
    count += names.length;
  }
  return count;
}
