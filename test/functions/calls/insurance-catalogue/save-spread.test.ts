import { describe, expect, test } from 'vitest';
import { saveSpread } from '../../../../functions/calls/insurance-catalogue/save-spread.ts';
import { listSpreads } from '../../../../functions/domain/insurance/spread.ts';
import type { CallContext } from '../../../../functions/kit/context.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { editorId } from '../../../kit/company.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { AGENT, CHANNEL, useInsurer } from '../../../kit/insurance/published.ts';
import { useSecrets } from '../../../kit/secrets.ts';

useInsurer();
useSecrets();

const place = { channelCode: CHANNEL, productCode: 'travel-hk', agentName: AGENT } as const;
const from = (address: string, changes: Partial<CallContext> = {}): CallContext => {
  const context = callContext(changes);
  return { ...context, client: { ...context.client, address, userAgent: 'Mozilla/5.0 (iPhone)' } };
};
const share = (context: CallContext, changes: object = {}) =>
  saveSpread({ kind: 'share', ...place, way: 'whatsapp', ...changes }, context);
const refer = (spreadId: string, context: CallContext) => saveSpread({ kind: 'referral', ...place, spreadId }, context);

describe('saveSpread', () => {
  test('records that a product was passed on, once a day for a visitor, a product and a way', async () => {
    const first = await share(from('198.51.100.1'));
    const tomorrow = new Date(NOW.getTime() + 86_400_000);

    expect(first).toMatchObject({ counted: true });
    expect(await share(from('198.51.100.1'))).toEqual({ ...first, counted: false });
    expect((await share(from('198.51.100.1'), { way: 'link' })).counted).toBe(true);
    expect((await share(from('198.51.100.2'))).counted).toBe(true);
    expect((await share(from('198.51.100.1', { now: tomorrow }))).counted).toBe(true);
  });

  test('keeps it with the agent, else with the insurer, and says nothing of who it was', async () => {
    await share(from('198.51.100.1'));
    await share(from('198.51.100.1'), { agentName: null });
    const [ofAgent] = await listSpreads(editorId, NOW, 10);

    expect(ofAgent).toMatchObject({ way: 'whatsapp', productCode: 'travel-hk', referrals: 0 });
    expect(JSON.stringify(ofAgent)).not.toContain('198.51');
    expect(await listSpreads(accountId, NOW, 10)).toHaveLength(1);
  });

  test('counts who came by it, each once, and neither who passed it on nor robots', async () => {
    const { spreadId } = await share(from('198.51.100.1'));
    const robot = from('198.51.100.9');

    expect((await refer(spreadId, from('198.51.100.2'))).counted).toBe(true);
    expect((await refer(spreadId, from('198.51.100.2'))).counted).toBe(false);
    expect((await refer(spreadId, from('198.51.100.1'))).counted).toBe(false);
    expect((await refer(spreadId, { ...robot, client: { ...robot.client, userAgent: 'Googlebot/2.1' } })).counted).toBe(
      false,
    );
    expect((await refer('A'.repeat(22), from('198.51.100.3'))).counted).toBe(false);
    expect(await listSpreads(editorId, NOW, 10)).toMatchObject([{ referrals: 1 }]);
  });

  test.each([{ channelCode: 'none' }, { productCode: 'pet-gb' }, { agentName: 'nobody' }])(
    'knows no %o',
    async (changes) => {
      await expect(share(from('198.51.100.1'), changes)).rejects.toMatchObject({ code: 'not_found' });
    },
  );
});
