/**
 * Removes vectors and files of what is no longer answered from. Vectors go first: the passages, by which their keys are
 * known, go last. Then the store is asked what is left, as a reading that was cut off may have left some. Safe to repeat.
 */
import { DeleteObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { DeleteVectorsCommand, QueryVectorsCommand, S3VectorsClient } from '@aws-sdk/client-s3vectors';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { VECTOR_DIMENSIONS } from '../../../shared/model/resources.ts';
import { clientDefaults } from '../../kit/clients/credentials.ts';
import { environment } from '../../kit/environment.ts';
import { companyFolder, fileFolder, folderOf, productFolder, vectorKey } from '../documents/document-rows.ts';
import { KnowledgeLost, readPassages, type DocumentVersion } from './stored-knowledge.ts';
import { filterFor, type KnowledgeScope } from './vector-metadata.ts';

export const needs: StoreNeeds = {
  buckets: [{ bucket: 'documents', actions: ['ListBucket', 'DeleteObject'], prefix: 'knowledge/' }],
  vectors: ['QueryVectors', 'GetVectors', 'DeleteVectors'],
};

/** What S3 Vectors takes and gives at once (S3 User Guide, limitations). */
const MOST_DELETED = 500;
const MOST_FOUND = 100;

const files = new S3Client(clientDefaults);
const vectors = new S3VectorsClient({ ...clientDefaults, maxAttempts: 8, retryMode: 'adaptive' });

export async function forgetKnowledge(scope: KnowledgeScope): Promise<void> {
  const folder = folderOfScope(scope);
  const names = await listFiles(folder);
  for (const version of versionsWithPassages(names)) await deleteVectorsOf(version);
  await deleteVectorsLeft(scope);
  for (let left = names; left.length > 0; left = await listFiles(folder)) {
    // Passages last: a repetition finds the vectors by them.
    for (const Key of left.toSorted((one, other) => Number(isPassages(one)) - Number(isPassages(other)))) {
      await files.send(new DeleteObjectCommand({ Bucket: environment.bucket('documents'), Key }));
    }
  }
}

function folderOfScope({ companyId, productId, fileId, version }: KnowledgeScope): string {
  if (productId === null) return companyFolder(companyId);
  if (fileId === null) return productFolder(companyId, productId);
  if (version === null) return fileFolder({ companyId, productId, fileId });
  return folderOf({ companyId, productId, fileId, version });
}

/** All of them: a folder can have more than one answer holds. */
async function listFiles(prefix: string): Promise<string[]> {
  const names: string[] = [];
  for (let after = ''; ;) {
    const { Contents: objects = [] } = await files.send(
      new ListObjectsV2Command({
        Bucket: environment.bucket('documents'),
        Prefix: prefix,
        ...(after && { StartAfter: after }),
      }),
    );
    names.push(...objects.flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
    const last = objects.at(-1)?.Key;
    if (last === undefined) return names;
    after = last;
  }
}

const isPassages = (name: string): boolean => name.endsWith('/passages.json');

/** `knowledge/<company>/<product>/<file>/<version>/passages.json` */
function versionsWithPassages(names: readonly string[]): DocumentVersion[] {
  return names.filter(isPassages).map((name) => {
    const [, companyId = '', productId = '', fileId = '', version] = name.split('/');
    return { companyId, productId, fileId, version: Number(version) };
  });
}

async function deleteVectorsOf(version: DocumentVersion): Promise<void> {
  const keys = (await passagesLeft(version)).map((_, place) => vectorKey(version, place));
  for (let start = 0; start < keys.length; start += MOST_DELETED) {
    await deleteVectors(keys.slice(start, start + MOST_DELETED));
  }
}

/** None where they cannot be read: their vectors are found by a query then. */
async function passagesLeft(version: DocumentVersion) {
  try {
    return await readPassages(version);
  } catch (error) {
    if (error instanceof KnowledgeLost) return [];
    throw error;
  }
}

async function deleteVectorsLeft(scope: KnowledgeScope): Promise<void> {
  for (let keys = await findVectors(scope); keys.length > 0; keys = await findVectors(scope)) await deleteVectors(keys);
}

/** Keys of at most a hundred that are still there. Any direction does: the filter is what counts. */
export async function findVectors(scope: KnowledgeScope): Promise<string[]> {
  const { vectors: found = [] } = await vectors.send(
    new QueryVectorsCommand({
      indexArn: environment.vectorIndex(),
      topK: MOST_FOUND,
      queryVector: { float32: Array.from({ length: VECTOR_DIMENSIONS }, () => 1) },
      filter: filterFor(scope),
    }),
  );
  return found.flatMap(({ key }) => (key === undefined ? [] : [key]));
}

async function deleteVectors(keys: string[]): Promise<void> {
  await vectors.send(new DeleteVectorsCommand({ indexArn: environment.vectorIndex(), keys }));
}
