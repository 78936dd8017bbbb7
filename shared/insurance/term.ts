import { endDate, type TermUnit } from '../rules/end-date.ts';
import type { Application } from './product.ts';

export type PolicyTerm = { start: string; end: string };

/** First and last day of cover, `YYYY-MM-DD`; undefined while the answers do not say them. */
export function termOf({ product, data }: Application): PolicyTerm | undefined {
  const { term } = product.definition;
  const start = product.tryRun(term.start, data);
  const unit = product.tryRun(term.unit, data);
  const length = product.tryRun(term.length, data);
  if (typeof start !== 'string' || typeof length !== 'number' || ![1, 2, 3].includes(unit as number)) return undefined;
  const end = endDate({ start, unit: unit as TermUnit, length, extraDays: term.extraDays });
  return end === undefined || end < start ? undefined : { start, end };
}
