/** The screens that are measured: who sees them, and how they are come to in any language. */
import type { Page } from '@playwright/test';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { languageValues } from '../../../shared/places/languages.ts';
import { pathIn } from '../../../web/site/site-language.ts';
import { sitePaths, type SitePage } from '../../../web/site/site-paths.ts';
import { policyPath, claimPath, portalPaths } from '../../../web/portal/portal-paths.ts';
import { mara } from '../../demo/people/mara.ts';
import { newEmail } from '../client/owners.ts';
import { poll } from '../client/poll.ts';
import type { Say } from './own-texts.ts';
import { signUp, type Actor, type World } from './world.ts';

export type ScreenOptions = { world: World; language: LanguageValue; say: Say };

export type Screen = {
  name: string;
  as: Actor;
  /**
   * How the language is chosen: by `?lang=`, once for all screens of an entry; by the path; in the screen's own menu, where much was typed
   * to come there; or by the owner of a page.
   */
  language: 'query' | 'path' | 'menu' | 'page';
  /** Below the app's origin. */
  path(options: ScreenOptions & { agentName: string }): string;
  /** What is done before it is looked at; with `menu` once for all languages. */
  prepare?(page: Page, options: ScreenOptions): Promise<void>;
  /** Only in these. */
  languages?: readonly LanguageValue[];
};

const SIGN_IN = '/x-id-sign-in?type=x_a';
const CHANNEL = '/insurance/harbour-vale';
const CODE_MS = 10_000;

/** Of a visitor, in the words of the page. */
export const QUESTION = 'What does a room plan cost?';

type Path = string | Screen['path'];

function screen(as: Actor, name: string, path: Path, prepare?: Screen['prepare']): Screen {
  return {
    ...{ name, as, language: 'query', path: typeof path === 'string' ? () => path : path },
    ...(prepare && { prepare }),
  };
}

const inApp = (name: string): Screen => screen('owner', name, `/app/${name}`);

/** A page of the site before sign-in. */
const onSite = (name: SitePage): Screen => ({
  ...screen('guest', `site ${name}`, ({ language }) => pathIn(language, sitePaths[name])),
  language: 'path',
});

const inPortal = (name: string, path: Path): Screen => screen('customer', `portal ${name}`, path);

const ofApplication = (step: string): Screen =>
  screen('guest', `insurance, ${step}`, ({ world: { application } }) => {
    return `/insurance/-/${application.applicationId}?at=${step}#${application.key}`;
  });

function typedTo(name: string, path: string, prepare?: Screen['prepare']): Screen {
  return { ...screen('guest', name, `${SIGN_IN}${path}`, prepare), language: 'menu' };
}

/** The live page of an owner, as visitors see it. */
function onPage(name: string, prepare?: Screen['prepare']): Screen {
  return { ...screen('guest', name, ({ agentName }) => `/${agentName}`, prepare), language: 'page' };
}

/** Presses what is called so, the first of them. */
const press =
  (key: string): NonNullable<Screen['prepare']> =>
  (page, { say }) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click();

const send = (page: Page): Promise<void> => page.locator('form button[type=submit]').first().click();

async function askForCode(page: Page, account: string): Promise<void> {
  await page.locator('input[name=username]').fill(account);
  await send(page);
  await page.locator('input[name=code]').waitFor();
}

async function signUpToCode(page: Page): Promise<string> {
  const email = newEmail();
  await page.locator('input[name=name]').fill('Nora Winther');
  await askForCode(page, email);
  return email;
}

async function typeCode(page: Page, { control }: World, email: string): Promise<void> {
  const code = await poll(`The code for ${email}`, CODE_MS, async () =>
    (await control.mails(email)).map(({ subject }) => /\d{6}/.exec(subject)?.[0]).find(Boolean),
  );
  await page.locator('input[name=code]').fill(code);
  await page.locator('input[name=new-password]').waitFor();
}

async function askPage(page: Page): Promise<void> {
  await page.locator('.question input').fill(QUESTION);
  await page.keyboard.press('Enter');
  await page.locator('.bubble.theirs .rate').first().waitFor();
}

export const screens: readonly Screen[] = [
  ...(Object.keys(sitePaths) as SitePage[]).map(onSite),

  typedTo('sign in', ''),
  typedTo('password', '', async (page) => {
    await page.locator('input[name=username]').fill(mara.email);
    await send(page);
    await page.locator('input[name=password]').waitFor();
  }),
  typedTo('sign up', '&step=sign-up'),
  typedTo('sign up by phone', '&step=sign-up', (page) => page.locator('input[name=username]').fill('91234567')),
  screen('guest', 'sign up, wrong', `${SIGN_IN}&step=sign-up`, send),
  typedTo('sign up, code', '&step=sign-up', async (page) => void (await signUpToCode(page))),
  typedTo('sign up, password', '&step=sign-up', async (page, { world }) => {
    await typeCode(page, world, await signUpToCode(page));
  }),
  typedTo('reset', '&step=reset'),
  typedTo('reset, password', '&step=reset', async (page, { world }) => {
    const { email } = await signUp(world);
    await askForCode(page, email);
    await typeCode(page, world, email);
  }),
  screen('guest', 'goodbye', '/app/goodbye'),
  screen('guest', 'undo e-mail', '/app/undo-email?token=none'),
  screen('guest', 'support', '/support'),

  inApp('page'),
  screen('owner', 'page, channels', '/app/page', press('editor-basics:contacts.add')),
  inApp('design'),
  inApp('settings-page'),
  inApp('assistant'),
  inApp('history'),
  screen('owner', 'history, filter', '/app/history', press('history:filter.open')),
  inApp('leads'),
  screen('owner', 'leads, reminder', '/app/leads', (page, { say }) =>
    page.getByText(say('leads:reminder.set'), { exact: true }).first().click(),
  ),
  screen('owner', 'leads, export', '/app/leads', press('leads:export.open')),
  screen('owner', 'menu', '/app/leads', press('app:menu.more')),
  inApp('leads/settings'),
  inApp('analytics'),
  inApp('settings'),
  inApp('account'),
  inApp('help'),
  inApp('security'),
  screen('owner', 'security, PIN', '/app/security', press('security:pin.create')),
  screen('owner', 'security, deletion', '/app/security', press('security:deletion.open')),
  inApp('plan'),
  inApp('payment'),
  inApp('payment/checkout?plan=pro&cycle=yearly'),
  inApp('nothing-here'),
  screen('agent', 'insurance of an agent', '/app/insurance'),
  screen('agent', 'learning', '/learning'),
  screen('agent', 'learning, levels', ({ world }) => `/learning/${world.productId}`),
  screen('agent', 'learning, test', ({ world }) => `/learning/${world.productId}/1`),
  screen('founder', 'products', '/product-talk'),
  screen('founder', 'company', '/product-talk/company'),
  screen('founder', 'insurer', '/product-talk/insurance'),
  screen('founder', 'product', ({ world }) => `/product-design/${world.productId}`),
  screen('locking', 'welcome back', '/app/security'),
  screen('fresh', 'page, begun', '/app/page'),
  screen('fresh', 'leads, none', '/app/leads'),
  screen('fresh', 'history, none', '/app/history'),
  screen('fresh', 'analytics, none', '/app/analytics'),

  screen('guest', 'insurance', CHANNEL),
  screen('guest', 'insurance, product', `${CHANNEL}/travel-hk`),
  screen('guest', 'insurance, question', `${CHANNEL}/travel-hk/apply`),
  ofApplication('plans'),
  ofApplication('review'),

  screen('guest', 'portal sign-in', portalPaths.signIn),
  screen('guest', 'portal register', portalPaths.register),
  screen('guest', 'portal forgotten', portalPaths.forgot),
  screen('guest', 'portal documents', portalPaths.documents),
  inPortal('policies', portalPaths.policies),
  inPortal('policy', ({ world }) => policyPath(world.policyId)),
  inPortal('claim', ({ world }) => claimPath(world.policyId)),
  inPortal('quotes', portalPaths.quotes),
  inPortal('agents', portalPaths.agents),
  inPortal('details', portalPaths.details),
  inPortal('preferences', portalPaths.preferences),
  inPortal('password', portalPaths.password),

  onPage('live page'),
  onPage('quote form, wrong', async (page) => {
    await page.locator('#quote form button').last().click();
    await page.locator('#quote [aria-invalid=true]').first().waitFor();
  }),
  onPage('chat', askPage),
  onPage('share', (page) => page.locator('[data-act=share]').first().click()),
  onPage('report', (page) => page.locator('[data-act=report]').first().click()),
  {
    ...screen('guest', 'product chat', ({ world, language }) => `/chat/${world.productId}/${language}`),
    ...{ language: 'path', languages: languageValues },
  },
];
