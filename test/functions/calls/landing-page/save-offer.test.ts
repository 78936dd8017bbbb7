import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { saveOffer } from '../../../../functions/calls/landing-page/save-offer.ts';
import { saveOffer as contract } from '../../../../shared/calls/landing-page.ts';
import { MAX_OFFERS, type Offer, type PageDraft } from '../../../../shared/model/page.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo } from '../../../kit/dynamo.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const offer = (id: string, changes: Partial<Offer> = {}): Offer => ({
  id,
  title: `Offer ${id}`,
  text: '',
  price: '',
  photo: null,
  link: '',
  ...changes,
});
const feature = (id: string) => ({ id, title: `Fact ${id}`, text: '' });
const save = (lists: object, version = 3) => saveOffer(contract.input.parse({ version, ...lists }), ownerContext());

function savedDraft(): PageDraft {
  const [{ Update: update } = {}] = onlyTransaction(dynamo) as { Update?: Record<string, never> }[];
  return (update?.['ExpressionAttributeValues'] as unknown as { ':draft': PageDraft })[':draft'];
}

describe('saveOffer', () => {
  test('puts what is sent in place of the list before, in its order, and keeps the rest', async () => {
    store(dynamo, [pageRow()]);
    const answer = await save({ offers: [offer('b', { price: ' free ' }), offer('a')] });

    expect(answer).toEqual({ version: 4, savedAt: NOW.toISOString(), status: 'editing' });
    expect(savedDraft()).toEqual({ ...pageRow().draft, offers: [offer('b', { price: 'free' }), offer('a')] });
  });

  test('takes the key facts alone, and an empty list', async () => {
    store(dynamo, [pageRow()]);
    await save({ features: [] });

    expect(savedDraft()).toEqual({ ...pageRow().draft, features: [] });
  });

  test.each([
    ['offers', { offers: [offer('a'), offer('a')] }],
    ['features', { features: [feature('a'), feature('a')] }],
  ])('refuses one id twice in %s', async (field, lists) => {
    await expect(save(lists)).rejects.toMatchObject({
      code: 'input_invalid',
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(dynamo.calls()).toHaveLength(0);
  });

  test('keeps what is gone for 30 days in the bin, and takes out of it what is saved again, all or nothing', async () => {
    const draft = { ...pageRow().draft, offers: [offer('gone'), offer('stays')], features: [feature('gone')] };
    store(dynamo, [pageRow({ draft })]);
    await save({ offers: [offer('stays'), offer('back')], features: [feature('gone')] });

    const [, ...beside] = onlyTransaction(dynamo);
    expect(beside).toEqual([
      {
        Put: {
          TableName: 'pages',
          Item: {
            pk: `OWN#${accountId}`,
            sk: 'REMOVED-OFFER#gone',
            ...offer('gone'),
            deletedAt: NOW.toISOString(),
            expiresAt: NOW.getTime() / 1_000 + 30 * 86_400,
          },
        },
      },
      { Delete: { TableName: 'pages', Key: { pk: `OWN#${accountId}`, sk: 'REMOVED-OFFER#back' } } },
    ]);
  });

  test('stays within one transaction when every offer and feature is exchanged', async () => {
    const all = (prefix: string) => Array.from({ length: MAX_OFFERS }, (_, index) => `${prefix}${index}`);
    const lists = (prefix: string) => ({
      offers: all(prefix).map((id) => offer(id)),
      features: all(prefix).map(feature),
    });
    store(dynamo, [pageRow({ draft: { ...pageRow().draft, ...lists('old') } })]);
    await save(lists('new'));

    expect(onlyTransaction(dynamo)).toHaveLength(1 + 4 * MAX_OFFERS);
  });

  test('takes own pictures alone', async () => {
    store(dynamo, [pageRow()]);
    const photo = (owner: string) => ({ mediaId: '01J', path: `/m/${owner}/01J.webp`, width: 1, height: 1 });

    await expect(save({ offers: [offer('a', { photo: photo(accountId) })] })).resolves.toBeDefined();
    await expect(save({ offers: [offer('a'), offer('b', { photo: photo(otherAccountId) })] })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('answers conflict to a version that is not the last, and when another editor was faster', async () => {
    store(dynamo, [pageRow()]);
    await expect(save({ offers: [] }, 2)).rejects.toMatchObject({ code: 'conflict' });

    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed'));
    await expect(save({ offers: [] })).rejects.toMatchObject({ code: 'conflict' });
  });

  test('refuses lists that would not fit into the row of a page twice, by the list that was sent', async () => {
    store(dynamo, [pageRow()]);
    const long = Array.from({ length: MAX_OFFERS }, (_, index) => offer(`o${index}`, { text: '🏠'.repeat(1_000) }));

    await expect(save({ offers: long.slice(0, 20) })).resolves.toBeDefined();
    await expect(
      save({ offers: long.map((one) => ({ ...one, title: '🏠'.repeat(80), price: '🏠'.repeat(60) })) }),
    ).rejects.toMatchObject({ code: 'input_invalid', details: { fields: { offers: 'text_too_long' } } });
  });

  test.each([
    ['more than its most', { offers: Array.from({ length: MAX_OFFERS + 1 }, (_, index) => offer(`o${index}`)) }],
    ['an offer without a title', { offers: [offer('a', { title: ' ' })] }],
    ['a link that is none', { offers: [offer('a', { link: 'javascript:alert(1)' })] }],
    ['a link that is not secure', { offers: [offer('a', { link: 'http://example.com' })] }],
    ['a field that it does not know', { offers: [{ ...offer('a'), html: '<b>' }] }],
  ])('refuses %s', (_, lists) => {
    expect(contract.input.safeParse({ version: 3, ...lists }).success).toBe(false);
  });
});
