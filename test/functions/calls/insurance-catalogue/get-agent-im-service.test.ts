import { describe, expect, test } from 'vitest';
import { getAgentImService } from '../../../../functions/calls/insurance-catalogue/get-agent-im-service.ts';
import type { ContactEntry } from '../../../../shared/model/page.ts';
import { editorId } from '../../../kit/company.ts';
import { accountRow, livePageRows, publicPage } from '../../../kit/rows.ts';
import { callContext } from '../../../kit/call-context.ts';
import { AGENT, useInsurer } from '../../../kit/insurance/published.ts';

const { put } = useInsurer();

describe('getAgentImService', () => {
  const contact = (
    id: string,
    channel: ContactEntry['channel'],
    changes: Partial<ContactEntry> = {},
  ): ContactEntry => ({
    ...{ id, channel, displayText: '', value: '+46 70 123 45 67', isHighlight: false, isEnabled: true },
    ...changes,
  });

  test('tells the ways to write to the agent that their page shows now', async () => {
    const contacts = [
      contact('c1', 'whatsapp', { displayText: 'Write to me' }),
      contact('c2', 'phone', { isEnabled: false }),
      contact('c3', 'instagram'),
      contact('c4', 'telegram', { shownFrom: '2030-01-01T00:00:00.000Z' }),
    ];
    put(livePageRows(publicPage({ agentName: AGENT }, { contacts }), accountRow({ accountId: editorId })));
    const found = await getAgentImService({ agentName: AGENT }, callContext());

    expect(found.contacts).toEqual([{ channel: 'whatsapp', text: 'Write to me', value: '+46 70 123 45 67' }]);
  });

  test('knows nobody without a live page', async () => {
    await expect(getAgentImService({ agentName: 'nobody' }, callContext())).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
