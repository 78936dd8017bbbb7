/** The main job, as the people it is for do it: from the home page to a live page, and to the first person who asks. */
import { getAiAssistant } from '../../shared/calls/landing-page.ts';
import { expect, test, type OpenBrowser } from './kit/fixtures.ts';
import { expectAccessible, expectUnclipped } from './kit/checks.ts';
import { fillAtOnce, requestQuote, signUp, typeLikeAPerson, type Enter, type Person } from './kit/flows.ts';
import { mustSucceed, newEmail, newName, PASSWORD } from './kit/owners.ts';
import { client, mailTo, urls } from './kit/system.ts';
import { patternOf, textsOf, type Say } from './kit/texts.ts';
import type { Page } from '@playwright/test';

const THREE_MINUTES = 180_000;
const MOST_SCREENS = 6;

type Words = {
  title: string;
  about: string;
  question: string;
  answer: RegExp;
  unknown: string;
  visitor: string;
};

test('at human speed a page is live within three minutes and six screens, and its first visitor becomes a lead', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(THREE_MINUTES + 60_000);
  const say = textsOf('en_us');
  const person = newPerson(`Nora ${newName()}`);
  const words = {
    title: 'Piano teacher',
    about: 'I teach piano to adults in Lund. A lesson costs 45 euros and lasts one hour.',
    question: 'What does a lesson cost?',
    answer: /45 euros/,
    unknown: 'Do you repair bicycles?',
    visitor: 'Tom Berg',
  };
  const screens = countScreens(page);
  const start = Date.now();

  await page.goto('/');
  await page.getByRole('link', { name: 'Create your page' }).first().click();
  const link = await makePage(page, person, words, say, typeLikeAPerson);

  expect(Date.now() - start, 'milliseconds from the home page to the live page').toBeLessThan(THREE_MINUTES);
  expect(screens(), 'screens until the page is live').toHaveLength(MOST_SCREENS);
  await useCongratulation(page, link, say);
  await beFirstVisitor(openBrowser, { link, standardReply: await standardReplyOf(page), locale: 'en-US' }, words, say);
  await expectOwnerIsTold(person, link, words);
  await expectOwnerSeesIt(page, words, say);
});

test(
  'in Arabic the same main job reads from right to left, in Arabic words, with nothing cut off',
  { tag: '@phone' },
  async ({ openBrowser, guard }) => {
    guard.allow(/409.*insertProfile/);
    const say = textsOf('ar_ae');
    const person = newPerson('ليلى حداد');
    const words = {
      title: 'معلمة بيانو',
      about: 'أعلّم البيانو للكبار في دبي. الدرس الواحد بمئة درهم ومدته ساعة واحدة.',
      question: 'كم سعر الدرس الواحد؟',
      answer: /بمئة درهم/,
      unknown: 'هل تصلحين الدراجات الهوائية؟',
      visitor: 'عمر الهاشمي',
    };
    const page = await openBrowser({ locale: 'ar-AE', timezoneId: 'Asia/Dubai' });
    const check = async (at: Page): Promise<void> => {
      await expect(at.locator('html')).toHaveAttribute('dir', 'rtl');
      await expectUnclipped(at);
      await expectAccessible(at);
    };

    await page.goto('/x-id-sign-in?type=x_a&step=sign-up');
    await expect(page.getByRole('heading', { name: say('account:signUp.title') })).toBeVisible();
    await check(page);
    const link = await makePage(page, person, words, say, fillAtOnce, check);

    await check(page);
    const visitor = await beFirstVisitor(
      openBrowser,
      { link, standardReply: await standardReplyOf(page), locale: 'ar-AE' },
      words,
      say,
    );
    await check(visitor);
    await expectOwnerIsTold(person, link, words);
    await expectOwnerSeesIt(page, words, say, check);
  },
);

const makers = {
  th_th: { locale: 'th-TH', name: 'สมชาย ใจดี', title: 'ครูสอนเปียโน', about: 'สอนเปียโนให้ผู้ใหญ่ในกรุงเทพฯ บทเรียนละ 800 บาท' },
  ja_jp: {
    locale: 'ja-JP',
    name: '佐藤 美咲',
    title: 'ピアノ講師',
    about: '東京で大人にピアノを教えています。レッスンは1回6,000円です。',
  },
  de_de: {
    locale: 'de-DE',
    name: 'Jörg Weiß',
    title: 'Klavierlehrer',
    about: 'Ich unterrichte Erwachsene in Köln. Eine Stunde kostet 45 €.',
  },
} as const;

test('from sign-up to a live page in one’s own language: Thai and Japanese on a phone, German on a desk', async ({
  openBrowser,
  isMobile,
  guard,
}) => {
  guard.allow(/409.*insertProfile/);
  for (const language of isMobile ? (['th_th', 'ja_jp'] as const) : (['de_de'] as const)) {
    const { locale, name, title, about } = makers[language];
    const say = textsOf(language);
    const page = await openBrowser({ locale });
    await page.goto(`/${language}`);
    await page
      .getByRole('link', { name: say('site:frame.start') })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: say('account:signUp.title') })).toBeVisible();
    const link = await makePage(page, newPerson(name), { title, about }, say, fillAtOnce, expectUnclipped);
    const visitor = await openBrowser({ locale });
    await visitor.goto(link);
    await expect(visitor.locator('html')).toHaveAttribute('lang', locale);
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(visitor.getByText(about)).toBeVisible();
    await expectUnclipped(visitor);
    await expectAccessible(visitor);
  }
});

function newPerson(fullName: string): Person {
  return { fullName, email: newEmail(), password: PASSWORD };
}

/** Counts what a person passes: another path or another step of sign-in is another screen, and so is the congratulation. */
function countScreens(page: Page): () => string[] {
  const seen = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname, searchParams } = new URL(frame.url());
    if (pathname !== '/app') seen.add(`${pathname} ${searchParams.get('step') ?? ''}`);
  });
  return () => [...seen, 'congratulation'];
}

type Check = (page: Page) => Promise<void>;

/** Sign-up and the four things of the first visit; gives the link of the live page. */
async function makePage(
  page: Page,
  person: Person,
  words: Pick<Words, 'title' | 'about'>,
  say: Say,
  enter: Enter,
  check?: Check,
): Promise<string> {
  await signUp(page, person, say, enter);
  await expect(page.getByRole('heading', { name: patternOf(say('first-visit:first.title')) })).toBeVisible();
  const name = page.getByLabel(say('editor-basics:basic.agentName'), { exact: true });
  // A name in Latin letters has become the user name already; the others may find theirs taken.
  if (!/[a-z]/.test(person.fullName)) await enter(name, newName());
  await expect(
    page.getByText(say('editor-basics:basic.name.free')).or(page.getByText(say('editor-basics:basic.name.own'))),
  ).toBeVisible();
  await enter(page.getByLabel(say('editor-basics:basic.titleField'), { exact: true }), words.title);
  await enter(page.getByLabel(say('editor-basics:basic.aboutMe'), { exact: true }), words.about);
  await page.getByRole('radio', { name: say('page:channels.whatsapp') }).check();
  await enter(page.getByLabel(say('editor-basics:contacts.label.whatsapp')), '701740605');
  await check?.(page);
  await page.getByRole('button', { name: say('editor:goLive.button') }).click();
  await expect(page.getByRole('heading', { name: patternOf(say('congratulation:title')) })).toBeVisible();
  return (await page.locator('a[href^="http://localhost"]').first().getAttribute('href')) ?? '';
}

async function useCongratulation(page: Page, link: string, say: Say): Promise<void> {
  await expect(page.getByText(say('editor:goLive.live'))).toBeVisible();
  await expect(page.getByRole('img', { name: say('share:code.alt', { link }) })).toBeVisible();
  await page.getByRole('button', { name: say('editor:copyLink') }).click();
  await expect(page.getByText(say('app:toast.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
}

type Visit = { link: string; locale: string; standardReply: string };

/** Opens the page in another browser, asks, gets a sourced and an honest answer, leaves a number. */
async function beFirstVisitor(
  open: OpenBrowser,
  { link, locale, standardReply }: Visit,
  words: Words,
  say: Say,
): Promise<Page> {
  const page = await open({ locale });
  await page.goto(link);
  await page.getByRole('textbox', { name: say('page:page.question') }).fill(words.question);
  await page.keyboard.press('Enter');
  const log = page.getByRole('log');
  await expect(log).toContainText(words.answer);
  await log
    .getByRole('button', { name: patternOf(say('page:chat.source')) })
    .first()
    .click();
  await expect(log.locator('.passage')).toContainText(words.answer);

  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill(words.unknown);
  await field.press('Enter');
  await expect(log.getByText(words.unknown)).toBeVisible();
  const reply = log.locator('.bubble.theirs').last();
  await expect(reply.locator('.after')).not.toBeEmpty();
  await expect(reply.locator('.says')).toHaveText(standardReply);
  await expect(reply.locator('.cite')).toHaveCount(0);

  await page.getByRole('button', { name: say('page:chat.person') }).click();
  await page.getByRole('button', { name: say('page:person.leaveNumber') }).click();
  await requestQuote(log, { name: words.visitor, phone: '070 123 45 67', country: 'SE' }, say);
  await expect(log.getByText(say('page:quote.sent'))).toBeVisible();
  return page;
}

/** What the signed-in owner's assistant says when the page holds no answer. */
async function standardReplyOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => sessionStorage.getItem('idToken') ?? '');
  const answer = await (await client()).call(getAiAssistant, {}, { token });
  mustSucceed(answer);
  return answer.data.settings.standardReply;
}

async function expectOwnerIsTold(person: Person, link: string, words: Words): Promise<void> {
  const mail = await mailTo(person.email, ({ text }) => text.includes('+46701234567'));
  for (const part of [
    words.visitor,
    new URL(link).pathname.slice(1),
    words.question,
    words.unknown,
    'tel:+46701234567',
    'https://wa.me/46701234567',
  ]) {
    expect(mail.text).toContain(part);
  }
}

async function expectOwnerSeesIt(page: Page, words: Words, say: Say, check?: Check): Promise<void> {
  await page.goto(`${urls.app}/app/leads`);
  const lead = page.getByRole('listitem').filter({ hasText: words.visitor });
  await expect(lead).toContainText(words.unknown);
  await check?.(page);
  await lead.getByRole('link', { name: say('leads:conversation') }).click();
  await expect(page.getByText(words.unknown).last()).toBeVisible();
  await check?.(page);
  await page.goto(`${urls.app}/app/analytics`);
  await expect(page.getByText(words.question)).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`${say('analytics:figures.views')}.*[1١]`) })).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(`${say('analytics:figures.leads')}.*[1١]`) })).toBeVisible();
  await check?.(page);
}
