import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { page } from '../../../../functions/calls/page-assets/page.ts';
import { mediaKey } from '../../../../functions/domain/media/media-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { queries, store, useDynamo, type Row } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { mediaItem, mediaRow } from '../../../kit/media.ts';
import { pageRow, postRow, publicPage } from '../../../kit/rows.ts';
import { liveKey } from '../../../../functions/domain/pages/page-rows.ts';

const dynamo = useDynamo();

/** Queries answer with the rows whose key begins as asked. */
function library(media: readonly Row[], others: readonly Row[] = []): void {
  store(dynamo, others);
  dynamo.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }: { ExpressionAttributeValues: Row }) => {
    const isMedia = values[':below'] === mediaKey('', '').sk;
    return { Items: isMedia ? media : others.filter(({ sk }) => String(sk).startsWith('POST#')) };
  });
}

const ask = (nowPage: number, pageSize: number) =>
  page({}, ownerContext({ paging: { nowPage, pageSize, orderBy: 'newest' } }));
const idsOf = ({ media }: { media: { photo: { mediaId: string } }[] }) => media.map(({ photo }) => photo.mediaId);

describe('pageMedia/page', () => {
  test('gives a page of the library, and says whether there is more', async () => {
    library(['c', 'b', 'a'].map((id) => mediaRow(id)));

    const first = await ask(1, 2);
    const second = await ask(2, 2);

    expect([idsOf(first), first.hasMore, first.total]).toEqual([['c', 'b'], true, 3]);
    expect([idsOf(second), second.hasMore]).toEqual([['a'], false]);
    expect(queries(dynamo)[0]).toMatchObject({
      ExpressionAttributeValues: { ':pk': `OWN#${accountId}`, ':below': 'MEDIA#' },
      ScanIndexForward: false,
      Limit: 1_000,
    });
  });

  test('completes pictures of before the library', async () => {
    const { photo, use, createdAt } = mediaItem('a');
    library([{ ...mediaKey(accountId, 'a'), photo, use, createdAt }]);

    expect((await ask(1, 20)).media).toEqual([
      { photo, use, createdAt, name: '', bytes: 0, isEnabled: true, isUsed: false },
    ]);
  });

  test('says which pictures the draft, the live page and the news show', async () => {
    const ids = ['face', 'wall', 'offer', 'news', 'live', 'free'];
    const photoOf = (id: string) => mediaItem(id).photo;
    const draft = pageRow({}, { profilePhoto: photoOf('face') });
    const [offer] = draft.draft.offers;
    draft.draft.design = { ...draft.draft.design, backgroundImage: photoOf('wall') };
    draft.draft.offers = offer ? [{ ...offer, photo: photoOf('offer') }] : [];
    library(
      ids.map((id) => mediaRow(id)),
      [
        draft,
        postRow({ photo: photoOf('news') }),
        { ...liveKey(accountId), page: publicPage({ mainPhoto: photoOf('live') }) },
      ],
    );

    const { media } = await ask(1, 20);

    expect(media.filter(({ isUsed }) => !isUsed).map(({ photo }) => photo.mediaId)).toEqual(['free']);
  });
});
