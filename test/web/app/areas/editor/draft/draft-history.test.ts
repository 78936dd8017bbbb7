import { describe, expect, it } from 'vitest';
import { emptyDraft, type ContactEntry, type PageDraft } from '../../../../../../shared/model/page.ts';
import {
  noHistory,
  remember,
  step,
  type DraftHistory,
} from '../../../../../../web/app/areas/editor/draft/draft-history.ts';

const start = emptyDraft('Mara', 'en_us');
const titled = (title: string): PageDraft => ({ ...start, profile: { ...start.profile, title } });
const coloured = (themeColour: string): PageDraft => ({ ...start, design: { ...start.design, themeColour } });

function entry(id: string, value = ''): ContactEntry {
  return { id, channel: 'email', displayText: '', value, isHighlight: false, isEnabled: true };
}

const listed = (...contacts: ContactEntry[]): PageDraft => ({ ...start, contacts });

/** Goes through drafts, one edit each, at these moments. */
function edits(...steps: [draft: PageDraft, at: number][]): DraftHistory {
  let shown = start;
  return steps.reduce((history, [draft, at]) => {
    const next = remember(history, shown, draft, at);
    shown = draft;
    return next;
  }, noHistory);
}

describe('the history of a draft', () => {
  it('takes letters of one field, typed without a pause, as one step', () => {
    expect(edits([titled('C'), 0], [titled('Co'), 300], [titled('Coa'), 900]).past).toEqual([start]);
  });

  it('begins another step after a pause', () => {
    expect(edits([titled('C'), 0], [titled('Co'), 1_000]).past).toEqual([start, titled('C')]);
  });

  it('begins another step with another field, and with another entry of a list', () => {
    expect(edits([titled('C'), 0], [{ ...coloured('#112233'), profile: titled('C').profile }, 10]).past).toHaveLength(
      2,
    );

    const [first, second, third] = [
      listed(entry('a'), entry('b')),
      listed(entry('a', 'x'), entry('b')),
      listed(entry('a', 'x'), entry('b', 'y')),
    ];
    expect(edits([first, 0], [second, 10], [third, 20]).past).toEqual([start, first, second]);
  });

  it('does not count an edit that changed nothing', () => {
    expect(edits([{ ...start, profile: { ...start.profile } }, 0]).past).toEqual([]);
  });

  it('goes back and forth between the same drafts', () => {
    const history = edits([listed(entry('a')), 0], [listed(), 10]);
    const back = step(history, listed(), 'back');
    const forth = back && step(back.history, back.draft, 'forth');

    expect(back?.draft).toEqual(listed(entry('a')));
    expect(forth?.draft).toEqual(listed());
    expect(forth?.history.past).toEqual(history.past);
  });

  it('forgets what was undone once something else is changed', () => {
    const back = step(edits([titled('C'), 0]), titled('C'), 'back');
    const history = remember(back?.history ?? noHistory, start, coloured('#112233'), 20);

    expect(history.future).toEqual([]);
    expect(step(history, coloured('#112233'), 'forth')).toBeNull();
  });

  it('ends at its beginning', () => {
    expect(step(noHistory, start, 'back')).toBeNull();
  });
});
