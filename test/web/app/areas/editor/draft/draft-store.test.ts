import { describe, expect, it } from 'vitest';
import { emptyDraft, type Offer, type PageDraft } from '../../../../../../shared/model/page.ts';
import {
  hasUnsaved,
  keptDraft,
  nextSave,
  nextSaveAt,
  reduceDraft,
  resumeDraft,
  SAVE_DELAY_MS,
  startDraft,
  type DraftEvent,
  type DraftState,
  type LoadedPage,
} from '../../../../../../web/app/areas/editor/draft/draft-store.ts';

const savedAt = '2026-03-01T09:00:00.000Z';

function loaded(version = 3): LoadedPage {
  const draft = emptyDraft('Mara Lindqvist', 'en_us');
  return { draft, version, status: 'editing', savedAt, isChanged: false };
}

function withTitle(title: string, at = 1_000): DraftEvent {
  return { type: 'edited', change: (draft) => ({ ...draft, profile: { ...draft.profile, title } }), at };
}

function withName(agentName: string, at = 1_000): DraftEvent {
  return { type: 'edited', change: (draft) => ({ ...draft, profile: { ...draft.profile, agentName } }), at };
}

function withColour(themeColour: string, at = 1_000): DraftEvent {
  return { type: 'edited', change: (draft) => ({ ...draft, design: { ...draft.design, themeColour } }), at };
}

function withContact(value: string, at = 1_000): DraftEvent {
  const entry = { id: 'c1', channel: 'email', displayText: '', value, isHighlight: false, isEnabled: true } as const;
  return { type: 'edited', change: (draft) => ({ ...draft, contacts: [entry] }), at };
}

function withOffer(offer: Partial<Offer>, at = 1_000): DraftEvent {
  const blank: Offer = { id: 'o1', title: '', text: '', price: '', photo: null, link: '' };
  return { type: 'edited', change: (draft) => ({ ...draft, offers: [{ ...blank, ...offer }] }), at };
}

function withFeature(title: string, at = 1_000): DraftEvent {
  return { type: 'edited', change: (draft) => ({ ...draft, features: [{ id: 'f1', title, text: '' }] }), at };
}

function run(state: DraftState, ...events: DraftEvent[]): DraftState {
  return events.reduce(reduceDraft, state);
}

let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `key-${keys}`;
};

/** Sends what is next, as the runner does. */
function send(state: DraftState): DraftState {
  const save = nextSave(state, newKey);
  if (!save) throw new Error('Nothing to send.');
  return reduceDraft(state, { type: 'sent', save });
}

function sentSave(state: DraftState) {
  if (!state.flight) throw new Error('Nothing is on its way.');
  return state.flight.save;
}

const landed = (version: number): DraftEvent => ({ type: 'saved', version, savedAt, status: 'editing' });

describe('what is sent', () => {
  it('waits 800 ms after the last change', () => {
    const state = run(startDraft(loaded()), withTitle('A', 1_000), withTitle('Ab', 1_500));
    expect(nextSaveAt(state)).toBe(1_500 + SAVE_DELAY_MS);
  });

  it('sends only the fields that changed, with the version last seen', () => {
    const state = run(startDraft(loaded(7)), withTitle('Interior designer'));
    expect(nextSave(state, newKey)).toMatchObject({
      call: 'insertProfile',
      input: { version: 7, profile: { title: 'Interior designer' } },
    });
  });

  it('sends nothing when only spaces at the end were typed', () => {
    const state = run(startDraft(loaded()), withTitle('  '));
    expect([nextSave(state, newKey), nextSaveAt(state), hasUnsaved(state)]).toEqual([null, null, false]);
  });

  it('sends profile, contacts, content and design one after another, each with the version that the last answer gave', () => {
    const edits = [
      withTitle('A'),
      withContact('mara@example.com'),
      withOffer({ title: 'Plan' }),
      withColour('#112233'),
    ];
    let state = run(startDraft(loaded(1)), ...edits);
    const sent: unknown[] = [];
    for (const version of [2, 3, 4, 5]) {
      state = send(state);
      sent.push([sentSave(state).call, sentSave(state).input.version]);
      state = reduceDraft(state, landed(version));
    }
    expect(sent).toEqual([
      ['insertProfile', 1],
      ['insertSocialMedia', 2],
      ['saveOffer', 3],
      ['insertDesign', 4],
    ]);
    expect(hasUnsaved(state)).toBe(false);
  });

  it('does not send a colour that is none, but keeps it as unsaved', () => {
    const state = run(startDraft(loaded()), withColour('#12'));
    expect([nextSave(state, newKey), hasUnsaved(state)]).toEqual([null, true]);
  });

  it('never gives the user name up because its field was emptied', () => {
    const page = loaded();
    const named: LoadedPage = {
      ...page,
      draft: { ...page.draft, profile: { ...page.draft.profile, agentName: 'mara' } },
    };
    const state = run(startDraft(named), withName(''), withTitle('A'));
    expect(nextSave(state, newKey)?.input).toEqual({ version: 3, profile: { title: 'A' } });
  });

  it('keeps the saved value of a contact while what is typed cannot be saved', () => {
    const good = run(startDraft(loaded()), withContact('mara@example.com'));
    const saved = reduceDraft(send(good), landed(4));
    const broken = run(saved, withContact('mara@'));
    expect([nextSave(broken, newKey), broken.draft.contacts[0]?.value]).toEqual([null, 'mara@']);
  });
});

describe('offers and features', () => {
  it('are sent together, the list that did not change left out', () => {
    const both = run(startDraft(loaded()), withOffer({ title: ' Plan ' }), withFeature('Twelve years'));
    expect(nextSave(both, newKey)?.input).toEqual({
      version: 3,
      offers: [{ id: 'o1', title: 'Plan', text: '', price: '', photo: null, link: '' }],
      features: [{ id: 'f1', title: 'Twelve years', text: '' }],
    });
    const one = run(reduceDraft(send(both), landed(4)), withFeature('Thirteen years'));
    expect(nextSave(one, newKey)?.input).toEqual({
      version: 4,
      features: [{ id: 'f1', title: 'Thirteen years', text: '' }],
    });
  });

  it('without a name wait, and count as unsaved', () => {
    const state = run(startDraft(loaded()), withOffer({ price: '390 €' }), withFeature(''));
    expect([nextSave(state, newKey), hasUnsaved(state)]).toEqual([null, true]);
  });

  it('keep what was saved of a field while what is typed cannot be, and save the other fields', () => {
    const good = run(startDraft(loaded()), withOffer({ title: 'Plan', link: 'https://example.com/plan' }));
    const saved = reduceDraft(send(good), landed(4));
    const state = run(saved, withOffer({ title: 'Room plan', link: 'https://' }));
    expect(nextSave(state, newKey)?.input).toMatchObject({
      offers: [{ title: 'Room plan', link: 'https://example.com/plan' }],
    });
  });

  it('are all sent when the last one was deleted', () => {
    const saved = reduceDraft(send(run(startDraft(loaded()), withOffer({ title: 'Plan' }))), landed(4));
    const emptied: DraftEvent = { type: 'edited', change: (draft) => ({ ...draft, offers: [] }), at: 2_000 };
    expect(nextSave(run(saved, emptied), newKey)?.input).toEqual({ version: 4, offers: [] });
  });

  it('of mine stay on top of what another tab changed elsewhere', () => {
    const theirs = { ...loaded(9), draft: { ...loaded().draft, features: [{ id: 'f9', title: 'Theirs', text: '' }] } };
    const mine = run(startDraft(loaded()), withOffer({ title: 'Mine' }));
    const state = reduceDraft(mine, { type: 'mineKept', page: theirs });
    expect([state.draft.offers[0]?.title, state.draft.features[0]?.title]).toEqual(['Mine', 'Theirs']);
  });
});

describe('one save at a time', () => {
  it('sends nothing more while a save is on its way', () => {
    const state = run(send(run(startDraft(loaded()), withTitle('A'))), withTitle('Ab', 9_000));
    expect([nextSave(state, newKey), nextSaveAt(state)]).toEqual([null, null]);
  });

  it('keeps what was typed during a save, and sends it next', () => {
    const during = run(send(run(startDraft(loaded()), withTitle('A'))), withTitle('Ab'));
    const state = reduceDraft(during, landed(4));
    expect(state.draft.profile.title).toBe('Ab');
    expect(nextSave(state, newKey)?.input).toEqual({ version: 4, profile: { title: 'Ab' } });
  });

  it('sends a field again that went back to its old value during the save', () => {
    const during = run(send(run(startDraft(loaded()), withTitle('A'))), withTitle(''));
    const state = reduceDraft(during, landed(4));
    expect(nextSave(state, newKey)?.input).toEqual({ version: 4, profile: { title: '' } });
  });
});

describe('a save that got no answer', () => {
  const failed = (at = 5_000): DraftEvent => ({ type: 'failed', code: 'network', at });

  it('is sent again with the same key and the same words, whatever was typed since', () => {
    const first = send(run(startDraft(loaded()), withTitle('A')));
    const state = run(first, failed(), withTitle('Abc', 5_500));
    expect(nextSave(state, newKey)).toEqual(sentSave(first));
  });

  it('is tried again after 2, 4, 8 … and at most 30 seconds', () => {
    let state = run(startDraft(loaded()), withTitle('A'));
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      state = run(send(state), failed(10_000));
      pauses.push((nextSaveAt(state) ?? 0) - 10_000);
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('is sent at once when the owner asks for it', () => {
    const state = run(send(run(startDraft(loaded()), withTitle('A'))), failed(), { type: 'retryAsked' });
    expect(nextSaveAt(state)).toBe(0);
  });

  it('loses nothing and forgets the problem once it got through', () => {
    const waiting = run(send(run(startDraft(loaded()), withTitle('A'))), failed(), withTitle('Ab'));
    const state = reduceDraft(send(waiting), landed(4));
    expect([state.problem, state.base.profile.title, state.draft.profile.title]).toEqual([null, 'A', 'Ab']);
  });
});

describe('a save that the server refuses', () => {
  const refusal = (code: string): DraftEvent => ({ type: 'failed', code, at: 5_000 });

  it('leaves a taken user name out and saves the rest of the profile', () => {
    const sent = send(run(startDraft(loaded()), withName('mara'), withTitle('Designer')));
    const state = reduceDraft(sent, refusal('name_taken'));
    expect(state.refusedName).toEqual({ name: 'mara', code: 'name_taken' });
    expect(nextSave(state, newKey)?.input).toEqual({ version: 3, profile: { title: 'Designer' } });
  });

  it('leaves out a value that the server refused, saves the rest, and tries a changed one again', () => {
    const fields = { 'contacts.0.value': 'email_format_invalid' };
    const refused = run(send(run(startDraft(loaded()), withContact('mara@example.com'))), {
      type: 'failed',
      code: 'input_invalid',
      fields,
      at: 2_000,
    });
    expect(refused.refusedValues).toEqual([
      { id: 'c1', field: 'value', value: 'mara@example.com', code: 'email_format_invalid' },
    ]);
    expect([refused.problem, nextSave(refused, newKey), hasUnsaved(refused)]).toEqual([null, null, true]);
    expect(nextSave(run(refused, withTitle('Interior designer')), newKey)).toMatchObject({ part: 'profile' });
    expect(nextSave(run(refused, withContact('mara@example.org')), newKey)).toMatchObject({ part: 'contacts' });
  });

  it('leaves a refused field of an offer as it was saved, and saves the features', () => {
    const saved = reduceDraft(send(run(startDraft(loaded()), withOffer({ title: 'Plan' }))), landed(4));
    const edited = run(saved, withOffer({ title: 'Plan', link: 'https://evil.example' }), withFeature('Calm'));
    const failed: DraftEvent = {
      type: 'failed',
      code: 'input_invalid',
      fields: { 'offers.0.link': 'link_invalid' },
      at: 2_000,
    };
    const refused = run(send(edited), failed);
    expect(refused.refusedValues).toMatchObject([{ id: 'o1', field: 'link', code: 'link_invalid' }]);
    const { input } = nextSave(refused, newKey) ?? {};
    expect(input).toEqual({ version: 4, features: [{ id: 'f1', title: 'Calm', text: '' }] });
  });

  it('stops when the server refuses a value for the second time', () => {
    const saved = run(startDraft(loaded()), withContact('old@example.com')).draft;
    const failed: DraftEvent = {
      type: 'failed',
      code: 'input_invalid',
      fields: { 'contacts.0.value': 'email_format_invalid' },
      at: 2_000,
    };
    const hidden: DraftEvent = {
      type: 'edited',
      change: (draft) => ({ ...draft, contacts: draft.contacts.map((entry) => ({ ...entry, isEnabled: false })) }),
      at: 1_000,
    };
    const first = run(send(run(startDraft({ ...loaded(), draft: saved }), hidden)), failed);
    const second = run(send(first), failed);
    expect(second.problem).toEqual({ kind: 'refused', code: 'input_invalid' });
    expect(nextSaveAt(second)).toBeNull();
  });

  it('sends another user name after a refused one', () => {
    const refused = run(send(run(startDraft(loaded()), withName('mara'))), refusal('name_taken'), withName('mara-l'));
    expect(nextSave(refused, newKey)?.input).toEqual({ version: 3, profile: { agentName: 'mara-l' } });
  });

  it('stops until the next edit', () => {
    const refused = run(send(run(startDraft(loaded()), withTitle('A'))), refusal('under_construction'));
    expect([nextSave(refused, newKey), nextSaveAt(refused)]).toEqual([null, null]);
    expect(nextSave(run(refused, withTitle('B')), newKey)).not.toBeNull();
  });
});

describe('a conflict with another tab', () => {
  const conflict: DraftEvent = { type: 'failed', code: 'conflict', at: 5_000 };

  function theirs(): LoadedPage {
    const page = loaded(9);
    const profile = { ...page.draft.profile, title: 'Theirs', tagline: 'Theirs' };
    return { ...page, draft: { ...page.draft, profile } };
  }

  function inConflict(): DraftState {
    return run(send(run(startDraft(loaded()), withTitle('Mine'))), conflict);
  }

  it('stops saving until the owner decides, whatever is typed', () => {
    const state = run(inConflict(), withTitle('Mine too'), { type: 'retryAsked' });
    expect([state.problem, nextSave(state, newKey), nextSaveAt(state)]).toEqual([{ kind: 'conflict' }, null, null]);
  });

  it('takes their version whole when the owner reloads', () => {
    const state = reduceDraft(inConflict(), { type: 'theirsTaken', page: theirs() });
    expect([state.draft, hasUnsaved(state), state.version]).toEqual([theirs().draft, false, 9]);
  });

  it('puts my changes on top of theirs when the owner keeps them', () => {
    const state = reduceDraft(inConflict(), { type: 'mineKept', page: theirs() });
    expect(state.draft.profile).toMatchObject({ title: 'Mine', tagline: 'Theirs' });
    expect(nextSave(state, newKey)?.input).toEqual({ version: 9, profile: { title: 'Mine' } });
  });
});

describe('a reload of the tab', () => {
  function kept(state: DraftState) {
    const value = keptDraft(state);
    if (!value) throw new Error('Nothing was kept.');
    return JSON.parse(JSON.stringify(value)) as NonNullable<ReturnType<typeof keptDraft>>;
  }

  it('keeps nothing when all is saved', () => {
    expect(keptDraft(startDraft(loaded()))).toBeNull();
  });

  it('brings unsaved edits back and sends them', () => {
    const state = resumeDraft(loaded(), kept(run(startDraft(loaded()), withTitle('A'))));
    expect(nextSave(state, newKey)?.input).toEqual({ version: 3, profile: { title: 'A' } });
  });

  it('sends an interrupted save again with its key, as it may have arrived', () => {
    const before = send(run(startDraft(loaded()), withTitle('A')));
    const state = resumeDraft(loaded(4), kept(before));
    expect(nextSave(state, newKey)).toEqual(sentSave(before));
  });

  it('asks when somebody else has saved meanwhile', () => {
    const state = resumeDraft(loaded(8), kept(run(startDraft(loaded()), withTitle('A'))));
    expect(state.problem).toEqual({ kind: 'conflict' });
  });
});

describe('whether something is unsaved', () => {
  const page = loaded();
  const cases: [string, DraftState, boolean][] = [
    ['nothing was changed', startDraft(page), false],
    ['an edit waits', run(startDraft(page), withTitle('A')), true],
    ['a save is on its way', send(run(startDraft(page), withTitle('A'))), true],
    ['a save got through', reduceDraft(send(run(startDraft(page), withTitle('A'))), landed(4)), false],
    ['a name cannot be saved', run(startDraft(page), withName('!')), true],
  ];

  it.each(cases)('%s', (_title, state, expected) => {
    expect(hasUnsaved(state)).toBe(expected);
  });

  it('is told for a live page as a change that visitors do not see yet', () => {
    const state = reduceDraft(send(run(startDraft(page), withTitle('A'))), {
      type: 'saved',
      version: 4,
      savedAt,
      status: 'live',
    });
    expect([state.status, state.isChanged]).toEqual(['live', true]);
  });

  it('keeps the draft of the page apart from what is saved', () => {
    const draft: PageDraft = run(startDraft(page), withTitle('A')).base;
    expect(draft.profile.title).toBe('');
  });
});

describe('undo', () => {
  const undo: DraftEvent = { type: 'stepped', way: 'back', at: 5_000 };

  it('brings a removed entry back, and that is saved like any other change', () => {
    const added = run(send(run(startDraft(loaded()), withContact('mara@example.com'))), landed(4));
    const removed = run(added, { type: 'edited', change: (draft) => ({ ...draft, contacts: [] }), at: 3_000 });
    const back = run(send(removed), landed(5), undo);

    expect(back.base.contacts).toEqual([]);
    expect(back.draft.contacts).toMatchObject([{ id: 'c1', value: 'mara@example.com' }]);
    expect(nextSave(back, newKey)).toMatchObject({ part: 'contacts', input: { contacts: [{ id: 'c1' }] } });
  });

  it('after keeping mine over another version takes only my step back', () => {
    const mine = run(startDraft(loaded()), withTitle('Coach'));
    const theirs = {
      ...loaded(9),
      draft: { ...loaded().draft, design: { ...loaded().draft.design, themeColour: '#112233' } },
    };
    const kept = run(mine, { type: 'mineKept', page: theirs }, undo);

    expect(kept.draft).toEqual(theirs.draft);
  });

  it('has nothing to take back once the other version was taken', () => {
    const taken = run(startDraft(loaded()), withTitle('Coach'), { type: 'theirsTaken', page: loaded(9) });

    expect(run(taken, undo)).toBe(taken);
  });
});
