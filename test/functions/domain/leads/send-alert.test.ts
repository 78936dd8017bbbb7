import { ConflictException, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2';
import { QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { leadSettingsKey } from '../../../../functions/domain/leads/lead-settings.ts';
import { sendAlert } from '../../../../functions/domain/leads/send-alert.ts';
import { leadKey } from '../../../../functions/domain/conversations/conversation-rows.ts';
import * as examples from '../../../../shared/calls/examples.ts';
import { NOW, recordingLog } from '../../../kit/call-context.ts';
import { store, throttled, transactionCanceled, useDynamo, type Row } from '../../../kit/dynamo.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { usePhoneMessages } from '../../../kit/phone-messages.ts';
import { accountRow } from '../../../kit/rows.ts';

const dynamo = useDynamo();
const phones = usePhoneMessages();

const ownPhone = '+46709999999';
const lead = { ...examples.lead, folder: 'inbox' as const, message: 'Please call on Friday, at length.' };
const leadRow = { ...leadKey(accountId, lead.leadId), ...lead, agentName: 'mara' };
const order = { accountId, leadId: lead.leadId };

function prepare(settings: Row = {}, rows: Row[] = [leadRow]): void {
  const alert = { alertPhone: ownPhone, alertChannel: 'sms', ...settings };
  store(dynamo, [accountRow(), { ...leadSettingsKey(accountId), ...alert }, ...rows]);
}
const run = (changed: object = order) => sendAlert(changed as typeof order, NOW, recordingLog());
/** What was noted for the owner to see. */
const noted = () => dynamo.commandCalls(UpdateCommand).map(({ args: [{ input }] }) => input.ExpressionAttributeValues);

describe('an alert', () => {
  test("tells the owner's phone who it is and where to look, and not what they wrote", async () => {
    prepare();
    await run();

    expect(phones.texts()).toEqual([
      { to: ownPhone, text: `New lead: ${lead.name}\n${lead.phone}\nhttps://xpage.example/app/leads` },
    ]);
    expect(noted()).toEqual([]);
  });

  test('goes by WhatsApp as the template of the stage', async () => {
    prepare({ alertChannel: 'whatsapp' });
    await run();

    const values = [lead.name, lead.phone, 'https://xpage.example/app/leads'];
    expect(phones.templates()).toEqual([
      expect.objectContaining({
        to: ownPhone,
        template: {
          name: 'xpage_new_lead',
          language: { code: 'en_US' },
          components: [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }],
        },
      }),
    ]);
  });

  test('of a quiet night is one message', async () => {
    prepare();
    dynamo.on(QueryCommand).resolves({ Items: [leadRow, { ...leadRow, leadId: 'other' }] });
    await run({ accountId, since: NOW.toISOString() });

    expect(phones.texts().map(({ text }) => text)).toEqual([
      '2 people got in touch on your page\nhttps://xpage.example/app/leads',
    ]);
  });

  test.each<[string, Row, Row[]]>([
    ['were switched off', { alertChannel: null }, [leadRow]],
    ['have no phone', { alertPhone: undefined }, [leadRow]],
    ['are about a lead that was deleted', {}, [{ ...leadRow, folder: 'deleted' }]],
  ])('is not begun when alerts %s', async (_, settings, rows) => {
    prepare(settings, rows);
    await run();

    expect(phones.texts()).toEqual([]);
    expect(dynamo.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  test('that was begun before is not sent again', async () => {
    prepare();
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('ConditionalCheckFailed', 'None'));
    await run();

    expect(phones.texts()).toEqual([]);
    expect(noted()).toEqual([]);
  });

  test("beyond the day's is not sent, and the settings say so", async () => {
    prepare();
    dynamo.on(TransactWriteCommand).rejects(transactionCanceled('None', 'ConditionalCheckFailed'));
    await run();

    expect(phones.texts()).toEqual([]);
    expect(noted()).toEqual([{ ':failure': { reason: 'used_up', at: NOW.toISOString() }, ':phone': ownPhone }]);
  });

  test('that fails is left to the mail and shown, and not tried again', async () => {
    prepare();
    phones.sms.on(SendTextMessageCommand).rejects(throttled());
    await run();

    expect(phones.texts()).toHaveLength(1);
    expect(noted()).toEqual([{ ':failure': { reason: 'not_sent', at: NOW.toISOString() }, ':phone': ownPhone }]);
  });

  test('that STOP was answered to is the last one', async () => {
    prepare();
    const Reason = 'DESTINATION_PHONE_NUMBER_OPTED_OUT';
    phones.sms.on(SendTextMessageCommand).rejects(new ConflictException({ message: '', $metadata: {}, Reason }));
    await run();

    expect(noted()).toEqual([
      { ':failure': { reason: 'stopped', at: NOW.toISOString() }, ':phone': ownPhone, ':none': null },
    ]);
  });

  test('that comes through takes back what was shown', async () => {
    prepare({ alertFailure: { reason: 'not_sent', at: NOW.toISOString() } });
    await run();

    expect(noted()).toEqual([{ ':failure': null, ':phone': ownPhone }]);
  });
});
