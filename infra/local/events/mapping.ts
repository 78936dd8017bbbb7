/** Event source mappings as the templates declare them. */
import * as z from 'zod';
import type { Resource } from '../template/resources.ts';
import { flag } from '../template/flag.ts';
import { readFilter, type Filter } from './filter-criteria.ts';

export type EventSourceMapping = {
  /** The same at every start. */
  id: string;
  where: string;
  sourceArn: string;
  functionArn: string;
  batchSize: number;
  isBisecting: boolean;
  /** Undefined: until the record expires. */
  maxRetries: number | undefined;
  startsAtNewest: boolean;
  reportsItemFailures: boolean;
  filter: Filter;
  failureQueueArn: string | undefined;
};

const MappingSchema = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.coerce.number().optional(),
  BisectBatchOnFunctionError: flag.default(false),
  MaximumRetryAttempts: z.coerce.number().default(-1),
  StartingPosition: z.enum(['TRIM_HORIZON', 'LATEST']).default('TRIM_HORIZON'),
  FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).default([]),
  FilterCriteria: z.unknown().optional(),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }) }).optional(),
  Enabled: flag.default(true),
});

/** Undefined for a mapping that is switched off. */
export function readMapping(resource: Resource): EventSourceMapping | undefined {
  const properties = MappingSchema.parse(resource.properties());
  if (!properties.Enabled) return undefined;
  const isQueue = properties.EventSourceArn.startsWith('arn:aws:sqs:');
  return {
    id: resource.where,
    where: resource.where,
    sourceArn: properties.EventSourceArn,
    functionArn: properties.FunctionName,
    batchSize: properties.BatchSize ?? (isQueue ? 10 : 100),
    isBisecting: properties.BisectBatchOnFunctionError,
    maxRetries: properties.MaximumRetryAttempts < 0 ? undefined : properties.MaximumRetryAttempts,
    startsAtNewest: properties.StartingPosition === 'LATEST',
    reportsItemFailures: properties.FunctionResponseTypes.includes('ReportBatchItemFailures'),
    filter: readFilter(properties.FilterCriteria),
    failureQueueArn: properties.DestinationConfig?.OnFailure.Destination,
  };
}

const FailuresSchema = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).nullish() });

/** Identifiers of the items that a function reports as failed. Throws when the report is malformed, as on AWS. */
export function failedItems(result: unknown, mapping: EventSourceMapping): string[] {
  if (!mapping.reportsItemFailures) return [];
  return (FailuresSchema.parse(result ?? {}).batchItemFailures ?? []).map((failure) => failure.itemIdentifier);
}
