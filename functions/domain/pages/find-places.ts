/** Reads the places of an owner's QR codes and their design (rows: page-rows.ts). */
import type { StoreNeeds } from '../../../shared/model/needs.ts';
import { defaultQrDesign, type QrDesign } from '../../../shared/model/place.ts';
import { readRow } from '../../kit/read-row.ts';
import { placesKey, PlacesRow, qrDesignKey, QrDesignRow } from './page-rows.ts';

export const needs: StoreNeeds = { tables: [{ table: 'pages', actions: ['GetItem'] }] };

/** The row, or the one that an owner starts with. */
export async function loadPlaces(accountId: string): Promise<PlacesRow> {
  const item = await readRow('pages', placesKey(accountId));
  return item ? PlacesRow.parse(item) : { places: [], version: 0 };
}

export async function loadQrDesign(accountId: string): Promise<QrDesign> {
  const item = await readRow('pages', qrDesignKey(accountId));
  return item ? QrDesignRow.parse(item).design : defaultQrDesign;
}
