/** Draws a page and writes its files: what it is made of first, then the page, then what it no longer needs goes. */
import { deleteOtherFonts, writeFontFile, writePageFile } from '../../domain/pages/page-files.ts';
import type { PageNews } from '../../domain/posts/find-posts.ts';
import type { PublicPage } from '../../../shared/model/page.ts';
import { drawFonts } from './page-fonts.ts';
import { renderLivePage } from './render-live-page.ts';

export async function writeLivePage(page: PublicPage, news: PageNews): Promise<void> {
  const { agentName, pageLanguage } = page.profile;
  const plain = await renderLivePage(page, news);
  const drawn = await drawFonts(page, plain);
  for (const file of drawn?.files ?? []) await writeFontFile(agentName, file);
  const html = drawn ? await renderLivePage(page, news, drawn.fonts) : plain;
  await writePageFile(agentName, pageLanguage, html);
  await deleteOtherFonts(agentName, drawn?.files ?? []);
}
