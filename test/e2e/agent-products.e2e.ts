/** A company's product on an agent's page: learned first, then shown, asked by a visitor, and taken off again. */
import { readFile } from 'node:fs/promises';
import { expectGoodScreen } from './kit/checks.ts';
import { createAgent, createProductChat, createQuestions } from './kit/document-chat.ts';
import { expect, test } from './kit/fixtures.ts';
import { patternOf, say, textsOf } from './kit/texts.ts';

const QUESTION = 'Is lost luggage covered?';
const desk = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false } as const;
const inArabic = textsOf('ar_ae');

test('an agent learns a product, shows it on their page, a visitor asks it there, and the company takes it off', async ({
  openAs,
  openBrowser,
  guard,
}) => {
  test.slow();
  const document = await readFile('bin/demo/documents/travel-wording.pdf');
  const chat = await createProductChat({ visibility: 'agency', requiredLevel: 1 }, document);
  const rightAnswers = await createQuestions(chat);
  const { owner: agent, agentName } = await createAgent(chat);

  const editor = await openAs(agent);
  await editor.goto('/app/page');
  const shelf = editor.getByRole('group', { name: say('products:company.title', { company: chat.company }) });
  const names = { required: say('learning-levels:1'), level: say('learning-levels:0') };
  await expect(shelf.getByText(say('products:company.levelNeeded', names))).toBeVisible();
  await expect(shelf.getByRole('switch')).toHaveCount(0);
  await expectGoodScreen(editor);
  await editor.goto('/app/page?lang=ar_ae');
  await expect(editor.getByText(inArabic('products:company.title', { company: chat.company }))).toBeVisible();
  await expectGoodScreen(editor);
  await editor.goto('/app/page?lang=en_us');

  await shelf.getByRole('link', { name: say('products:company.learn') }).click();
  await editor
    .getByRole('link', { name: say('learning:begin') })
    .first()
    .click();
  const toResult = editor.getByRole('button', { name: say('learning:toResult') });
  const next = editor.getByRole('button', { name: say('learning:next') });
  while (!(await toResult.isVisible())) {
    await expect(editor.getByRole('radio').first()).toBeVisible();
    const question = await editor.getByRole('heading', { level: 2 }).innerText();
    const right = (rightAnswers.get(question) ?? []).map((name) => editor.getByRole('radio', { name, exact: true }));
    for (const option of right) if (await option.isVisible()) await option.check();
    await editor.getByRole('button', { name: say('learning:answer'), exact: true }).click();
    await expect(next.or(toResult)).toBeVisible();
    if (await next.isVisible()) await next.click();
  }
  await toResult.click();
  await expect(editor.getByText('6 of 6')).toBeVisible();

  await editor.goto('/app/page');
  const products = editor.getByRole('region', { name: say('products:title'), exact: true });
  const isShown = products.getByRole('switch', { name: say('products:show', { name: 'Travel cover' }) });
  await isShown.focus();
  await editor.keyboard.press('Space');
  await expect(isShown).toBeChecked();
  await products.getByRole('button', { name: /^Travel cover/ }).click();
  await expect(products.getByRole('link', { name: say('products:company.open') })).toBeVisible();
  await expectGoodScreen(editor);

  const visitor = await openBrowser({ locale: 'en-US' });
  const card = visitor
    .getByRole('region', { name: say('page:product.products') })
    .getByRole('link', { name: 'Travel cover' });
  await expect
    .poll(async () => {
      await visitor.goto(`/${agentName}`);
      return card.count();
    })
    .toBe(1);
  await expectGoodScreen(visitor);
  await card.click();
  await expect(visitor).toHaveURL(patternOf(`/chat/${agentName}/`));
  await visitor.getByRole('button', { name: QUESTION }).click();
  await expect(visitor.locator('.cite').first()).toBeVisible();
  const chatAddress = visitor.url();

  const company = await openAs(chat.owner, desk);
  await company.goto(`/product-design/${chat.productId}?view=share`);
  await expect(company.getByRole('link', { name: new RegExp(`/${agentName}$`) })).toBeVisible();
  await expectGoodScreen(company);
  await company.getByRole('radio', { name: say('product-design:share.someAgents') }).check();
  await company.getByRole('checkbox', { name: agent.fullName }).uncheck();
  await expect(company.getByText(say('product-design:share.showingNone'))).toBeVisible();

  await expect
    .poll(async () => {
      await visitor.goto(`/${agentName}`);
      return card.count();
    })
    .toBe(0);
  guard.allow(/404/);
  await visitor.goto(chatAddress);
  await expect(visitor.getByRole('heading', { name: say('product-chat:page.missingTitle') })).toBeVisible();
  await editor.goto('/app/page');
  await expect(products.getByText(say('products:emptyTitle'))).toBeVisible();
});
