/** What a lead sets going: the owner's own system, the mail that can be answered, reminders, the bin. */
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { poll } from '../../bin/proof/client/poll.ts';
import { saveQuoteRequest } from '../../shared/calls/landing-page.ts';
import { expect, test } from './kit/fixtures.ts';
import { createLivePage, mustSucceed } from './kit/owners.ts';
import { client, control, mailTo, urls, type Mail } from './kit/system.ts';
import { say } from './kit/texts.ts';

const HOUR_MS = 3_600_000;

async function leaveNumber(agentName: string, name: string, message: string): Promise<void> {
  const api = await client();
  const request = {
    agentName,
    name,
    message,
    phone: '+46701234567',
    country: 'SE',
    consentText: 'I may be called.',
    openedAt: Date.now() - 60_000,
  };
  mustSucceed(await api.call(saveQuoteRequest, request));
}

test(
  'a lead reaches the system of its owner, signed with the secret that was shown, and a mail that can be answered',
  { tag: '@phone' },
  async ({ openAs }) => {
    const { owner, agentName } = await createLivePage();
    const page = await openAs(owner);
    await page.goto('/app/leads/settings');
    await page.getByLabel(say('leads:webhook.url')).fill(`${urls.control.replace('localhost', '127.0.0.1')}/webhooks`);
    await page.getByRole('button', { name: say('leads:webhook.set') }).click();
    const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
    await page.getByRole('button', { name: say('leads:webhook.kept') }).click();

    const message = `Please write to tom@visitor.example. (${agentName})`;
    await leaveNumber(agentName, 'Tom Berg', message);

    const webhook = await poll('The webhook', 60_000, async () =>
      (await control.mails('/webhooks')).find(({ text }) => text.includes(message)),
    );
    expect(JSON.parse(webhook.text)).toMatchObject({ type: 'lead.created', data: { name: 'Tom Berg', message } });
    expect(webhook.headers['webhook-signature']).toBe(`v1,${signatureOf(webhook, secret)}`);
    const mail = await mailTo(owner.email, ({ text }) => text.includes(message));
    expect(mail.headers['reply-to']).toBe('tom@visitor.example');

    await page.getByRole('button', { name: say('leads:webhook.test') }).click();
    await expect(page.getByText(say('leads:delivery.delivered', { status: '200' }))).toHaveCount(2);
  },
);

/** As docs/webhooks.md tells receivers; the outbox shows the body with more room in it than was sent. */
function signatureOf({ headers, text }: Mail, secret: string): string {
  const body = JSON.stringify(JSON.parse(text));
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return createHmac('sha256', key).update(content).digest('base64');
}

test('a reminder comes when it is due, leads go along as a file, and what was deleted comes back', async ({
  openAs,
  guard,
}) => {
  // What the page asks for in the hour that is skipped is refused for its time once, and then signed anew.
  guard.allow(/403.*\/v1\//);
  const { owner, agentName } = await createLivePage();
  await leaveNumber(agentName, 'Tom Berg', 'On Friday.');
  const page = await openAs(owner);
  await page.goto('/app/leads');
  const lead = page.getByRole('listitem').filter({ hasText: 'Tom Berg' });

  await lead.getByText(say('leads:reminder.set'), { exact: true }).click();
  await page.getByRole('button', { name: say('leads:reminder.hour') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await control.setClock(HOUR_MS + 60_000);
  await mailTo(owner.email, ({ subject }) => subject === 'Reminder: Tom Berg');
  await control.setClock(0);

  await page.getByRole('button', { name: say('leads:export.open') }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('leads:export.csvHelp') }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(",Tom Berg,'+46701234567,SE,new,On Friday.,");
  await page.getByRole('button', { name: say('leads:export.close') }).click();

  await lead.getByRole('button', { name: say('leads:delete.label', { name: 'Tom Berg' }) }).click();
  await page.getByRole('button', { name: say('leads:delete.confirm'), exact: true }).click();
  await expect(lead).toBeHidden();
  await page.getByLabel(say('leads:folder.label')).selectOption('deleted');
  await page.getByRole('button', { name: say('leads:restore.deleted') }).click();
  await expect(page.getByText(say('leads:folder.empty'))).toBeVisible();
  await page.getByLabel(say('leads:folder.label')).selectOption('inbox');
  await expect(lead).toBeVisible();
});
