import { describe, expect, test } from 'vitest';
import { saveTemplate } from '../../../../functions/calls/page-assets/save-template.ts';
import type { Design } from '../../../../shared/model/page.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

function onFree() {
  const context = ownerContext();
  return { ...context, actor: { ...context.actor, plan: { id: 'free', trialEndsAt: null } as const } };
}

function pageWith(design: Partial<Design>) {
  const { draft } = pageRow();
  return pageRow({ draft: { ...draft, design: { ...draft.design, ...design } } });
}

const savedDesign = (): Partial<Design> | undefined => {
  const [{ Update: update } = {}] = onlyTransaction(dynamo) as {
    Update?: { ExpressionAttributeValues: { ':draft': { design: Design } } };
  }[];
  return update?.ExpressionAttributeValues[':draft'].design;
};

describe('saveTemplate', () => {
  test('changes the template and leaves the rest of the design', async () => {
    store(dynamo, [pageRow()]);
    await saveTemplate({ version: 3, page: 'networking', image: 'waves' }, onFree());

    expect(savedDesign()).toEqual({ ...pageRow().draft.design, template: 'networking', imageTemplate: 'waves' });
  });

  test.each([{ page: 'creative' }, { image: 'orbit' }] as const)(
    'answers template_locked to %j without the plan, and saves nothing',
    async (chosen) => {
      store(dynamo, [pageRow()]);

      await expect(saveTemplate({ version: 3, ...chosen }, onFree())).rejects.toMatchObject({
        code: 'template_locked',
      });
      expect(writes(dynamo)).toEqual([]);
    },
  );

  test('leaves a locked one that the draft had before the trial ended', async () => {
    store(dynamo, [pageWith({ template: 'creative', imageTemplate: 'orbit' })]);
    await saveTemplate({ version: 3, image: null }, onFree());

    expect(savedDesign()).toMatchObject({ template: 'creative', imageTemplate: null });
  });

  test('takes a locked one with the plan', async () => {
    store(dynamo, [pageRow()]);

    await expect(saveTemplate({ version: 3, page: 'creative' }, ownerContext())).resolves.toMatchObject({ version: 4 });
  });
});
