/** Vector indexes as the templates declare them. */
import * as z from 'zod';
import type { VectorIndexDefinition } from '../engines/s3-vectors.ts';
import type { Resources } from '../template/resources.ts';

const IndexSchema = z.object({
  DataType: z.literal('float32'),
  Dimension: z.coerce.number().int().min(1).max(4_096),
  DistanceMetric: z.literal('cosine', 'the stand-in knows no other distance'),
  MetadataConfiguration: z.never('the stand-in takes all metadata as filterable').optional(),
});

export function readVectorIndexes(resources: Resources): VectorIndexDefinition[] {
  return resources.ofType('AWS::S3Vectors::Index').map((resource) => ({
    arn: resource.attribute('IndexArn'),
    dimensions: IndexSchema.parse(resource.properties()).Dimension,
  }));
}
