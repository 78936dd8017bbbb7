import { describe, expect, test } from 'vitest';
import { completePage } from '../../../../shared/model/complete-page.ts';
import { findLivePage, findPage } from '../../../../functions/domain/pages/find-page.ts';
import { liveKey } from '../../../../functions/domain/pages/page-rows.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { pageRow, publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();

/** As it was stored before pages had a description, offers and key facts, and designs a background, a bar, a cover and a colour of headings. */
function ofBefore({ offers: _offers, features: _features, ...page }: ReturnType<typeof publicPage>) {
  const { description: _1, organisation: _2, organisationLink: _3, ...profile } = page.profile;
  const {
    textColour: _colour,
    imageTemplate: _image,
    connectionBar: _bar,
    backgroundImage: _background,
    ...design
  } = page.design;
  return { ...page, profile, design };
}
const completed = publicPage({ description: '', organisation: '', organisationLink: '' }, { offers: [], features: [] });

describe('a page of before the parts that pages have today', () => {
  test('is loaded as a draft and while it goes live, with these parts empty, or as they start', async () => {
    const { assistant: _assistant, publishedAt: _publishedAt, ...draft } = ofBefore(publicPage());
    store(dynamo, [{ ...pageRow(), draft, pending: ofBefore(publicPage()) }]);
    const row = await findPage(accountId);

    expect(row?.draft).toEqual({
      ...pageRow({}, { description: '', organisation: '', organisationLink: '' }).draft,
      offers: [],
      features: [],
    });
    expect(row?.pending).toEqual(completed);
  });

  test('is loaded as a live page, with these parts empty, or as they start', async () => {
    store(dynamo, [{ ...liveKey(accountId), page: ofBefore(publicPage()) }]);

    expect(await findLivePage(accountId)).toEqual(completed);
  });
});

test('a page of today stays as it is', () => {
  expect(completePage(publicPage())).toEqual(publicPage());
});

test.each([null, 'page', [], { profile: null }])('what is no page is left to its schema: %j', async (stored) => {
  store(dynamo, [{ ...liveKey(accountId), page: stored }]);

  await expect(findLivePage(accountId)).rejects.toThrow();
});
