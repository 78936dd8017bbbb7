import type { savePageLanguage as contract } from '../../../shared/calls/landing-page.ts';
import { translatableTexts, type PageContent } from '../../../shared/model/translatable-texts.ts';
import { textFingerprint } from '../../../shared/rules/text-fingerprint.ts';
import { loadDraftContent } from '../../domain/languages/page-content.ts';
import { addLanguage, removeLanguage, type OwnTexts } from '../../domain/languages/save-languages.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePageLanguage: Handler<typeof contract> = async ({ language, isOn, texts = [] }, context) => {
  if (!isOn) return { languages: await removeLanguage(context, language) };
  const content = await loadDraftContent(context.actor.id, context.now);
  if (content.page.profile.pageLanguage === language) {
    throw new AppError('input_invalid', { fields: { language: 'This is the language that the page is written in.' } });
  }
  return { languages: await addLanguage(context, language, ownTexts(content, texts)) };
};

function ownTexts(content: PageContent, brought: readonly { path: string; text: string }[]): OwnTexts {
  const words = new Map(brought.map(({ path, text }) => [path, text]));
  return new Map(
    translatableTexts(content).flatMap(({ path, text: original }) => {
      const text = words.get(path);
      return text === undefined ? [] : [[path, { text, by: 'owner', of: textFingerprint(original) }] as const];
    }),
  );
}
