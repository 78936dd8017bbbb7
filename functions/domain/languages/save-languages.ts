/**
 * Writes the languages of a page and its owner's texts in them (rows: language-rows.ts). The live page is drawn anew
 * after each change; drawing it finds out what the model has to translate.
 */
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { MAX_PAGE_LANGUAGES, type Translation } from '../../../shared/model/page-languages.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { AppError } from '../../kit/app-error.ts';
import { cancellationReasons, dynamo } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import type { TransactItem } from '../../kit/outbox.ts';
import { drawingOfAccount } from '../pages/drawing-of-account.ts';
import { loadLanguages } from './find-languages.ts';
import { languagesKey, textKey } from './language-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'DeleteItem'] }] };

/** The owner's words by the paths of their texts. */
export type OwnTexts = ReadonlyMap<string, Translation>;

/** Adding twice is adding once. Throws `languages_full`, or `conflict` when another change came in between. */
export async function addLanguage(
  context: OwnerContext,
  language: LanguageValue,
  texts: OwnTexts,
): Promise<LanguageValue[]> {
  const { languages, version } = await loadLanguages(context.actor.id);
  const isThere = languages.includes(language);
  if (isThere && texts.size === 0) return languages;
  if (!isThere && languages.length >= MAX_PAGE_LANGUAGES) throw new AppError('languages_full');
  // Before the page is drawn with them; without the language they are shown nowhere.
  for (const [path, translation] of texts) {
    await dynamo.send(new PutCommand(ownText(context, { language, path }, translation)));
  }
  return writeLanguages(context, isThere ? languages : [...languages, language], version);
}

/** The texts stay: they are there again when the language is. Throws `conflict` when another change came in between. */
export async function removeLanguage(context: OwnerContext, language: LanguageValue): Promise<LanguageValue[]> {
  const { languages, version } = await loadLanguages(context.actor.id);
  if (!languages.includes(language)) return languages;
  return writeLanguages(
    context,
    languages.filter((value) => value !== language),
    version,
  );
}

/** The owner's own words, in place of whatever stands there. */
export async function writeOwnText(
  context: OwnerContext,
  place: { language: LanguageValue; path: string },
  translation: Translation,
): Promise<void> {
  await writeAndDraw(context, { Put: ownText(context, place, translation) });
}

function ownText({ actor }: OwnerContext, place: { language: LanguageValue; path: string }, translation: Translation) {
  const { language, path } = place;
  return {
    TableName: environment.table('pages'),
    Item: { ...textKey(actor.id, language, path), path, ...translation },
  };
}

/** The text is as if nobody had written it: the model translates it again, and until then the original stands there. */
export async function removeText(
  context: OwnerContext,
  { language, path }: { language: LanguageValue; path: string },
): Promise<void> {
  const Key = textKey(context.actor.id, language, path);
  await writeAndDraw(context, { Delete: { TableName: environment.table('pages'), Key } });
}

async function writeLanguages(context: OwnerContext, languages: LanguageValue[], before: number) {
  await writeAndDraw(context, {
    Put: {
      TableName: environment.table('pages'),
      Item: { ...languagesKey(context.actor.id), languages, version: before + 1 },
      ConditionExpression: 'attribute_not_exists(pk) OR version = :before',
      ExpressionAttributeValues: { ':before': before },
    },
  });
  return languages;
}

async function writeAndDraw(context: OwnerContext, item: TransactItem): Promise<void> {
  const drawing = drawingOfAccount('pages', context.actor.id, context);
  try {
    await dynamo.send(new TransactWriteCommand({ TransactItems: [item, drawing] }));
  } catch (error) {
    throw cancellationReasons(error)?.[0] === 'ConditionalCheckFailed' ? new AppError('conflict') : error;
  }
}
