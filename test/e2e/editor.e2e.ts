/** The editor: nothing typed is lost, nothing wrong gets out, and the page beside it is always the page. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { getProfile, insertProfile, insertSocialMedia } from '../../shared/calls/landing-page.ts';
import type { ContactEntry } from '../../shared/model/page.ts';
import { expect, test } from './kit/fixtures.ts';
import { createLivePage, createOwner, fillPage, mustSucceed, newName, type Owner, publish } from './kit/owners.ts';
import { client, control, urls } from './kit/system.ts';
import { patternOf, say } from './kit/texts.ts';

const MEGABYTE = 1_048_576;
/** Where the page stands beside the form, in px. */
const WIDE_FROM = 900;
const A_DAY_AND_AN_HOUR_MS = 90_000_000;

/** A field of Basic Information; optional ones say so in their label. */
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${say(`editor-basics:basic.${name}`)}`) });

type SavingCall = 'insertProfile' | 'insertDesign' | 'saveOffer';

/** Does something that is saved by itself, and waits until it is and the screen says so. */
async function andSaved(page: Page, call: SavingCall, edit: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith(`/v1/xlp/${call}`) && response.ok());
  await edit();
  await answer;
  await expect(page.getByText(patternOf(say('app:save.secondsAgo_other')))).toBeVisible();
}

/** Somebody whose page is filled in and not live yet. */
async function ownerWithDraft(): Promise<Owner & { agentName: string }> {
  const owner = await createOwner();
  return { ...owner, agentName: await fillPage(owner) };
}

/** The page as the preview shows it; on phones it has to be pulled up. */
async function openPreview(page: Page): Promise<FrameLocator> {
  if (isPhone(page)) await page.getByRole('button', { name: say('editor:preview.pill'), exact: true }).click();
  return page.frameLocator(`iframe[title="${say('editor:preview.title')}"]`);
}

async function closePreview(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: say('editor:preview.close') }).click();
}

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < WIDE_FROM;
}

test('a user name is judged while it is typed: taken, look-alike, reserved, too short, free', async ({
  openAs,
  sharedPage,
  guard,
}) => {
  // A name can be saved before its answer is there; the save says the same then.
  guard.allow(/409.*insertProfile/);
  const owner = await ownerWithDraft();
  const page = await openAs(owner);
  await page.goto('/app/page');
  const name = field(page, 'agentName');
  await expect(name).toHaveValue(owner.agentName);

  await name.fill(sharedPage.agentName);
  await expect(page.getByText(say('errors:name_taken'))).toBeVisible();
  await expect(page.getByRole('button', { name: patternOf(say('editor-basics:basic.takeSuggestion')) })).toBeVisible();
  await name.fill('rnara');
  await expect(page.getByText(say('errors:name_taken'))).toBeVisible();
  await name.fill('pricing');
  await expect(page.getByText(say('errors:name_reserved'))).toBeVisible();
  await name.fill('ab');
  await expect(page.getByText(say('errors:name_too_short'))).toBeVisible();
  await name.fill('two  words!');
  await expect(page.getByText(say('errors:name_invalid'))).toBeVisible();
  await name.fill(newName());
  await expect(
    page.getByText(say('editor-basics:basic.name.free')).or(page.getByText(say('editor-basics:basic.name.own'))),
  ).toBeVisible();
});

test('pictures of the wrong kind and size are refused in the specified words', async ({ openAs }) => {
  const page = await openAs(await ownerWithDraft());
  await page.goto('/app/page');
  const photo = page.getByRole('group', { name: say('photos:photos.profile') });
  const choose = photo.locator('input[type=file]');

  await choose.setInputFiles({ name: 'cv.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a picture') });
  await expect(photo.getByText(say('errors:file_type_unsupported'))).toBeVisible();
  const large = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(8 * MEGABYTE)]);
  await choose.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(photo.getByText(say('errors:file_too_large'))).toBeVisible();
});

test(
  'a photo is cut, uploaded, shown and stored without where and with what it was taken',
  { tag: '@phone' },
  async ({ openAs }) => {
    const page = await openAs(await ownerWithDraft());
    await page.goto('/app/page');
    const photo = page.getByRole('group', { name: say('photos:photos.profile') });
    const picture = await photoWithPlace();
    expect((await sharp(picture).metadata()).exif).toBeDefined();

    const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture };
    await andSaved(page, 'insertProfile', async () => {
      await photo.locator('input[type=file]').setInputFiles(file);
      const dialog = page.getByRole('dialog', { name: say('photos:crop.title') });
      await dialog.getByLabel(say('photos:crop.zoom')).fill('2');
      await dialog.getByRole('button', { name: say('photos:crop.use') }).click();
    });

    const shown = photo.locator('img');
    await expect(shown).toHaveAttribute('src', /^http.*\.webp$/);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const stored = Buffer.from(await (await fetch((await shown.getAttribute('src')) ?? '')).arrayBuffer());
    const { exif, width, height, format } = await sharp(stored).metadata();
    expect({ exif, format, isSquare: width === height }).toEqual({ exif: undefined, format: 'webp', isSquare: true });
    expect(stored.includes('Secret Camera')).toBe(false);
  },
);

/** A landscape picture that says with which camera and where it was taken. */
function photoWithPlace(): Promise<Buffer> {
  const background = { r: 120, g: 160, b: 200 };
  return sharp({ create: { width: 1_200, height: 800, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();
}

test(
  'words, template and colour are in the preview at once, and saved without being asked',
  { tag: '@phone' },
  async ({ openAs }) => {
    const page = await openAs(await ownerWithDraft());
    await page.goto('/app/page');
    await andSaved(page, 'insertProfile', () => field(page, 'titleField').fill('Organist and piano teacher'));
    await expect((await openPreview(page)).getByText('Organist and piano teacher')).toBeVisible();
    await closePreview(page);

    await page.goto('/app/design');
    const before = await styleOf(page);
    await chooseTemplate(page, 'personal-brand');
    await expect.poll(() => styleOf(page)).not.toBe(before);
    await page.getByLabel(say('editor-design:colour.own')).fill('#7a1f5c');
    await expect.poll(() => styleOf(page)).toContain('#7a1f5c');
    await andSaved(page, 'insertDesign', () => page.getByLabel(say('editor-design:colour.own')).fill('#0f766e'));
    await page.getByLabel(say('editor-design:colour.own')).fill('nonsense');
    await expect(page.getByText(say('editor-errors:colour_invalid'))).toBeVisible();

    await page.reload();
    await expect(page.getByLabel(say('editor-design:colour.own'))).toHaveValue('#0f766e');
    await expect(page.getByRole('radio', { name: say('editor-design:template.personal-brand') })).toBeChecked();
  },
);

/** The whole card can be pressed; the radio in it is only for readers and the keyboard. */
async function chooseTemplate(page: Page, template: string): Promise<void> {
  await page
    .locator('label')
    .filter({ hasText: say(`editor-design:template.${template}`) })
    .click();
}

async function styleOf(page: Page): Promise<string> {
  const frame = await openPreview(page);
  const style = await frame.locator('style').first().textContent();
  await closePreview(page);
  return style ?? '';
}

/** What only visitors of the live page may cause. */
const visitorCalls = /\/(savePageView|saveQuoteRequest|saveLandingComplaint|saveChattingRecords|getChattingRecords)$/;

/** Follows what a preview sends. */
function watchVisitorCalls(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => visitorCalls.test(new URL(request.url()).pathname) && sent.push(request.url()));
  return sent;
}

/** What islands keep for visitors, in both storages. */
function keptForVisitors(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /^xpage-(?:visit|chat|kept)/.test(key),
    ),
  );
}

async function closeSheet(sheet: Locator, close: string): Promise<void> {
  await sheet.getByRole('button', { name: say(close), exact: true }).click();
  await expect(sheet).toBeHidden();
}

test('the preview behaves as the page: it shares, chats with the draft and checks forms, and nothing of it counts', async ({
  openAs,
}) => {
  const { agentName, ...owner } = await ownerWithDraft();
  const page = await openAs(owner);
  const sent = watchVisitorCalls(page);
  await page.goto('/app/page');
  const frame = await openPreview(page);

  await frame.getByRole('button', { name: say('page:page.share'), exact: true }).click();
  const share = frame.getByRole('dialog', { name: say('page:share.title') });
  await expect(
    share.getByRole('img', { name: say('page:share.qr', { link: `${urls.app}/${agentName}` }) }),
  ).toBeVisible();
  await closeSheet(share, 'page:share.close');

  await frame.locator('.bar [data-act=chat]').click();
  const chat = frame.getByRole('dialog', { name: patternOf(say('page:chat.title')) });
  await chat.getByRole('textbox', { name: say('page:chat.question') }).fill('What does a lesson cost?');
  await chat.getByRole('button', { name: say('page:chat.send'), exact: true }).click();
  await expect(chat.locator('.bubble.theirs').filter({ hasText: '45 euros' })).toBeVisible();
  await chat.getByRole('button', { name: say('page:chat.person') }).click();
  await expect(chat).toBeHidden();

  await frame.getByLabel(say('page:quote.name'), { exact: true }).fill('Tom Berg');
  await frame.getByLabel(say('page:quote.country')).selectOption('SE');
  await frame.getByLabel(say('page:quote.phone')).fill('070 123 45 67');
  await frame.getByRole('button', { name: say('page:quote.submit') }).click();
  await expect(frame.getByText(say('page:quote.preview'))).toBeVisible();

  expect([sent, await keptForVisitors(page)]).toEqual([[], []]);
});

test('a link in the preview opens beside the app, and an edit reaches the page while a sheet is open in it', async ({
  openAs,
}) => {
  const page = await openAs(await ownerWithDraft());
  // Nobody's site is called from a test.
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/app/page');
  const frame = await openPreview(page);
  const opening = page.context().waitForEvent('page');
  await frame.locator('#links a[href^="https://wa.me/"]').click();
  const other = await opening;
  expect(other.url()).toContain('https://wa.me/46701740605');
  await other.close();
  await expect(frame.getByText('One song at a time.').first()).toBeVisible();

  await frame.getByRole('button', { name: say('page:page.share'), exact: true }).click();
  await expect(frame.getByRole('dialog')).toBeVisible();
  if (isPhone(page)) return;
  await field(page, 'titleField').fill('Organist');
  await expect(frame.locator('body')).toContainText('Organist');
  await expect(frame.getByRole('dialog').getByRole('img')).toBeVisible();
});

/** A section of the Profile tab. */
const section = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: say(`editor-profile:${name}.title`) });

/** A field in a section; optional ones say so in their label. */
const entry = (within: Locator, key: string): Locator =>
  within.getByRole('textbox', { name: new RegExp(`^${say(key)}`) });

async function addFeature(page: Page, title: string, line: string): Promise<void> {
  const features = section(page, 'features');
  await features.getByRole('button', { name: say('editor-profile:features.add') }).click();
  await entry(features, 'editor-profile:features.name').fill(title);
  await entry(features, 'editor-profile:features.line').fill(line);
}

async function addOffer(page: Page, title: string, price: string): Promise<void> {
  const offers = section(page, 'offers');
  await offers.getByRole('button', { name: say('editor-profile:offers.add') }).click();
  await entry(offers, 'editor-profile:offers.name').fill(title);
  await entry(offers, 'editor-profile:offers.price').fill(price);
}

async function publishNews(page: Page, headline: string, text: string): Promise<void> {
  const news = section(page, 'news');
  await news.getByRole('button', { name: say('editor-profile:news.add') }).click();
  await entry(news, 'news-form:news.name').fill(headline);
  await entry(news, 'news-form:news.words').fill(text);
  await news.getByRole('button', { name: say('news-form:news.publish') }).click();
  await expect(page.getByText(say('app:toast.saved'))).toBeVisible();
}

test('an offer and a feature are in the preview at once and on the page once it is published; news are there by themselves', async ({
  openAs,
  openBrowser,
}) => {
  const { owner, agentName } = await createLivePage();
  const page = await openAs(owner);
  await page.goto('/app/page');

  await andSaved(page, 'saveOffer', async () => {
    await addFeature(page, 'Thirty years at the piano', 'and still every day');
    await addOffer(page, 'Ten lessons', '400 euros');
  });
  const preview = await openPreview(page);
  await expect(preview.locator('#offers')).toContainText('400 euros');
  await expect(preview.locator('#features')).toContainText('Thirty years at the piano');
  await closePreview(page);

  const visitor = await openBrowser();
  await visitor.goto(`/${agentName}`);
  await expect(visitor.locator('#offers')).toHaveCount(0);
  await publishNews(page, 'A free hour on Fridays', 'From March there is room for one more.');
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.locator('#news')).toContainText('A free hour on Fridays', { timeout: 500 });
  }).toPass();
  await expect(visitor.locator('#offers')).toHaveCount(0);

  await page.getByRole('button', { name: say('editor:goLive.publish') }).click();
  await expect(page.getByRole('heading', { name: patternOf(say('congratulation:titleAgain')) })).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator('#offers')).toContainText('Ten lessons');
  await expect(visitor.locator('#features')).toContainText('and still every day');
  await expect(visitor.locator('#news')).toContainText('A free hour on Fridays');
});

test('news are deleted after the question and gone from the live page', async ({ openAs, openBrowser }) => {
  const { owner, agentName } = await createLivePage();
  const page = await openAs(owner);
  await page.goto('/app/page');
  await publishNews(page, 'Soon gone', 'For a moment only.');
  const visitor = await openBrowser();
  const expectNews = (count: number) =>
    expect(async () => {
      await visitor.goto(`/${agentName}`);
      await expect(visitor.getByText('Soon gone')).toHaveCount(count, { timeout: 500 });
    }).toPass();
  await expectNews(1);

  const news = section(page, 'news');
  await news.getByRole('button', { name: new RegExp(`^${say('rows:deleteShort')}.*Soon gone$`) }).click();
  const question = page.getByRole('dialog', { name: say('rows:deleteTitle', { name: 'Soon gone' }) });
  await question.getByRole('button', { name: say('rows:deleteShort') }).click();

  await expect(news.getByText(say('editor-profile:news.emptyTitle'))).toBeVisible();
  await expectNews(0);
});

test('a value that its channel does not take is told at the entry; the server refuses it by name and stores nothing', async ({
  openAs,
}) => {
  const owner = await ownerWithDraft();
  const options = { token: owner.tokens.idToken };
  const api = await client();
  const before = (await api.call(getProfile, {}, options)).data.own;
  const hostile: [ContactEntry['channel'], string, string][] = [
    ['business', 'javascript:alert(1)', 'web_invalid'],
    ['business', 'http://example.com', 'link_not_secure'],
    ['instagram', 'https://evil.example/mara', 'link_of_another_site'],
    ['email', 'mara@example.com\r\nBcc: all@example.com', 'text_invalid'],
    ['phone', '0701', 'phone_invalid'],
  ];
  for (const [channel, value, code] of hostile) {
    const [good] = before?.draft.contacts ?? [];
    const bad: ContactEntry = { id: 'x', channel, value, displayText: '', isHighlight: false, isEnabled: true };
    const input = { version: before?.version ?? 0, contacts: good ? [good, bad] : [bad] };
    const { status, text } = await api.call(insertSocialMedia, input, options);
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({ details: { fields: { 'contacts.1.value': code } } });
  }
  expect((await api.call(getProfile, {}, options)).data.own?.draft).toEqual(before?.draft);

  const page = await openAs(owner);
  await page.goto('/app/page');
  const email = page.getByRole('button', { name: /nora@example\.com/ });
  await email.click();
  await page.getByRole('textbox', { name: say('editor-basics:contacts.label.email') }).fill('nora@');
  await page.keyboard.press('Tab');
  await expect(page.getByText(say('errors:email_format_invalid'))).toBeVisible();
});

test(
  'leaving with changes that cannot be saved asks: Cancel stays, Leave leaves',
  { tag: '@phone' },
  async ({ openAs, guard }) => {
    guard.allow(/insertProfile/);
    const page = await openAs(await ownerWithDraft());
    await page.goto('/app/page');
    await page.route('**/v1/xlp/insertProfile', (route) => route.abort('connectionfailed'));
    await field(page, 'titleField').fill('A title that stays here');
    await expect(page.getByText(say('editor:save.failed', { reason: say('errors:network') }))).toBeVisible();

    const dialog = page.getByRole('dialog', { name: say('editor:unsaved.title') });
    await goToTab(page, 'design');
    await goToTab(page, 'pageSettings');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: say('editor:tabs.design') })).toBeVisible();
    await page.goBack();
    await expect(field(page, 'titleField')).toHaveValue('A title that stays here');
    await expect(dialog).toBeHidden();

    await leaveForLeads(page);
    await dialog.getByRole('button', { name: say('editor:unsaved.cancel') }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, 'titleField')).toHaveValue('A title that stays here');
    await leaveForLeads(page);
    await dialog.getByRole('button', { name: say('editor:unsaved.leave') }).click();
    await page.waitForURL('**/app/leads');
  },
);

async function goToTab(page: Page, tab: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: say('editor:tabs.label') });
  await tabs.getByRole('link', { name: say(`editor:tabs.${tab}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: say(`editor:tabs.${tab}`) })).toBeVisible();
}

async function leaveForLeads(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: say('app:menu.label') })
    .getByRole('link', { name: say('app:menu.leads') })
    .click();
}

test(
  'two tabs with the same page: the second is asked, and keeping its changes loses none of the first',
  { tag: '@phone' },
  async ({ openAs, guard }) => {
    guard.allow(/409.*insertProfile/);
    const owner = await ownerWithDraft();
    const [first, second] = [await openAs(owner), await openAs(owner)];
    await first.goto('/app/page');
    await second.goto('/app/page');
    await expect(field(second, 'titleField')).toHaveValue('Piano teacher');
    await andSaved(first, 'insertProfile', () => field(first, 'tagline').fill('Written in the first tab.'));

    await field(second, 'titleField').fill('Written in the second tab');
    await andSaved(second, 'insertProfile', () =>
      second.getByRole('button', { name: say('editor:conflict.keepMine') }).click(),
    );

    await expect(field(second, 'tagline')).toHaveValue('Written in the first tab.');
    await second.reload();
    await expect(field(second, 'titleField')).toHaveValue('Written in the second tab');
    await expect(field(second, 'tagline')).toHaveValue('Written in the first tab.');
  },
);

test(
  'what is typed without a connection is kept, over a reload too, and saved when it is back',
  { tag: '@phone' },
  async ({ openAs, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED|insertProfile/);
    const page = await openAs(await ownerWithDraft());
    await page.goto('/app/page');
    await expect(field(page, 'titleField')).toHaveValue('Piano teacher');

    await page.context().setOffline(true);
    await field(page, 'titleField').fill('Typed in a tunnel');
    await expect(page.getByText(say('editor:save.failed', { reason: say('errors:network') }))).toBeVisible();
    await andSaved(page, 'insertProfile', () => page.context().setOffline(false));

    await page.route('**/v1/xlp/insertProfile', (route) => route.abort('connectionfailed'));
    page.on('dialog', (dialog) => void dialog.accept());
    await field(page, 'titleField').fill('Typed before a reload');
    await expect(page.getByText(say('editor:save.failed', { reason: say('errors:network') }))).toBeVisible();
    await page.reload();
    await expect(field(page, 'titleField')).toHaveValue('Typed before a reload');
    await andSaved(page, 'insertProfile', () => page.unroute('**/v1/xlp/insertProfile'));
    await page.reload();
    await expect(field(page, 'titleField')).toHaveValue('Typed before a reload');
  },
);

test('a preview link shows the draft to others, ends after a day, and a new one ends it sooner', async ({
  openAs,
  openBrowser,
  guard,
}) => {
  guard.allow(/4(03|04|10|00).*\/v1\//);
  const owner = await ownerWithDraft();
  const page = await openAs(owner);
  await page.goto('/app/settings-page');
  const section = page.getByRole('region', { name: say('page-settings:previewLink.title') });
  await section.getByRole('button', { name: say('page-settings:previewLink.create') }).click();
  const link = section.getByRole('link');
  const first = (await link.getAttribute('href')) ?? '';

  const friend = await openBrowser();
  const sent = watchVisitorCalls(friend);
  await friend.goto(first);
  await expect(friend.frameLocator('iframe').getByText('One song at a time.')).toBeVisible();
  await friend.frameLocator('iframe').locator('[data-act=ask]').first().click();
  await expect(friend.frameLocator('iframe').getByText(say('preview-link:previewLink.chat')).first()).toBeVisible();
  expect([sent, await keptForVisitors(friend)]).toEqual([[], []]);
  await section.getByRole('button', { name: say('page-settings:previewLink.again') }).click();
  await expect(link).not.toHaveAttribute('href', first);
  const second = (await link.getAttribute('href')) ?? '';
  await friend.reload();
  await expect(friend.getByText(say('errors:preview_expired'))).toBeVisible();

  await friend.goto(second);
  await expect(friend.frameLocator('iframe').getByText('One song at a time.')).toBeVisible();
  await control.setClock(A_DAY_AND_AN_HOUR_MS);
  await friend.reload();
  await expect(friend.getByText(say('errors:preview_expired'))).toBeVisible();
});

test('going live asks for what is missing and leads to it; taking the page down leaves a 404', async ({ openAs }) => {
  const owner = await createOwner();
  const page = await openAs(owner);
  await page.goto('/app/page');
  await expect(field(page, 'agentName')).not.toHaveValue('');
  const goLive = page.getByRole('button', { name: say('editor:goLive.button') });

  await goLive.click();
  await expect(page.getByText(say('errors:basic_information_incomplete'))).toBeVisible();
  await page.getByRole('button', { name: say('editor:goLive.jump.title') }).click();
  await expect(field(page, 'titleField')).toBeFocused();
  await field(page, 'titleField').fill('Piano teacher');
  await field(page, 'aboutMe').fill('I teach piano to adults.');
  await goLive.click();
  await expect(page.getByRole('heading', { name: patternOf(say('congratulation:title')) })).toBeVisible();
  await page.getByRole('button', { name: say('congratulation:back') }).click();
  await expect(page.getByRole('button', { name: say('editor:goLive.upToDate') })).toBeVisible();

  await page
    .getByRole('navigation', { name: say('editor:tabs.label') })
    .getByRole('link', { name: say('editor:tabs.pageSettings') })
    .click();
  const link =
    (await page
      .getByRole('region', { name: say('page-settings:status.title') })
      .getByRole('link', { name: new URL(urls.app).host })
      .getAttribute('href')) ?? '';
  expect((await fetch(link)).status).toBe(200);
  await page.getByRole('button', { name: say('page-settings:status.unpublish') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('page-settings:status.unpublish') })
    .click();
  await expect(page.getByText(say('page-settings:status.takenDown'))).toBeVisible();
  await expect.poll(async () => (await fetch(link)).status).toBe(404);
  expect(link.startsWith(urls.app)).toBe(true);
});

test('what was live once can be seen again, and is in the editor when it is wanted back', async ({ openAs }) => {
  const { owner } = await createLivePage({}, { title: 'Piano teacher' });
  const api = await client();
  const options = { token: owner.tokens.idToken };
  mustSucceed(await api.call(insertProfile, { version: 2, profile: { title: 'Organ teacher' } }, options));
  await publish(owner);
  const page = await openAs(owner);
  await page.goto('/app/settings-page');
  const versions = page.getByRole('region', { name: say('page-settings:versions.title') }).getByRole('listitem');

  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText(say('page-settings:versions.isLive'));
  await versions.last().getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').getByText('Piano teacher')).toBeVisible();
  await andSaved(page, 'insertProfile', () =>
    dialog.getByRole('button', { name: say('page-settings:versions.restore') }).click(),
  );
  await page.goto('/app/page');

  await expect(field(page, 'titleField')).toHaveValue('Piano teacher');
});

test('a page is taken away as a file, and brought into another account with its pictures, news and links', async ({
  openAs,
}) => {
  const { owner } = await createLivePage({}, { tagline: 'One song at a time.' });
  const page = await openAs(owner);
  await page.goto('/app/page');
  await page
    .getByRole('group', { name: say('photos:photos.profile') })
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace() });
  await andSaved(page, 'insertProfile', () => page.getByRole('button', { name: say('photos:crop.use') }).click());
  await page.goto('/app/settings-page');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('bring:take') }).click();
  const file = await (await download).path();

  const other = await ownerWithDraft();
  const otherPage = await openAs(other);
  await otherPage.goto('/app/settings-page');
  await otherPage
    .getByRole('region', { name: say('bring:title') })
    .locator('input[type="file"]')
    .setInputFiles(file);
  await otherPage.getByRole('button', { name: say('bring-found:replace') }).click();
  await expect(otherPage.getByText(say('bring:taken'))).toBeVisible();
  await expect(otherPage.getByText(patternOf(say('app:save.secondsAgo_other')))).toBeVisible();

  const api = await client();
  const draftOf = async ({ tokens }: Owner) =>
    (await api.call(getProfile, {}, { token: tokens.idToken })).data.own?.draft;
  const [taken, brought] = [await draftOf(owner), await draftOf(other)];
  expect(brought?.profile.profilePhoto).toMatchObject({ width: taken?.profile.profilePhoto?.width });
  expect({ ...brought, profile: { ...brought?.profile, agentName: '', profilePhoto: null } }).toEqual({
    ...taken,
    profile: { ...taken?.profile, agentName: '', profilePhoto: null },
  });
});
