/** Messages to an owner's phone: the number is proven by the code that goes there, and then a lead comes to it. */
import { poll } from '../../bin/proof/client/poll.ts';
import { saveQuoteRequest } from '../../shared/calls/landing-page.ts';
import { phoneText } from '../../shared/places/phone-text.ts';
import { expect, test } from './kit/fixtures.ts';
import { createLivePage, mustSucceed } from './kit/owners.ts';
import { client, control, urls } from './kit/system.ts';
import { say } from './kit/texts.ts';

test('a lead reaches the phone that its owner has proven', async ({ openAs }) => {
  const { owner, agentName } = await createLivePage();
  const phone = `+4670${String(Date.now()).slice(-7)}`;
  const page = await openAs(owner);
  await page.goto('/app/leads/settings');
  await page.getByLabel(say('app:phone')).fill(phone);
  await page.getByRole('button', { name: say('leads:alert.send') }).click();
  const sent = await poll('The code', 60_000, async () => (await control.mails(phone))[0]);
  await page.getByLabel(say('leads:alert.code')).fill(/\d{6}/.exec(sent.text)?.[0] ?? '');
  // The number also stands where the code is asked for; only one that is proven can be changed.
  await expect(page.getByRole('button', { name: say('leads:alert.change') })).toBeVisible();
  await expect(page.getByText(phoneText(phone))).toBeVisible();

  const api = await client();
  const lead = { name: 'Tom Berg', phone: '+46701234567', country: 'SE', consentText: 'I may be called.' };
  const message = 'Words that stay out of the message.';
  mustSucceed(await api.call(saveQuoteRequest, { ...lead, agentName, message, openedAt: Date.now() - 60_000 }));

  const alert = await poll('The message', 60_000, async () =>
    (await control.mails(phone)).find(({ text }) => text.includes(lead.name)),
  );
  expect(alert.text).toBe(`New lead: Tom Berg\n${lead.phone}\n${urls.app}/app/leads`);
});
