/** Writes what the model translated (rows: language-rows.ts), within what a day allows. */
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import type { Translation } from '../../../shared/model/page-languages.ts';
import type { LanguageValue } from '../../../shared/places/languages.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import { environment } from '../../kit/environment.ts';
import { epochSeconds } from '../../kit/epoch-seconds.ts';
import { textKey, translatedKey } from './language-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem', 'UpdateItem'] }] };

/** Characters of an account's texts that the model translates on a day: about five languages of a long page. */
export const MOST_CHARACTERS_A_DAY = 120_000;

const TWO_DAYS_SECONDS = 2 * 86_400;

/** False when the day's characters are used up. */
export async function reserveCharacters(accountId: string, characters: number, now: Date): Promise<boolean> {
  try {
    await dynamo.send(
      new UpdateCommand({
        TableName: environment.table('pages'),
        Key: translatedKey(accountId, now.toISOString().slice(0, 10)),
        UpdateExpression: 'ADD used :more SET expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(used) OR used <= :room',
        ExpressionAttributeValues: {
          ':more': characters,
          ':room': MOST_CHARACTERS_A_DAY - characters,
          ':end': epochSeconds(now) + TWO_DAYS_SECONDS,
        },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** The owner's words are never overwritten, also those that they wrote meanwhile. */
export async function keepTranslation(
  accountId: string,
  { language, path }: { language: LanguageValue; path: string },
  translation: Translation,
): Promise<void> {
  try {
    await dynamo.send(
      new PutCommand({
        TableName: environment.table('pages'),
        Item: { ...textKey(accountId, language, path), path, ...translation },
        ConditionExpression: 'attribute_not_exists(pk) OR #by <> :owner',
        ExpressionAttributeNames: { '#by': 'by' },
        ExpressionAttributeValues: { ':owner': 'owner' },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
