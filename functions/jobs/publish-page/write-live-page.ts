/** Writes all files of a live page: what it leads to and is made of first, then the page in each language, then what it no longer needs goes. */
import type { RenderInput } from '../../../web/pages/render-input.ts';
import { hasFeature } from '../../../shared/model/account.ts';
import { findAccount } from '../../domain/accounts/find-account.ts';
import { findPicture } from '../../domain/pages/find-picture.ts';
import { deleteOtherPictures, pictureFile } from '../../domain/pages/page-picture.ts';
import {
  deleteOtherFonts,
  writeFontFile,
  writePageFile,
  writeTakeAwayFiles,
  deleteOtherLanguages,
  writeLanguageFile,
} from '../../domain/pages/page-files.ts';
import { environment } from '../../kit/environment.ts';
import { linkSketch } from '../../../web/pages/link-picture/link-sketch.ts';
import { drawFonts, type DrawnFonts, type FontFile } from './page-fonts.ts';
import { renderLivePage, type PageAround } from './render-live-page.ts';
import { renderTakeAway } from './render-take-away.ts';
import { wordsOf, writeProductPages } from './write-product-pages.ts';
import type { PageLanguage } from '../../../shared/model/page-languages.ts';
import { cardsOf, type LiveContent } from './live-content.ts';
import { translateContent } from './translate-content.ts';
import { pageShownAt } from '../../../shared/rules/shown-time.ts';

/** What a page shows in all its languages alike. */
type Extras = Pick<RenderInput, 'businessCard' | 'linkPicture'>;

/** `hasPicture`: whether the page names the picture that goes with its link as it is now. */
export async function writeLivePage(live: LiveContent, now: Date): Promise<{ hasPicture: boolean }> {
  const content = { ...live, page: pageShownAt(live.page, now) };
  const { accountId, page, languages } = content;
  const { agentName, pageLanguage } = page.profile;
  await writeTakeAwayFiles(agentName, await renderTakeAway(accountId, page));
  const picture = await currentPicture(accountId, page);
  const extras: Extras = {
    ...(await businessCard(accountId, now)),
    ...(picture && { linkPicture: `/${encodeURIComponent(agentName)}/${picture}` }),
  };
  const others: FontFile[][] = [];
  for (const one of languages) others.push(await writeInLanguage(content, one, extras));
  const own = await draw(content, { ...content.news, ...extras }, (html) =>
    writePageFile(agentName, pageLanguage, html),
  );
  await writeProductPages(content, own?.fonts);
  await deleteOtherFonts(agentName, [own?.files ?? [], ...others].flat());
  await deleteOtherLanguages(agentName, [pageLanguage, ...languages.map(({ language }) => language)]);
  if (picture !== null) await deleteOtherPictures(agentName, picture);
  return { hasPicture: picture !== null };
}

async function writeInLanguage(
  content: LiveContent,
  { language, translations }: PageLanguage,
  extras: Extras,
): Promise<FontFile[]> {
  const { isMachine, ...shown } = translateContent(content, translations);
  const around = { ...shown.news, ...extras, language, ...(isMachine && { isMachineTranslated: true as const }) };
  const drawn = await draw(shown, around, (html) => writeLanguageFile(content.page.profile.agentName, language, html));
  return drawn?.files ?? [];
}

/** Draws the page, with its fonts before it where it has any. */
async function draw(
  content: LiveContent,
  given: Omit<PageAround, 'languages' | 'products'>,
  write: (html: string) => Promise<void>,
): Promise<DrawnFonts | null> {
  const { page, languages } = content;
  const cards = cardsOf(content);
  const around = {
    ...given,
    products: cards,
    languages: [page.profile.pageLanguage, ...languages.map(({ language }) => language)],
  };
  const plain = await renderLivePage(page, around);
  const drawn = await drawFonts(page, plain + wordsOf(content.products));
  for (const file of drawn?.files ?? []) await writeFontFile(page.profile.agentName, file);
  await write(drawn ? await renderLivePage(page, around, drawn.fonts) : plain);
  return drawn;
}

/** The picture's file; null while there is none of what the page shows now. */
async function currentPicture(accountId: string, page: LiveContent['page']): Promise<string | null> {
  const known = await findPicture(accountId);
  const isThere = known?.state === 'drawn' && known.agentName === page.profile.agentName;
  return isThere && known.file === pictureFile(linkSketch(page, environment.appOrigin())) ? known.file : null;
}

/** Whether the page leads to a card, and until when that is sure. */
async function businessCard(accountId: string, now: Date): Promise<Pick<RenderInput, 'businessCard'>> {
  const account = await findAccount(accountId);
  if (!account || !hasFeature(account.plan, 'business-card', now)) return {};
  return { businessCard: { until: account.plan.paidUntil ?? account.plan.trialEndsAt } };
}
