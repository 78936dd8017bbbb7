/**
 * Going live, step by step: what is unsaved is saved, the page is published, and until the publish job is done the page
 * is asked for every second. Pure; `use-go-live.ts` does what the step asks for.
 */
import type { PageStatus } from '../../../../../shared/model/page.ts';

/** Pause between two looks at a pending page, in milliseconds. */
export const POLL_MS = 1_000;

/** After this many looks the owner is told that it takes longer than it should; the looking goes on. */
export const SLOW_AFTER_LOOKS = 20;

/** The fields of Basic Information in the order in which they stand (specification 1, section 5). */
export const basicFields = ['agentName', 'title', 'aboutMe'] as const;
export type BasicField = (typeof basicFields)[number];

export type GoLiveStep =
  | { at: 'idle' }
  /** Nothing was sent: `field` is the first one that is missing. */
  | { at: 'incomplete'; field: BasicField }
  | { at: 'saving' }
  | { at: 'publishing' }
  | { at: 'pending'; looks: number }
  | { at: 'live'; liveLink: string; isFirst: boolean }
  | { at: 'failed'; code: string };

export type GoLiveEvent =
  | { type: 'asked'; missing: BasicField | null }
  | { type: 'allSaved' }
  | { type: 'published' }
  | { type: 'looked'; status: PageStatus; liveLink: string | null; publishError: string | null; isFirst: boolean }
  | { type: 'refused'; code: string }
  | { type: 'closed' };

export const startGoLive: GoLiveStep = { at: 'idle' };

const busy: ReadonlySet<GoLiveStep['at']> = new Set(['saving', 'publishing', 'pending']);

/** Whether the page is on its way. */
export function isGoingLive(step: GoLiveStep): boolean {
  return busy.has(step.at);
}

export function reduceGoLive(step: GoLiveStep, event: GoLiveEvent): GoLiveStep {
  switch (event.type) {
    case 'asked':
      if (isGoingLive(step)) return step;
      return event.missing === null ? { at: 'saving' } : { at: 'incomplete', field: event.missing };
    case 'allSaved':
      return step.at === 'saving' ? { at: 'publishing' } : step;
    case 'published':
      return step.at === 'publishing' ? { at: 'pending', looks: 0 } : step;
    case 'looked':
      return step.at === 'pending' ? afterLook(step.looks, event) : step;
    case 'refused':
      return isGoingLive(step) ? { at: 'failed', code: event.code } : step;
    case 'closed':
      return isGoingLive(step) ? step : startGoLive;
  }
}

function afterLook(looks: number, seen: Extract<GoLiveEvent, { type: 'looked' }>): GoLiveStep {
  if (seen.status === 'pending') return { at: 'pending', looks: looks + 1 };
  if (seen.publishError !== null) return { at: 'failed', code: seen.publishError };
  if (seen.status !== 'live' || seen.liveLink === null) return { at: 'failed', code: 'online_link_failed' };
  return { at: 'live', liveLink: seen.liveLink, isFirst: seen.isFirst };
}

/** The first field of Basic Information that is empty, null when none is. */
export function firstMissing(profile: Readonly<Record<BasicField, string>>): BasicField | null {
  return basicFields.find((field) => profile[field].trim() === '') ?? null;
}
