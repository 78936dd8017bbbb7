/** Writes the places of an owner's QR codes and their design (rows: page-rows.ts). */
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import {
  MAX_PLACES,
  PLACE_CODE_ALPHABET,
  PLACE_CODE_LENGTH,
  type Place,
  type QrDesign,
} from '../../../shared/model/place.ts';
import { randomCode } from '../../../shared/rules/random-code.ts';
import { AppError } from '../../kit/app-error.ts';
import { dynamo, isConditionFailure } from '../../kit/clients/dynamo.ts';
import type { OwnerContext } from '../../kit/context.ts';
import { environment } from '../../kit/environment.ts';
import { drawingOfAccount } from './drawing-of-account.ts';
import { loadPlaces } from './find-places.ts';
import { placesKey, qrDesignKey } from './page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['PutItem'] }] };

/** Throws `places_full`, or `conflict` when another change came in between. */
export async function createPlace(context: OwnerContext, name: string): Promise<Place> {
  const { places, version } = await loadPlaces(context.actor.id);
  const code = randomCode(PLACE_CODE_LENGTH, context.randomBytes, PLACE_CODE_ALPHABET);
  const createdAt = context.now.toISOString();
  const other = places.find((place) => place.code === code);
  // This very place was made, and broken off after it.
  if (other?.createdAt === createdAt) return other;
  // In the one case of ten million that another place has the code: the next try gets another.
  if (other) throw new AppError('conflict');
  if (places.length >= MAX_PLACES) throw new AppError('places_full');
  const place: Place = { code, name, createdAt };
  await write(context, [...places, place], version);
  return place;
}

/** Throws `not_found`, or `conflict` when another change came in between. */
export async function renamePlace(context: OwnerContext, code: string, name: string): Promise<Place> {
  const { places, version } = await loadPlaces(context.actor.id);
  const before = places.find((place) => place.code === code);
  if (!before) throw new AppError('not_found');
  const renamed = { ...before, name };
  await write(
    context,
    places.map((place) => (place === before ? renamed : place)),
    version,
  );
  return renamed;
}

/** It has this code and this name afterwards. Throws `places_full`, or `conflict` when another change came in between. */
export async function bringPlace(context: OwnerContext, code: string, name: string): Promise<Place> {
  const { places, version } = await loadPlaces(context.actor.id);
  if (places.some((place) => place.code === code)) return renamePlace(context, code, name);
  if (places.length >= MAX_PLACES) throw new AppError('places_full');
  const place: Place = { code, name, createdAt: context.now.toISOString() };
  await write(context, [...places, place], version);
  return place;
}

/** Removing twice is removing once. Throws `conflict` when another change came in between. */
export async function removePlace(context: OwnerContext, code: string): Promise<void> {
  const { places, version } = await loadPlaces(context.actor.id);
  const others = places.filter((place) => place.code !== code);
  if (others.length < places.length) await write(context, others, version);
}

/** The business card of a live page is drawn anew: it has the code on its back. */
export async function saveDesign(context: OwnerContext, design: QrDesign): Promise<void> {
  const { id } = context.actor;
  const row = { Put: { TableName: environment.table('pages'), Item: { ...qrDesignKey(id), design } } };
  const drawing = drawingOfAccount('pages', id, context);
  await dynamo.send(new TransactWriteCommand({ TransactItems: [row, drawing] }));
}

async function write({ actor }: OwnerContext, places: readonly Place[], before: number): Promise<void> {
  try {
    await dynamo.send(
      new PutCommand({
        TableName: environment.table('pages'),
        Item: { ...placesKey(actor.id), places, version: before + 1 },
        ConditionExpression: 'attribute_not_exists(pk) OR version = :before',
        ExpressionAttributeValues: { ':before': before },
      }),
    );
  } catch (error) {
    throw isConditionFailure(error) ? new AppError('conflict') : error;
  }
}
