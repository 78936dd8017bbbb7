import { describe, expect, it } from 'vitest';
import {
  firstMissing,
  isGoingLive,
  reduceGoLive,
  startGoLive,
  type GoLiveEvent,
  type GoLiveStep,
} from '../../../../../../web/app/areas/editor/go-live/go-live-flow.ts';

function run(...events: GoLiveEvent[]): GoLiveStep {
  return events.reduce(reduceGoLive, startGoLive);
}

const asked: GoLiveEvent = { type: 'asked', missing: null };
const published = [asked, { type: 'allSaved' }, { type: 'published' }] as const satisfies GoLiveEvent[];
const looked = (change: Partial<Extract<GoLiveEvent, { type: 'looked' }>> = {}): GoLiveEvent => ({
  type: 'looked',
  status: 'pending',
  liveLink: null,
  publishError: null,
  isFirst: true,
  ...change,
});
const liveLink = 'https://example.com/mara';

describe('going live', () => {
  it('saves, publishes and waits until the page is there', () => {
    expect(run(asked)).toEqual({ at: 'saving' });
    expect(run(asked, { type: 'allSaved' })).toEqual({ at: 'publishing' });
    expect(run(...published)).toEqual({ at: 'pending', looks: 0 });
    expect(run(...published, looked(), looked())).toEqual({ at: 'pending', looks: 2 });
    expect(run(...published, looked({ status: 'live', liveLink }))).toEqual({ at: 'live', liveLink, isFirst: true });
  });

  it('sends nothing while Basic Information is incomplete and names the field', () => {
    expect(run({ type: 'asked', missing: 'title' })).toEqual({ at: 'incomplete', field: 'title' });
  });

  it('tells why publishing failed', () => {
    const failed = looked({ status: 'editing', publishError: 'online_link_failed' });
    expect(run(...published, failed)).toEqual({ at: 'failed', code: 'online_link_failed' });
  });

  it('tells why an earlier version stayed live', () => {
    const failed = looked({ status: 'live', liveLink, publishError: 'online_link_failed' });
    expect(run(...published, failed)).toEqual({ at: 'failed', code: 'online_link_failed' });
  });

  it('tells what the server or a save refused', () => {
    expect(run(asked, { type: 'refused', code: 'conflict' })).toEqual({ at: 'failed', code: 'conflict' });
  });

  it('can be tried again after a failure', () => {
    expect(run(asked, { type: 'refused', code: 'network' }, asked)).toEqual({ at: 'saving' });
  });

  it('does not start twice and is not closed while it is on its way', () => {
    expect(run(...published, asked)).toEqual({ at: 'pending', looks: 0 });
    expect(run(...published, { type: 'closed' })).toEqual({ at: 'pending', looks: 0 });
    expect(isGoingLive(run(...published))).toBe(true);
  });

  it('leads back to the editor', () => {
    expect(run(...published, looked({ status: 'live', liveLink }), { type: 'closed' })).toEqual({ at: 'idle' });
  });
});

describe('what is missing', () => {
  const full = { agentName: 'mara', title: 'Designer', aboutMe: 'I plan homes.' };

  it('is nothing when all three are there', () => {
    expect(firstMissing(full)).toBeNull();
  });

  it.each(['agentName', 'title', 'aboutMe'] as const)('is %s when it holds only spaces', (field) => {
    expect(firstMissing({ ...full, [field]: '  ' })).toBe(field);
  });

  it('is the field that stands first', () => {
    expect(firstMissing({ agentName: '', title: '', aboutMe: '' })).toBe('agentName');
  });
});
