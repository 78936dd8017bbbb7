import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getPreview } from '../../../../functions/calls/landing-page/get-preview.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { store, useDynamo } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { accountRow, pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const hash = createHash('sha256').update('token').digest('hex');
const link = (expiresAt = NOW.getTime() / 1_000 + 60) => ({
  pk: `PREVIEW#${hash}`,
  sk: 'PREVIEW',
  accountId,
  expiresAt,
});
const open = (token = 'token') => getPreview({ token }, callContext());

describe('getPreview', () => {
  test('shows the draft as it is now, as the public would see it', async () => {
    const hidden = { ...pageRow().draft.contacts[0], id: 'c2', isEnabled: false } as never;
    const row = pageRow({ previewHash: hash }, { title: 'Draft' });
    store(dynamo, [
      link(),
      accountRow(),
      { ...row, draft: { ...row.draft, contacts: [...row.draft.contacts, hidden] } },
    ]);
    const { page, expiresAt } = await open();

    expect(page.profile.title).toBe('Draft');
    expect(page.contacts.map(({ id }) => id)).toEqual(['c1']);
    expect(expiresAt).toBe('2026-03-10T12:01:00.000Z');
  });

  test.each([
    ['an unknown link', [], 'other'],
    ['one that is over to the second', [link(NOW.getTime() / 1_000), pageRow({ previewHash: hash })], 'token'],
    ['one that another took the place of', [link(), pageRow({ previewHash: 'newer' })], 'token'],
    ['one whose page is gone', [link()], 'token'],
  ])('answers %s alike', async (_, rows, token) => {
    store(dynamo, rows);

    await expect(open(token)).rejects.toMatchObject({ code: 'preview_expired' });
  });
});
