/** An assistant is asked in vain, taught, and asked again; and tested before its page is live. */
import { randomUUID } from 'node:crypto';
import { aiAssistant } from '../../shared/calls/document-chat.ts';
import { expect, test } from './kit/fixtures.ts';
import { createLivePage, createOwner, fillPage } from './kit/owners.ts';
import { client } from './kit/system.ts';
import { patternOf, say } from './kit/texts.ts';

const QUESTION = 'Is there a lift to the studio?';
const ANSWER = 'Yes, the lift stops right beside the studio.';

/** What a visitor of the live page gets to hear. */
async function hear(agentName: string): Promise<string> {
  const api = await client();
  const input = { agentName, conversationId: randomUUID(), messageId: randomUUID(), question: QUESTION };
  const { events } = await api.stream(aiAssistant, { ...input, language: 'en_us' });
  return JSON.stringify(events);
}

test('a question that was asked in vain is answered once, and from then on by the assistant', async ({ openAs }) => {
  const { owner, agentName } = await createLivePage();
  expect(await hear(agentName)).not.toContain(ANSWER);
  const page = await openAs(owner);
  await page.goto('/app/assistant?view=gaps');
  const row = page.getByRole('listitem').filter({ hasText: QUESTION });

  await row.getByRole('button', { name: say('gaps:gaps.answer'), exact: true }).click();
  await row.getByLabel(say('gaps:answers.answer')).fill(ANSWER);
  await row.getByRole('button', { name: say('gaps:answers.save') }).click();

  await expect(page.getByText(say('gaps:answers.known'))).toBeVisible();
  await expect(page.getByText(say('gaps:gaps.none'))).toBeVisible();
  const heard = await hear(agentName);
  expect(heard).toContain(ANSWER);
  expect(heard).toContain('"source":"answer"');
});

test('an assistant is tested on its own page before that is live', async ({ openAs }) => {
  const owner = await createOwner();
  await fillPage(owner);
  const page = await openAs(owner);
  await page.goto('/app/page');

  await page.getByRole('link', { name: say('editor:examOffer.link') }).click();
  await page.getByRole('button', { name: say('exam:start') }).click();

  await expect(page.getByText(say('exam:template'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('exam:again') })).toBeVisible();
  await expect(page.getByText(say('exam:verdict.open'))).toHaveCount(0);
  await expect(page.getByText(say('exam:verdict.refused'))).toHaveCount(6);
  await expect(page.getByText(patternOf(say('exam:verdict.invented')), { exact: true })).toHaveCount(0);
});
