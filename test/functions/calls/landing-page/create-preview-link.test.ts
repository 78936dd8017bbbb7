import { describe, expect, test } from 'vitest';
import { createPreviewLink } from '../../../../functions/calls/landing-page/create-preview-link.ts';
import { isPreviewToken } from '../../../../shared/rules/preview-token.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, useDynamo } from '../../../kit/dynamo.ts';
import { accountRow, pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();

describe('createPreviewLink', () => {
  test('gives a link of 24 hours; the page knows its hash alone, so that the one before ends', async () => {
    store(dynamo, [pageRow()]);
    const { link, expiresAt } = await createPreviewLink({}, ownerContext());
    const token = link.slice('https://xpage.example/preview/'.length);
    const written = JSON.stringify(onlyTransaction(dynamo));

    expect(expiresAt).toBe('2026-03-11T12:00:00.000Z');
    expect(isPreviewToken(token)).toBe(true);
    expect(written).not.toContain(token);
    expect(written).toContain('SET previewHash = :hash');
  });

  test.each([{ agentName: '' }, { title: ' ' }, { aboutMe: '' }])(
    'needs the basic information: %j',
    async (profile) => {
      store(dynamo, [pageRow({}, profile)]);

      await expect(createPreviewLink({}, ownerContext())).rejects.toMatchObject({
        code: 'basic_information_incomplete',
      });
    },
  );

  test('needs a saved page', async () => {
    store(dynamo, [accountRow()]);

    await expect(createPreviewLink({}, ownerContext())).rejects.toMatchObject({ code: 'basic_information_incomplete' });
  });
});
