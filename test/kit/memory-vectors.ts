/** Vectors in memory, by their keys, with the company that each is of: what the stores ask for and delete. */
import { DeleteVectorsCommand, QueryVectorsCommand, S3VectorsClient } from '@aws-sdk/client-s3vectors';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';

/** To be called once in a test file, outside of tests. */
export function useMemoryVectors(): Map<string, string> {
  const client = mockClient(S3VectorsClient);
  const companies = new Map<string, string>();
  beforeEach(() => {
    companies.clear();
    client.reset();
    client.on(QueryVectorsCommand).callsFake(({ filter }: { filter: { $and: { company?: string }[] } }) => {
      const asked = filter.$and.find(({ company }) => company !== undefined)?.company;
      const keys = [...companies].flatMap(([key, company]) => (company === asked ? [key] : []));
      return { vectors: keys.slice(0, 100).map((key) => ({ key })) };
    });
    client.on(DeleteVectorsCommand).callsFake(({ keys }: { keys: string[] }) => {
      for (const key of keys) companies.delete(key);
      return {};
    });
  });
  return companies;
}
