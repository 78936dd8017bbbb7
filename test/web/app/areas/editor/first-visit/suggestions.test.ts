// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepBegunPage } from '../../../../../../web/lib/begun-page.ts';
import { emptyDraft } from '../../../../../../shared/model/page.ts';
import { withSuggestions } from '../../../../../../web/app/areas/editor/first-visit/suggestions.ts';

const free = { id: 'free', isTrial: false, trialEndsAt: null, paidUntil: null } as const;
const account = { fullName: 'Ana Ruiz', email: 'ana@example.com', plan: { ...free, id: 'pro' as const } };
const begun = { name: 'Ana', work: 'Coach', about: 'I coach teams.', colour: '#1f6b45', template: 'creative' };
const draft = emptyDraft('Ana', 'en_us');

beforeEach(() => sessionStorage.clear());

describe('the first visit to the editor', () => {
  it('begins with a user name that fits', () => {
    const { profile, design } = withSuggestions(draft, account);

    expect([profile.agentName, profile.title, profile.aboutMe]).toEqual(['ana-ruiz', '', '']);
    expect(design).toEqual(draft.design);
  });

  it('goes on with what was begun on the home page', () => {
    keepBegunPage(begun);
    const { profile, design } = withSuggestions(draft, account);

    expect([profile.title, profile.aboutMe]).toEqual(['Coach', 'I coach teams.']);
    expect([design.themeColour, design.template]).toEqual(['#1f6b45', 'creative']);
  });

  it.each([
    ['a plan does not include', 'creative', { ...account, plan: free }],
    ['nobody knows', 'poster', account],
  ])('does not take along a template that %s', (_, template, owner) => {
    keepBegunPage({ ...begun, template });
    const { design } = withSuggestions(draft, owner);

    expect([design.template, design.themeColour]).toEqual(['professional', '#1f6b45']);
  });

  it('writes over nothing', () => {
    keepBegunPage(begun);
    const own = { ...draft, profile: { ...draft.profile, title: 'Broker' } };

    expect(withSuggestions(own, account).profile).toMatchObject({ title: 'Broker', aboutMe: 'I coach teams.' });
  });
});
