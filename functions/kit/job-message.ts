/** What travels on a job's queue. */
import * as z from 'zod';
import { outboxTables } from '../../shared/model/resources.ts';

export const JobMessage = z.strictObject({
  /** The outbox row's id. */
  id: z.string(),
  table: z.enum(outboxTables),
  payload: z.record(z.string(), z.unknown()),
});
export type JobMessage = z.infer<typeof JobMessage>;
