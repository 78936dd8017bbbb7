/** The editor: nothing typed is lost, nothing wrong gets out, and the page beside it is always the page. */
import type { FrameLocator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './kit/fixtures.ts';
import { createOwner, fillPage, newName, type Owner } from './kit/owners.ts';
import { control, urls } from './kit/system.ts';
import { patternOf, say } from './kit/texts.ts';

const MEGABYTE = 1_048_576;
/** Where the page stands beside the form, in px. */
const WIDE_FROM = 900;
const A_DAY_AND_AN_HOUR_MS = 90_000_000;

/** A field of Basic Information; optional ones say so in their label. */
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${say(`editor:basic.${name}`)}`) });

type SavingCall = 'insertProfile' | 'insertDesign';

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
  await expect(page.getByRole('button', { name: patternOf(say('editor:basic.takeSuggestion')) })).toBeVisible();
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
    page.getByText(say('editor:basic.name.free')).or(page.getByText(say('editor:basic.name.own'))),
  ).toBeVisible();
});

test('pictures of the wrong kind and size are refused in the specified words', async ({ openAs }) => {
  const page = await openAs(await ownerWithDraft());
  await page.goto('/app/page');
  const photo = page.getByRole('group', { name: say('editor:photos.profile') });
  const choose = photo.locator('input[type=file]');

  await choose.setInputFiles({ name: 'cv.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 not a picture') });
  await expect(photo.getByText(say('errors:file_type_unsupported'))).toBeVisible();
  const large = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(8 * MEGABYTE)]);
  await choose.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(photo.getByText(say('errors:file_too_large'))).toBeVisible();
});

test('a photo is cut, uploaded, shown and stored without where and with what it was taken', async ({ openAs }) => {
  const page = await openAs(await ownerWithDraft());
  await page.goto('/app/page');
  const photo = page.getByRole('group', { name: say('editor:photos.profile') });
  const picture = await photoWithPlace();
  expect((await sharp(picture).metadata()).exif).toBeDefined();

  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture };
  await andSaved(page, 'insertProfile', async () => {
    await photo.locator('input[type=file]').setInputFiles(file);
    const dialog = page.getByRole('dialog', { name: say('editor:crop.title') });
    await dialog.getByLabel(say('editor:crop.zoom')).fill('2');
    await dialog.getByRole('button', { name: say('editor:crop.use') }).click();
  });

  const shown = photo.locator('img');
  await expect(shown).toHaveAttribute('src', /^http.*\.webp$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const stored = Buffer.from(await (await fetch((await shown.getAttribute('src')) ?? '')).arrayBuffer());
  const { exif, width, height, format } = await sharp(stored).metadata();
  expect({ exif, format, isSquare: width === height }).toEqual({ exif: undefined, format: 'webp', isSquare: true });
  expect(stored.includes('Secret Camera')).toBe(false);
});

/** A landscape picture that says with which camera and where it was taken. */
function photoWithPlace(): Promise<Buffer> {
  const background = { r: 120, g: 160, b: 200 };
  return sharp({ create: { width: 1_200, height: 800, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 42/1 0/1' } })
    .jpeg()
    .toBuffer();
}

test('words, template and colour are in the preview at once, and saved without being asked', async ({ openAs }) => {
  const page = await openAs(await ownerWithDraft());
  await page.goto('/app/page');
  await andSaved(page, 'insertProfile', () => field(page, 'titleField').fill('Organist and piano teacher'));
  await expect((await openPreview(page)).getByText('Organist and piano teacher')).toBeVisible();
  await closePreview(page);

  await page.goto('/app/design');
  const before = await styleOf(page);
  await chooseTemplate(page, 'personal-brand');
  await expect.poll(() => styleOf(page)).not.toBe(before);
  await page.getByLabel(say('editor:colour.own')).fill('#7a1f5c');
  await expect.poll(() => styleOf(page)).toContain('#7a1f5c');
  await andSaved(page, 'insertDesign', () => page.getByLabel(say('editor:colour.own')).fill('#0f766e'));
  await page.getByLabel(say('editor:colour.own')).fill('nonsense');
  await expect(page.getByText(say('editor:errors.colour_invalid'))).toBeVisible();

  await page.reload();
  await expect(page.getByLabel(say('editor:colour.own'))).toHaveValue('#0f766e');
  await expect(page.getByRole('radio', { name: say('editor:template.personal-brand') })).toBeChecked();
});

/** The whole card can be pressed; the radio in it is only for readers and the keyboard. */
async function chooseTemplate(page: Page, template: string): Promise<void> {
  await page
    .locator('label')
    .filter({ hasText: say(`editor:template.${template}`) })
    .click();
}

async function styleOf(page: Page): Promise<string> {
  const frame = await openPreview(page);
  const style = await frame.locator('style').first().textContent();
  await closePreview(page);
  return style ?? '';
}

test('leaving with changes that cannot be saved asks: Cancel stays, Leave leaves', async ({ openAs, guard }) => {
  guard.allow(/insertProfile/);
  const page = await openAs(await ownerWithDraft());
  await page.goto('/app/page');
  await page.route('**/v1/xlp/insertProfile', (route) => route.abort('connectionfailed'));
  await field(page, 'titleField').fill('A title that stays here');
  await expect(page.getByText(say('editor:save.failed', { reason: say('errors:network') }))).toBeVisible();

  const dialog = page.getByRole('dialog', { name: say('editor:unsaved.title') });
  await leaveForLeads(page);
  await dialog.getByRole('button', { name: say('editor:unsaved.cancel') }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'titleField')).toHaveValue('A title that stays here');
  await leaveForLeads(page);
  await dialog.getByRole('button', { name: say('editor:unsaved.leave') }).click();
  await page.waitForURL('**/app/leads');
});

async function leaveForLeads(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: say('app:menu.label') })
    .getByRole('link', { name: say('app:menu.leads') })
    .click();
}

test('two tabs with the same page: the second is asked, and keeping its changes loses none of the first', async ({
  openAs,
  guard,
}) => {
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
});

test('what is typed without a connection is kept, over a reload too, and saved when it is back', async ({
  openAs,
  guard,
}) => {
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
});

test('a preview link shows the draft to others, ends after a day, and a new one ends it sooner', async ({
  openAs,
  openBrowser,
  guard,
}) => {
  guard.allow(/4(03|04|10|00).*\/v1\//);
  const owner = await ownerWithDraft();
  const page = await openAs(owner);
  await page.goto('/app/settings-page');
  const section = page.getByRole('region', { name: say('editor:previewLink.title') });
  await section.getByRole('button', { name: say('editor:previewLink.create') }).click();
  const link = section.getByRole('link');
  const first = (await link.getAttribute('href')) ?? '';

  const friend = await openBrowser();
  await friend.goto(first);
  await expect(friend.frameLocator('iframe').getByText('One song at a time.')).toBeVisible();
  await section.getByRole('button', { name: say('editor:previewLink.again') }).click();
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
  await expect(page.getByRole('heading', { name: patternOf(say('editor:live.title')) })).toBeVisible();
  await page.getByRole('button', { name: say('editor:live.back') }).click();
  await expect(page.getByRole('button', { name: say('editor:goLive.upToDate') })).toBeVisible();

  await page
    .getByRole('navigation', { name: say('editor:tabs.label') })
    .getByRole('link', { name: say('editor:tabs.pageSettings') })
    .click();
  const link =
    (await page
      .getByRole('region', { name: say('editor:status.title') })
      .getByRole('link')
      .getAttribute('href')) ?? '';
  expect((await fetch(link)).status).toBe(200);
  await page.getByRole('button', { name: say('editor:status.unpublish') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('editor:status.unpublish') })
    .click();
  await expect(page.getByText(say('editor:status.takenDown'))).toBeVisible();
  await expect.poll(async () => (await fetch(link)).status).toBe(404);
  expect(link.startsWith(urls.app)).toBe(true);
});
