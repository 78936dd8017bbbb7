import { describe, expect, test } from 'vitest';
import { emptyDraft, MAX_OFFERS } from '../../../../../../shared/model/page.ts';
import { applyChosen, type Chosen } from '../../../../../../web/app/areas/editor/bring/apply-brought.ts';

const chosen: Chosen = {
  texts: { title: 'Designer' },
  contacts: [
    { channel: 'email', value: 'mara@example.com', displayText: '' },
    { channel: 'phone', value: '+46 70 174 06 05', displayText: '' },
  ],
  photo: null,
  offers: [{ title: 'Room plan', text: '' }],
  features: [{ title: 'Founder', text: 'Studio Norr · 2019 – Present' }],
};

function take(draft = emptyDraft('Mara', 'en_us'), what = chosen) {
  let ids = 0;
  return applyChosen(draft, what, () => `n${(ids += 1)}`);
}

describe('what is taken over', () => {
  test('fills an empty page, and the first way to get in touch stands out', () => {
    const { profile, contacts, offers, features } = take();

    expect(profile).toEqual({ ...emptyDraft('Mara', 'en_us').profile, title: 'Designer' });
    expect(contacts.map(({ channel, isHighlight, isEnabled }) => [channel, isHighlight, isEnabled])).toEqual([
      ['email', true, true],
      ['phone', false, true],
    ]);
    expect(offers).toEqual([{ id: 'n3', title: 'Room plan', text: '', price: '', photo: null, link: '' }]);
    expect(features).toEqual([{ id: 'n4', title: 'Founder', text: 'Studio Norr · 2019 – Present' }]);
  });

  test('twice is there once', () => {
    const once = take();

    expect(take(once)).toEqual(once);
  });

  test('never makes a list longer than a page may have', () => {
    const features = Array.from({ length: MAX_OFFERS + 5 }, (_, index) => ({ title: `Fact ${index}`, text: '' }));

    expect(take(undefined, { ...chosen, features }).features).toHaveLength(MAX_OFFERS);
  });
});
