/** Buckets as the templates declare them. */
import * as z from 'zod';
import type { BucketConfig, CorsRule } from '../engines/s3.ts';
import type { Resource, Resources } from '../template/resources.ts';

const texts = z.array(z.string()).default([]);

const BucketSchema = z.object({
  CorsConfiguration: z
    .object({
      CorsRules: z.array(
        z.object({
          AllowedOrigins: texts,
          AllowedMethods: texts,
          AllowedHeaders: texts,
          ExposedHeaders: texts,
          MaxAge: z.coerce.number().optional(),
        }),
      ),
    })
    .default({ CorsRules: [] }),
  LifecycleConfiguration: z
    .object({
      Rules: z.array(
        z.object({
          Status: z.string(),
          Prefix: z.string().default(''),
          ExpirationInDays: z.coerce.number().optional(),
          TagFilters: z.array(z.unknown()).max(0, 'objects have no tags here').default([]),
        }),
      ),
    })
    .default({ Rules: [] }),
  VersioningConfiguration: z.object({ Status: z.string() }).optional(),
});

export function readBuckets(resources: Resources): BucketConfig[] {
  return resources.ofType('AWS::S3::Bucket').map(readBucket);
}

function readBucket(resource: Resource): BucketConfig {
  const properties = BucketSchema.parse(resource.properties());
  return {
    name: resource.name,
    cors: properties.CorsConfiguration.CorsRules.map((rule): CorsRule => ({
      allowedOrigins: rule.AllowedOrigins,
      allowedMethods: rule.AllowedMethods,
      allowedHeaders: rule.AllowedHeaders,
      exposedHeaders: rule.ExposedHeaders,
      ...(rule.MaxAge === undefined ? {} : { maxAgeSeconds: rule.MaxAge }),
    })),
    expiry: properties.LifecycleConfiguration.Rules.flatMap((rule) =>
      rule.Status === 'Enabled' && rule.ExpirationInDays !== undefined
        ? [{ prefix: rule.Prefix, days: rule.ExpirationInDays }]
        : [],
    ),
    versioned: properties.VersioningConfiguration?.Status === 'Enabled',
  };
}
