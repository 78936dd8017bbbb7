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

describe('the values of entries', () => {
  test('are taken when they are of their channels', async () => {
    store(dynamo, [pageRow()]);
    const contacts = [entry('a'), entry('b', { channel: 'linkedin', value: 'https://www.linkedin.com/in/mara' })];

    await expect(save(contacts)).resolves.toMatchObject({ version: 4 });
  });

  test('are refused by entry and with what is wrong, and nothing is stored', async () => {
    const contacts = [
      entry('a'),
      entry('b', { channel: 'email', value: 'mara@' }),
      entry('c', { channel: 'instagram', value: 'https://evil.example/mara' }),
    ];

    await expect(save(contacts)).rejects.toMatchObject({
      code: 'input_invalid',
      details: {
        fields: { 'contacts.1.value': 'email_format_invalid', 'contacts.2.value': 'link_of_another_site' },
      },
    });
    expect(dynamo.calls()).toHaveLength(0);
  });

  test.each<[ContactEntry['channel'], string]>([
    ['business', 'javascript:alert(1)'],
    ['business', 'java\tscript:alert(1)'],
    ['business', 'data:text/html,<script>alert(1)</script>'],
    ['business', 'http://example.com'],
    ['instagram', 'https://instagram.com.evil.example/mara'],
    ['telegram', 'https://t.me@evil.example/'],
    ['email', 'mara@example.com\nBcc: all@example.com'],
    ['phone', '+46701234567;phone-context=evil.example'],
    ['wechat', '<img src=x onerror=alert(1)>'],
    ['line', `mara${'a'.repeat(400)}`],
  ])('are refused: the %s %j, also where it is switched off', async (channel, value) => {
    await expect(save([entry('a', { channel, value, isEnabled: false })])).rejects.toMatchObject({
      code: 'input_invalid',
      details: { fields: { 'contacts.0.value': expect.any(String) } },
    });
    expect(dynamo.calls()).toHaveLength(0);
  });
});
