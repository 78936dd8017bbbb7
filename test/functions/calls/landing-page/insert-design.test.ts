import { describe, expect, test } from 'vitest';
import { insertDesign } from '../../../../functions/calls/landing-page/insert-design.ts';
import { insertDesign as contract } from '../../../../shared/calls/landing-page.ts';
import { templateIds } from '../../../../shared/model/page.ts';
import type { Photo } from '../../../../shared/model/photo.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, useDynamo } from '../../../kit/dynamo.ts';
import { film } from '../../../kit/film.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { mediaItem } from '../../../kit/media.ts';
import { pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

describe('insertDesign', () => {
  test('changes what is sent and keeps the rest', async () => {
    store(dynamo, [pageRow()]);
    await insertDesign({ version: 3, design: { template: 'personal-brand' } }, ownerContext());
    const [{ Update: update } = {}] = onlyTransaction(dynamo) as { Update?: { ExpressionAttributeValues: object } }[];

    expect(update?.ExpressionAttributeValues).toMatchObject({
      ':draft': { design: { ...pageRow().draft.design, template: 'personal-brand' } },
    });
  });

  test('takes a locked template from nobody without the plan, unless the draft has it already', async () => {
    const context = ownerContext();
    const free = { ...context, actor: { ...context.actor, plan: { id: 'free', trialEndsAt: null } as const } };
    const { draft } = pageRow();
    store(dynamo, [pageRow()]);
    await expect(insertDesign({ version: 3, design: { template: 'sales' } }, free)).rejects.toMatchObject({
      code: 'template_locked',
    });

    store(dynamo, [pageRow({ draft: { ...draft, design: { ...draft.design, template: 'sales' } } })]);
    await expect(
      insertDesign({ version: 3, design: { template: 'sales', layout: 'centred' } }, free),
    ).resolves.toMatchObject({ version: 4 });
  });

  test.each(templateIds)('takes the template %s', async (template) => {
    store(dynamo, [pageRow()]);

    await expect(insertDesign({ version: 3, design: { template } }, ownerContext())).resolves.toMatchObject({
      version: 4,
    });
  });

  test('takes an own picture as background, and none of somebody else', async () => {
    store(dynamo, [pageRow()]);
    const save = (backgroundImage: Photo | null) =>
      insertDesign({ version: 3, design: { backgroundImage } }, ownerContext());

    await expect(save(mediaItem('a').photo)).resolves.toMatchObject({ version: 4 });
    await expect(save(null)).resolves.toMatchObject({ version: 4 });
    await expect(save(mediaItem('a', {}, otherAccountId).photo)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test.each([
    { themeColour: 'red' },
    { themeColour: '#12' },
    { themeColour: '#123;background:url(//evil)' },
    { nameFont: 'Comic Sans' },
    { nameFont: "serif';}</style><script>" },
    { layout: 'expression(1)' },
    { template: '../x' },
    { textColour: 'red}' },
    { nameFont: 'Inter' },
    { imageTemplate: 'url(//evil)' },
    {
      connectionBar: { isOn: true, entryIds: ['1', '2', '3', '4', '5'], hasWords: true, shape: 'strip', colour: 'ink' },
    },
  ])('refuses %j', (design) => {
    expect(contract.input.safeParse({ version: 3, design }).success).toBe(false);
  });

  test('answers conflict to an old version', async () => {
    store(dynamo, [pageRow()]);

    await expect(insertDesign({ version: 2, design: {} }, ownerContext())).rejects.toMatchObject({ code: 'conflict' });
  });

  test.each([
    ['film', film('01F', { path: `/m/${otherAccountId}/01F.mp4` })],
    ['film under another name', film('01F', { path: `/m/${accountId}/01G.mp4` })],
    ['poster', film('01F', { poster: { ...mediaItem('01P').photo, path: `/m/${otherAccountId}/1.webp` } })],
    ['captions', film('01F', { captions: { path: `/m/${otherAccountId}/1.vtt`, language: 'en_us' } })],
    ['captions', film('01F', { captions: { path: `/m/${accountId}/../1.vtt`, language: 'en_us' } })],
  ])('takes no %s of somebody else', async (_, foreign) => {
    store(dynamo, [pageRow()]);

    await expect(insertDesign({ version: 3, design: { film: foreign } }, ownerContext())).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('a film that is taken off the page goes into the bin in the same transaction', async () => {
    const { draft } = pageRow();
    store(dynamo, [pageRow({ draft: { ...draft, design: { ...draft.design, film: film() } } })]);
    await insertDesign({ version: 3, design: { film: null } }, ownerContext());

    const [, removal] = onlyTransaction(dynamo) as { Put?: { Item: object } }[];
    expect(removal?.Put?.Item).toMatchObject({ sk: 'REMOVED-FILM#01F', path: film().path, name: 'hello.mp4' });
  });
});
