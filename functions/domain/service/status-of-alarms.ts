/** What the states of alarms say of the parts of the service. */
import {
  type Incident,
  MAX_INCIDENTS,
  type PartStatus,
  type ServicePart,
  serviceParts,
  type Trouble,
  troubles,
} from '../../../shared/model/service-status.ts';
import type { AlarmChange, AlarmState } from './read-alarms.ts';

/** What comes again within this time was never over. */
const CALM_MS = 15 * 60_000;

/** A part is in order only when every one of its alarms says so; one without alarms is not known. */
export function statusOfParts(alarms: readonly AlarmState[]): PartStatus[] {
  return serviceParts.map((part) => {
    const own = alarms.filter(({ meaning }) => meaning.parts.includes(part));
    const ringing = own.filter(({ value }) => value === 'ALARM');
    if (ringing.length > 0) {
      const state = worstOf(ringing.map(({ meaning }) => meaning.state));
      return { part, state, since: isoOf(Math.min(...ringing.map(timeOf))) };
    }
    const isKnown = own.length > 0 && own.every(({ value }) => value === 'OK');
    if (!isKnown) return { part, state: 'unknown', since: null };
    return { part, state: 'ok', since: isoOf(Math.max(...own.map(timeOf))) };
  });
}

export const unknownParts = (): PartStatus[] => serviceParts.map((part) => ({ part, state: 'unknown', since: null }));

/** @param from what began before it, began then: nothing older is known */
export function incidentsOf(alarms: readonly AlarmState[], changes: readonly AlarmChange[], from: Date): Incident[] {
  const spans = [...spansOf(alarms, changes, from)];
  return serviceParts
    .flatMap((part) =>
      joinSpans(spans.filter(({ parts }) => parts.includes(part))).map((span) => toIncident(part, span)),
    )
    .sort((one, other) => other.startedAt.localeCompare(one.startedAt))
    .slice(0, MAX_INCIDENTS);
}

/** In milliseconds since the epoch; `end` is infinite while it lasts. */
type Span = { parts: readonly ServicePart[]; state: Trouble; start: number; end: number };

/** For how long each alarm rang, and when. */
function* spansOf(alarms: readonly AlarmState[], changes: readonly AlarmChange[], from: Date): Generator<Span> {
  const oldestFirst = changes.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const begun = new Map<string, AlarmChange>();
  for (const change of oldestFirst) {
    if (change.to === 'ALARM') {
      if (!begun.has(change.name)) begun.set(change.name, change);
    } else if (change.from === 'ALARM') {
      const start = begun.get(change.name)?.at ?? from;
      begun.delete(change.name);
      yield { ...change.meaning, start: start.getTime(), end: change.at.getTime() };
    }
  }
  for (const { meaning, value, since } of alarms) {
    if (value === 'ALARM') yield { ...meaning, start: since.getTime(), end: Infinity };
  }
}

function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last === undefined || span.start > last.end + CALM_MS) joined.push({ ...span });
    else {
      last.end = Math.max(last.end, span.end);
      last.state = worstOf([last.state, span.state]);
    }
  }
  return joined;
}

function toIncident(part: ServicePart, { state, start, end }: Span): Incident {
  return { part, state, startedAt: isoOf(start), endedAt: end === Infinity ? null : isoOf(end) };
}

const timeOf = ({ since }: AlarmState): number => since.getTime();
const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
const worstOf = (states: readonly Trouble[]): Trouble =>
  troubles.findLast((state) => states.includes(state)) ?? 'degraded';
