import type { saveTranslation as contract } from '../../../shared/calls/landing-page.ts';
import { pairOf, type Translation } from '../../../shared/model/page-languages.ts';
import { translatableTexts } from '../../../shared/model/translatable-texts.ts';
import { textFingerprint } from '../../../shared/rules/text-fingerprint.ts';
import { loadLanguages } from '../../domain/languages/find-languages.ts';
import { loadDraftContent } from '../../domain/languages/page-content.ts';
import { removeText, writeOwnText } from '../../domain/languages/save-languages.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveTranslation: Handler<typeof contract> = async ({ language, path, text }, context) => {
  const [{ languages }, content] = await Promise.all([
    loadLanguages(context.actor.id),
    loadDraftContent(context.actor.id, context.now),
  ]);
  const original = translatableTexts(content).find((one) => one.path === path);
  if (!original || !languages.includes(language)) throw new AppError('not_found');
  if (text === '') {
    await removeText(context, { language, path });
    return { text: pairOf(original, {}) };
  }
  const translation: Translation = { text, by: 'owner', of: textFingerprint(original.text) };
  await writeOwnText(context, { language, path }, translation);
  return { text: pairOf(original, { [path]: translation }) };
};
