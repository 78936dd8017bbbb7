import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { insertSocialMedia } from '../../../../functions/calls/landing-page/insert-social-media.ts';
import type { ContactEntry } from '../../../../shared/model/page.ts';
import { ownerContext } from '../../../kit/call-context.ts';
import { onlyTransaction, store, transactionCanceled, useDynamo } from '../../../kit/dynamo.ts';
import { pageRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const entry = (id: string, changes: Partial<ContactEntry> = {}): ContactEntry => ({
  id,
  channel: 'phone',
  displayText: '',
  value: '+46701234567',
  isHighlight: false,
  isEnabled: true,
  ...changes,
});
const save = (contacts: ContactEntry[]) => insertSocialMedia({ version: 3, contacts }, ownerContext());

describe('insertSocialMedia', () => {
  test('puts the entries in place of all before, in their order', async () => {
    store(dynamo, [pageRow()]);
    await save([entry('b', { isHighlight: true }), entry('a')]);
    const [{ Update: update } = {}] = onlyTransaction(dynamo) as { Update?: { ExpressionAttributeValues: object } }[];

    expect(update?.ExpressionAttributeValues).toMatchObject({ ':draft': { contacts: [{ id: 'b' }, { id: 'a' }] } });
  });

  test.each([
    ['two highlights', [entry('a', { isHighlight: true }), entry('b', { isHighlight: true })]],
    ['one id twice', [entry('a'), entry('a')]],
  ])('refuses %s', async (_, contacts) => {
    await expect(save(contacts)).rejects.toMatchObject({ code: 'input_invalid' });
    expect(dynamo.calls()).toHaveLength(0);
  });

  test('answers conflict when another editor was faster', async () => {
    store(dynamo, [pageRow()]);
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed'));

    await expect(save([])).rejects.toMatchObject({ code: 'conflict' });
  });
});
