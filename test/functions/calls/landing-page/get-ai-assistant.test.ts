import { describe, expect, test } from 'vitest';
import { getAiAssistant } from '../../../../functions/calls/landing-page/get-ai-assistant.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, assistantRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const usage = (month: string, used: number) => ({ pk: `PAGE#${accountId}`, sk: `USAGE#${month}`, used });

describe('getAiAssistant', () => {
  test('gives the settings and the questions of this month in the time zone of the owner', async () => {
    store(dynamo, [
      accountRow({ timeZone: 'Pacific/Kiritimati' }),
      assistantRow({ name: 'Nova' }),
      usage('2026-04', 7),
      usage('2026-03', 9),
    ]);
    const answer = await getAiAssistant({}, ownerContext({ now: new Date('2026-03-31T11:00:00.000Z') }));

    expect(answer.settings.name).toBe('Nova');
    expect(answer.usage).toEqual({ used: 7, limit: 10_000 });
    expect(answer.isIncluded).toBe(true);
  });

  test('gives those to start with before the first save', async () => {
    store(dynamo, [accountRow()]);
    const answer = await getAiAssistant({}, ownerContext());

    expect(answer.settings.standardReply).toContain('Mara Lindqvist');
    expect(answer.usage.used).toBe(0);
  });

  test('says that the Free plan does not include it', async () => {
    store(dynamo, [accountRow()]);
    const context = ownerContext();
    const actor = { ...context.actor, plan: { id: 'individual', trialEndsAt: '2026-03-10T11:59:59.000Z' } as const };

    expect(await getAiAssistant({}, { ...context, actor })).toMatchObject({ isIncluded: false, usage: { limit: 0 } });
  });
});
