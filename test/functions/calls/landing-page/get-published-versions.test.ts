import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getPublishedVersions } from '../../../../functions/calls/landing-page/get-published-versions.ts';
import { liveKey } from '../../../../functions/domain/pages/page-rows.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { publicPage } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const [older, newer] = ['2026-03-01T09:00:00.000Z', '2026-03-02T09:00:00.000Z'];

describe('getPublishedVersions', () => {
  test('says of each state what it changed against the one before it, and which is live', async () => {
    const before = { ...publicPage(), publishedAt: older };
    const after = { ...publicPage({ title: 'Garden planner' }), features: [], publishedAt: newer };
    store(dynamo, [{ ...liveKey(accountId), page: after }]);
    dynamo.on(QueryCommand).resolves({ Items: [{ page: after }, { page: before }] });

    expect(await getPublishedVersions({}, ownerContext())).toEqual({
      versions: [
        { publishedAt: newer, title: 'Garden planner', changed: ['profile', 'features'], isLive: true },
        { publishedAt: older, title: before.profile.title, changed: [], isLive: false },
      ],
    });
  });

  test('gives none while nothing was published', async () => {
    expect(await getPublishedVersions({}, ownerContext())).toEqual({ versions: [] });
  });
});
