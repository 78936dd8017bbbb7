import { describe, expect, test } from 'vitest';
import { getShowcaseByRoute } from '../../../../functions/calls/page-products/get-showcase-by-route.ts';
import { showcaseKey } from '../../../../functions/domain/pages/page-rows.ts';
import { callContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { livePageRows, publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const consent = { ...showcaseKey(accountId), accountId, industry: 'design' };
const open = (route = 'mara') => getShowcaseByRoute({ route }, callContext());
const photo = (mediaId: string) => ({ mediaId, path: `/m/${accountId}/${mediaId}.webp`, width: 8, height: 9 });

describe('getShowcaseByRoute', () => {
  test('shows the page with its first words and offers', async () => {
    const aboutMe = `I plan rooms.\n\nMore about that.`;
    store(dynamo, [...livePageRows(publicPage({ aboutMe })), consent]);

    expect(await open('Mara')).toMatchObject({
      page: { route: 'mara', industry: 'design' },
      about: 'I plan rooms.',
      offers: [{ title: 'Room plan', price: '390 €' }],
    });
  });

  test('ends long words between two of them', async () => {
    store(dynamo, [...livePageRows(publicPage({ aboutMe: 'planning '.repeat(60) })), consent]);

    const { about } = await open();
    expect(about.length).toBeLessThan(330);
    expect(about).toMatch(/planning …$/);
  });

  test.each([
    ['personal-brand', 'main'],
    ['creative', 'main'],
    ['professional', 'face'],
    ['sales', 'face'],
    ['networking', 'face'],
  ] as const)('shows for %s the picture that the page opens with', async (template, mediaId) => {
    const page = publicPage({ profilePhoto: photo('face'), mainPhoto: photo('main') });
    store(dynamo, [...livePageRows({ ...page, design: { ...page.design, template } }), consent]);

    expect((await open()).page.photo?.src).toBe(`https://media.xpage.example/m/${accountId}/${mediaId}.webp`);
  });

  test.each([
    ['its owner did not agree', livePageRows()],
    ['it is not live', [consent]],
  ])('finds no page when %s', async (_, rows) => {
    store(dynamo, rows);

    await expect(open()).rejects.toMatchObject({ code: 'not_found' });
  });
});
