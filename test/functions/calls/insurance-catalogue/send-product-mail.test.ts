import { describe, expect, test } from 'vitest';
import { sendProductMail } from '../../../../functions/calls/insurance-catalogue/send-product-mail.ts';
import { BrochureMessage, sendBrochureMail } from '../../../../functions/domain/messages/send-brochure-mail.ts';
import { callContext, NOW } from '../../../kit/call-context.ts';
import { AGENT, CHANNEL, publishedRows, useInsurer } from '../../../kit/insurance/published.ts';
import { useMails } from '../../../kit/mails.ts';
import { payloadsIn } from '../../../kit/outbox-rows.ts';

const { put, table } = useInsurer();
const { sent } = useMails();

const ask = (changes: object = {}) =>
  sendProductMail(
    {
      ...{ channelCode: CHANNEL, productCode: 'travel-hk', agentName: AGENT, language: 'en_us' },
      ...{ email: 'Ana@Example.com', openedAt: NOW.getTime() - 5_000 },
      ...changes,
    },
    callContext(),
  );
const waiting = () => payloadsIn(table()).map((payload) => BrochureMessage.parse(payload));

describe('sendProductMail', () => {
  test('has a mail sent in the insurer’s words, with nothing of who asked but the address', async () => {
    expect(await ask()).toEqual({ sent: true });
    const [message] = waiting();
    if (message) await sendBrochureMail(message, NOW);

    const [mail] = sent();
    expect(mail?.to).toEqual(['ana@example.com']);
    expect(mail?.subject).toMatch(/: what it covers and what it does not$/);
    expect(mail?.text).toContain(`https://xpage.example/insurance/${CHANNEL}/travel-hk?agent=${AGENT}`);
    expect(mail?.text).toContain('this address was entered');
  });

  test('sends nothing of a product that is not sold any more', async () => {
    await ask();
    put(publishedRows({ version: 2, onSale: { from: '2020-01-01', until: '2020-12-31' } }));
    for (const message of waiting()) await sendBrochureMail(message, NOW);

    expect(sent()).toEqual([]);
  });

  test.each([
    ['', 'email_required'],
    ['nobody', 'email_invalid'],
    ['a@example.com\nBcc: b@example.com', 'email_invalid'],
  ])('refuses the address %j', async (email, code) => {
    await expect(ask({ email })).rejects.toMatchObject({ code });
    expect(waiting()).toEqual([]);
  });

  test.each([{ website: 'https://spam.example' }, { openedAt: NOW.getTime() - 100 }])(
    'tells programs nothing, and sends nothing: %o',
    async (changes) => {
      expect(await ask(changes)).toEqual({ sent: true });
      expect(waiting()).toEqual([]);
    },
  );

  test('knows no product that the channel does not sell', async () => {
    await expect(ask({ productCode: 'pet-gb' })).rejects.toMatchObject({ code: 'not_found' });
  });
});
