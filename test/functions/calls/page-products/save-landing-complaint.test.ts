import { describe, expect, test } from 'vitest';
import { saveLandingComplaint } from '../../../../functions/calls/page-products/save-landing-complaint.ts';
import { callContext } from '../../../kit/call-context.ts';
import { store, useDynamo, writes } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { livePageRows } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const report = (changes: object = {}) =>
  saveLandingComplaint({ agentName: 'Mara', reason: 'spam', text: ' It is. ', ...changes }, callContext());

describe('saveLandingComplaint', () => {
  test('keeps the report with the page it is about', async () => {
    store(dynamo, livePageRows());
    expect(await report({ contact: 'tom@example.com' })).toEqual({ received: true });

    expect(writes(dynamo)[0]?.item['Item']).toMatchObject({
      gsiPk: 'COMPLAINT',
      accountId,
      agentName: 'mara',
      reason: 'spam',
      text: 'It is.',
      contact: 'tom@example.com',
    });
  });

  test.each([
    ['no text', { text: ' \n ' }, 'field_required'],
    ['a contact that is no address', { contact: 'x\r\nBcc: y@example.com' }, 'email_invalid'],
  ])('refuses %s', async (_, changes, code) => {
    store(dynamo, livePageRows());

    await expect(report(changes)).rejects.toMatchObject({ code });
    expect(writes(dynamo)).toEqual([]);
  });

  test('finds no page that is not live', async () => {
    await expect(report()).rejects.toMatchObject({ code: 'not_found' });
  });
});
