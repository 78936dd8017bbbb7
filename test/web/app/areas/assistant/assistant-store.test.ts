import { describe, expect, it } from 'vitest';
import { defaultAssistant } from '../../../../../shared/model/assistant.ts';
import {
  hasUnsaved,
  nextSave,
  nextSaveAt,
  reduceAssistant,
  SAVE_DELAY_MS,
  startAssistant,
  type AssistantEvent,
  type AssistantState,
} from '../../../../../web/app/areas/assistant/assistant-store.ts';

const saved = defaultAssistant('Mara Lindqvist');

let keys = 0;
const newKey = (): string => `key-${(keys += 1)}`;

function run(...events: AssistantEvent[]): AssistantState {
  return events.reduce(reduceAssistant, startAssistant(saved));
}

function send(state: AssistantState): AssistantState {
  const save = nextSave(state, newKey);
  if (!save) throw new Error('Nothing to send.');
  return reduceAssistant(state, { type: 'sent', save });
}

const named = (name: string, at = 1_000): AssistantEvent => ({ type: 'mannerEdited', change: { name }, at });
const industry = (text: string): AssistantEvent => ({ type: 'setupEdited', change: { industry: text } });

describe('settings', () => {
  it('save themselves 800 ms after the last change, only what changed', () => {
    const state = run(named('Io'), named('Ivy', 2_000));
    expect(nextSaveAt(state)).toBe(2_000 + SAVE_DELAY_MS);
    expect(nextSave(state, newKey)?.input).toEqual({ settings: { name: 'Ivy' } });
  });

  it('that the server would refuse wait', () => {
    const state = run(named(''));
    expect([nextSaveAt(state), hasUnsaved(state)]).toEqual([null, true]);
  });

  it('without an answer are sent again with the same key and words', () => {
    const first = send(run(named('Ivy')));
    const state = [{ type: 'failed', code: 'network', at: 5_000 } as const, named('Ivy the second')].reduce(
      reduceAssistant,
      first,
    );
    expect(nextSave(state, newKey)).toEqual(first.flight?.save);
    expect(nextSaveAt(state)).toBe(7_000);
  });

  it('typed during a save are kept and sent next', () => {
    const during = reduceAssistant(send(run(named('Ivy'))), named('Ivy B'));
    const state = reduceAssistant(during, { type: 'saved', settings: { ...saved, name: 'Ivy' }, at: 9_000 });
    expect(nextSave(state, newKey)?.input).toEqual({ settings: { name: 'Ivy B' } });
  });

  it('are clean when the server names the same values in another order', () => {
    const { greetings } = saved;
    const reordered = { evening: greetings.evening, morning: greetings.morning, afternoon: greetings.afternoon };
    const state = reduceAssistant(send(run(named('Ivy'))), {
      type: 'saved',
      settings: { ...saved, name: 'Ivy', greetings: reordered },
      at: 9_000,
    });
    expect([hasUnsaved(state), nextSaveAt(state)]).toEqual([false, null]);
  });
});

describe('set-up answers', () => {
  it('wait for their button', () => {
    const state = run(industry('Interior design'));
    expect([nextSaveAt(state), hasUnsaved(state)]).toEqual([null, true]);
  });

  it('are sent whole and alone when it is pressed', () => {
    const state = run(industry('Interior design'), named('Ivy'), { type: 'setupAsked' });
    expect(nextSave(state, newKey)?.input).toEqual({ setup: { ...saved.setup, industry: 'Interior design' } });
  });

  it('that are unclear stay as they were typed, with the reason, and can be sent again', () => {
    const sent = send(run(industry('blah'), { type: 'setupAsked' }));
    const unclear = reduceAssistant(sent, { type: 'unclear', reason: 'No such industry.' });
    expect([unclear.setup.industry, unclear.unclearReason, nextSaveAt(unclear)]).toEqual([
      'blah',
      'No such industry.',
      null,
    ]);

    const again = [industry('Interior design'), { type: 'setupAsked' } as const].reduce(reduceAssistant, unclear);

    expect([again.unclearReason, nextSave(again, newKey)?.input.setup?.industry]).toEqual([null, 'Interior design']);
  });

  it('that were refused do not hold up the settings', () => {
    const sent = send(run(industry('blah'), { type: 'setupAsked' }));
    const refused = reduceAssistant(sent, { type: 'failed', code: 'input_invalid', at: 5_000 });
    const state = reduceAssistant(refused, named('Ivy'));
    expect(nextSave(state, newKey)?.input).toEqual({ settings: { name: 'Ivy' } });
  });
});
