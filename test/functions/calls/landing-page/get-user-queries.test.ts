import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { getUserQueries } from '../../../../functions/calls/landing-page/get-user-queries.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { queries, store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

describe('getUserQueries', () => {
  test('gives the five asked most in the window, added up over its days', async () => {
    store(dynamo, [accountRow()]);
    const asked = (question: string, count: number) => ({ question, count });
    dynamo.on(QueryCommand).resolves({
      Items: [
        asked('Price?', 2),
        asked('price', 3),
        asked('a', 1),
        asked('b', 4),
        asked('c', 1),
        asked('d', 1),
        asked('e', 1),
      ],
    });

    expect(await getUserQueries({ days: 7 }, ownerContext())).toEqual({
      queries: [asked('Price?', 5), asked('b', 4), asked('a', 1), asked('c', 1), asked('d', 1)],
    });
    expect(queries(dynamo)[0]?.['ExpressionAttributeValues']).toMatchObject({
      ':pk': `PAGE#${accountId}`,
      ':from': 'ASKED#2026-03-04',
      ':to': 'ASKED#2026-03-10~',
    });
  });

  test('gives none when nobody asked', async () => {
    expect(await getUserQueries({ days: 28 }, ownerContext())).toEqual({ queries: [] });
  });
});
