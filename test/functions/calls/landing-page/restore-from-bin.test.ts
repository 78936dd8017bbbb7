import { describe, expect, test } from 'vitest';
import { restoreFromBin } from '../../../../functions/calls/landing-page/restore-from-bin.ts';
import { removalAt, removedKey } from '../../../../functions/domain/bin/bin-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import type { BinKind } from '../../../../shared/model/bin.ts';
import { MAX_CONTACTS, MAX_OFFERS, type ContactEntry, type PageDraft } from '../../../../shared/model/page.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, useDynamo, writes, type Row } from '../../../kit/dynamo.ts';
import { film } from '../../../kit/film.ts';
import { accountId, otherAccountId } from '../../../kit/id-tokens.ts';
import { mediaItem, mediaRow, removedMediaRow } from '../../../kit/media.ts';
import { pageRow, postRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const contact: ContactEntry = {
  id: 'gone',
  channel: 'phone',
  displayText: 'Studio',
  value: '+46701234567',
  isHighlight: true,
  isEnabled: true,
};
const feature = { id: 'gone', title: 'Twelve years', text: '' };
const offer = { id: 'gone', title: 'Plan', text: '', price: '', photo: null, link: '' };

const removed = (kind: BinKind, id: string, thing: object, at = NOW, owner = accountId): Row => ({
  ...removedKey(owner, kind, id),
  ...thing,
  ...removalAt(at),
});
const restore = (kind: BinKind, id: string) => restoreFromBin({ kind, id }, ownerContext({ now: NOW }));
const written = (): string[] =>
  writes(dynamo).map(({ kind, item }) => `${kind} ${String(((item['Key'] ?? item['Item']) as Row)['sk'])}`);

function savedDraft(): PageDraft {
  const [{ Update: update } = {}] = onlyTransaction(dynamo) as { Update?: Row }[];
  return (update?.['ExpressionAttributeValues'] as { ':draft': PageDraft })[':draft'];
}
const draftWith = (lists: Partial<PageDraft>) => pageRow({ draft: { ...pageRow().draft, ...lists } });

describe('restoreFromBin', () => {
  test.each([
    ['offer', 'offers', offer],
    ['feature', 'features', feature],
  ] as const)('puts a removed %s at the end of its list and takes it out of the bin', async (kind, list, thing) => {
    store(dynamo, [pageRow(), removed(kind, 'gone', thing)]);

    expect(await restore(kind, 'gone')).toEqual({ restored: true });
    expect(savedDraft()[list]).toEqual([...pageRow().draft[list], thing]);
    expect(written()).toEqual(['Update PAGE', `Delete REMOVED-${kind.toUpperCase()}#gone`]);
  });

  test('gives a link back without the highlight that another one has got since', async () => {
    store(dynamo, [pageRow(), removed('contact', 'gone', contact)]);
    await restore('contact', 'gone');

    expect(savedDraft().contacts).toEqual([...pageRow().draft.contacts, { ...contact, isHighlight: false }]);
  });

  test('gives a link back with its highlight when there is no other', async () => {
    store(dynamo, [draftWith({ contacts: [] }), removed('contact', 'gone', contact)]);
    await restore('contact', 'gone');

    expect(savedDraft().contacts).toEqual([contact]);
  });

  test('puts a removed film in place of the one that is there, which goes into the bin', async () => {
    const { draft } = pageRow();
    const there = { ...draft, design: { ...draft.design, film: film('01B') } };
    store(dynamo, [pageRow({ draft: there }), removed('film', '01A', film('01A'))]);
    await restore('film', '01A');

    expect(savedDraft().design.film).toEqual(film('01A'));
    expect(written()).toEqual(['Update PAGE', 'Put REMOVED-FILM#01B', 'Delete REMOVED-FILM#01A']);
  });

  test('gives a picture back to the library and forgets when its file was to go', async () => {
    store(dynamo, [removedMediaRow('m1')]);
    await restore('media', 'm1');

    expect(written()).toEqual(['Delete REMOVED-MEDIA#m1', 'Delete PURGE#m1', 'Put MEDIA#m1']);
    expect(writes(dynamo)[2]?.item['Item']).toEqual({ ...mediaRow('m1'), ...mediaItem('m1') });
  });

  test('gives news back and has the page drawn anew', async () => {
    const { postId } = examples.post;
    store(dynamo, [removed('post', postId, examples.post)]);
    await restore('post', postId);

    expect(written()).toEqual(['Put OUTBOX', 'Update POSTS', `Delete REMOVED-POST#${postId}`, `Put POST#${postId}`]);
  });

  test('does nothing to what is there already', async () => {
    store(dynamo, [draftWith({ offers: [offer] }), mediaRow('m1'), postRow()]);

    await restore('offer', 'gone');
    await restore('media', 'm1');
    await restore('post', examples.post.postId);
    expect(writes(dynamo)).toEqual([]);
  });

  test.each([
    ['contact', { contacts: Array.from({ length: MAX_CONTACTS }, (_, index) => ({ ...contact, id: `c${index}` })) }],
    ['offer', { offers: Array.from({ length: MAX_OFFERS }, (_, index) => ({ ...offer, id: `o${index}` })) }],
    ['feature', { features: Array.from({ length: MAX_OFFERS }, (_, index) => ({ ...feature, id: `f${index}` })) }],
  ] as const)('says that a list of %ss is full', async (kind, lists) => {
    const thing = { contact, offer, feature }[kind];
    store(dynamo, [draftWith(lists as Partial<PageDraft>), removed(kind, 'gone', thing)]);

    await expect(restore(kind, 'gone')).rejects.toMatchObject({ code: 'list_full' });
    expect(writes(dynamo)).toEqual([]);
  });

  test.each(['contact', 'offer', 'feature', 'post', 'media'] as const)(
    "answers what has expired, somebody else's and no %s alike",
    async (kind) => {
      const thing = { contact, offer, feature, post: examples.post, media: mediaItem('old') }[kind];
      const longAgo = new Date(NOW.getTime() - 30 * 86_400_000);
      store(dynamo, [
        pageRow(),
        removed(kind, 'old', thing, longAgo),
        removed(kind, 'theirs', thing, NOW, otherAccountId),
      ]);

      for (const id of ['old', 'theirs', 'none']) {
        await expect(restore(kind, id)).rejects.toMatchObject({ code: 'not_found' });
      }
      expect(writes(dynamo)).toEqual([]);
    },
  );
});
