import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { getGaps } from '../../../../functions/calls/assistant-coach/get-gaps.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { queries, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { answerRow, gapRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const LATER = '2026-03-09T18:00:00.000Z';
const EARLIER = '2026-03-09T06:00:00.000Z';

test('getGaps: gives open questions, most asked first, and the answers, of the own page', async () => {
  dynamo.on(QueryCommand, { TableName: 'conversations' }).resolves({
    Items: [
      gapRow({ gapId: 'once-asked-question-22', count: 1 }),
      gapRow({ count: 4 }),
      gapRow({ closedAs: 'dismissed', closedAt: EARLIER }),
      gapRow({ closedAs: 'answered', closedAt: LATER }),
      gapRow({ gapId: 'answered-and-yet-asked', count: 2, closedAs: 'answered', closedAt: EARLIER }),
    ],
  });
  dynamo.on(QueryCommand, { TableName: 'pages' }).resolves({ Items: [answerRow()] });
  const { gaps, answers } = await getGaps({}, ownerContext());

  expect(gaps.map(({ count }) => count)).toEqual([4, 2, 1]);
  expect(answers).toMatchObject([{ question: 'Is there parking?' }]);
  expect(JSON.stringify(queries(dynamo)).match(/(?:PAGE|OWN)#[^"]+/g)).toEqual([
    `PAGE#${accountId}`,
    `OWN#${accountId}`,
  ]);
});
