import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, type PageDraft } from '../../../../../../shared/model/page.ts';
import { createDraftRunner, type SaveAnswer } from '../../../../../../web/app/areas/editor/draft/draft-runner.ts';
import {
  SAVE_DELAY_MS,
  startDraft,
  type KeptDraft,
  type Save,
} from '../../../../../../web/app/areas/editor/draft/draft-store.ts';

const savedAt = '2026-03-01T09:00:00.000Z';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A runner whose server answers as the test says, in the order in which saves come. */
function openRunner(...outcomes: ('saved' | 'network' | 'conflict')[]) {
  const sent: Save[] = [];
  const kept: (KeptDraft | null)[] = [];
  let keys = 0;
  const send = async (save: Save): Promise<SaveAnswer> => {
    sent.push(save);
    const outcome = outcomes.shift() ?? 'saved';
    if (outcome !== 'saved') throw new Error(outcome);
    return { version: save.input.version + 1, savedAt, status: 'editing' };
  };
  const draft = emptyDraft('Mara Lindqvist', 'en_us');
  const page = { draft, version: 1, status: 'editing', savedAt: null, isChanged: false } as const;
  const runner = createDraftRunner(startDraft(page), {
    send,
    failureOf: (error) => ({ code: error instanceof Error ? error.message : 'internal', fields: {} }),
    keep: (unsaved) => void kept.push(unsaved),
    newKey: () => `key-${(keys += 1)}`,
    now: () => Date.now(),
  });
  return { runner, sent, kept, stop: runner.start() };
}

const withTitle =
  (title: string) =>
  (draft: PageDraft): PageDraft => ({ ...draft, profile: { ...draft.profile, title } });

describe('autosave', () => {
  it('sends once, 800 ms after the last of several changes', async () => {
    const { runner, sent } = openRunner();
    runner.edit(withTitle('A'));
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
    runner.edit(withTitle('Ab'));
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
    expect(sent).toHaveLength(0);

    await vi.advanceTimersByTimeAsync(1);

    expect(sent.map(({ input }) => input)).toEqual([{ version: 1, profile: { title: 'Ab' } }]);
  });

  it('retries a save without an answer with the same idempotency key until it gets through', async () => {
    const { runner, sent } = openRunner('network', 'network', 'saved');
    runner.edit(withTitle('A'));

    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS + 2_000 + 4_000);

    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(runner.getState().problem).toBeNull();
  });

  it('keeps unsaved edits for a reload and forgets them once they are saved', async () => {
    const { runner, kept } = openRunner('network', 'saved');
    runner.edit(withTitle('A'));
    expect(kept.at(-1)?.draft.profile.title).toBe('A');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    expect(kept.at(-1)?.save?.key).toBe('key-1');

    await vi.advanceTimersByTimeAsync(2_000);

    expect(kept.at(-1)).toBeNull();
  });

  it('sends nothing after it was stopped', async () => {
    const { runner, sent, stop } = openRunner();
    runner.edit(withTitle('A'));

    stop();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(sent).toHaveLength(0);
  });
});

describe('saving all at once', () => {
  it('does not wait for the pause and says that all is well', async () => {
    const { runner, sent } = openRunner();
    runner.edit(withTitle('A'));

    const outcome = runner.saveAll();
    await vi.advanceTimersByTimeAsync(0);

    expect(await outcome).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('says what stands in the way', async () => {
    const { runner } = openRunner('conflict');
    runner.edit(withTitle('A'));

    const outcome = runner.saveAll();
    await vi.advanceTimersByTimeAsync(0);

    expect(await outcome).toBe('conflict');
  });

  it('is well at once when there is nothing to save', async () => {
    const { runner, sent } = openRunner();

    expect(await runner.saveAll()).toBeNull();
    expect(sent).toHaveLength(0);
  });
});
