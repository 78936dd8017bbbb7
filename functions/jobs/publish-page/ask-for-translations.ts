import { isWanted } from '../../../shared/model/page-languages.ts';
import { translatableTexts } from '../../../shared/model/translatable-texts.ts';
import { findPageLanguages } from '../../domain/languages/find-languages.ts';
import { contentOf } from '../../domain/languages/page-content.ts';
import { queueTranslating } from '../../domain/languages/queue-translating.ts';
import { findLivePage } from '../../domain/pages/find-page.ts';

/** The page is live already, in its own words where it has no others: translating comes after, and draws it anew. */
export async function askForTranslations(accountId: string, id: string): Promise<void> {
  const page = await findLivePage(accountId);
  const languages = page ? await findPageLanguages(accountId, page.profile.pageLanguage) : [];
  if (!page || languages.length === 0) return;
  const texts = translatableTexts(await contentOf(accountId, page));
  const lacking = languages.filter(({ translations }) => texts.some((text) => isWanted(text, translations)));
  await queueTranslating(
    accountId,
    lacking.map(({ language }) => language),
    id,
  );
}
