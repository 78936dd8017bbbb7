import { describe, expect, test } from 'vitest';
import { getPersonalImageTemplate } from '../../../../functions/calls/page-assets/get-personal-image-template.ts';
import { NOW, ownerContext } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const trialUntil = (moment: number) => ({ id: 'individual', trialEndsAt: new Date(moment).toISOString() }) as const;

function ask(plan: ReturnType<typeof ownerContext>['actor']['plan']) {
  store(dynamo, [pageRow()]);
  const context = ownerContext();
  return getPersonalImageTemplate({}, { ...context, actor: { ...context.actor, plan } });
}

describe('getPersonalImageTemplate', () => {
  test('marks one professional and five networking Free, the other page templates Upgrade', async () => {
    const { pages, chosen } = await ask({ id: 'free', trialEndsAt: null });

    expect(pages).toEqual([
      { id: 'professional', access: 'free', isOpen: true },
      { id: 'personal-brand', access: 'upgrade', isOpen: false },
      { id: 'sales', access: 'upgrade', isOpen: false },
      { id: 'creative', access: 'upgrade', isOpen: false },
      { id: 'networking', access: 'free', isOpen: true },
    ]);
    expect(chosen).toEqual({ page: 'professional', image: null });
  });

  test('opens all of them in a trial, and locks them again the moment it ends', async () => {
    const [during, after] = [await ask(trialUntil(NOW.getTime() + 1)), await ask(trialUntil(NOW.getTime()))];

    expect([...during.pages, ...during.images].every(({ isOpen }) => isOpen)).toBe(true);
    expect([...after.pages, ...after.images].filter(({ isOpen }) => !isOpen).length).toBeGreaterThan(3);
  });
});
