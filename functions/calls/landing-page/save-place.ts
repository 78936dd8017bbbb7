import type { savePlace as contract } from '../../../shared/calls/landing-page.ts';
import { bringPlace, createPlace, removePlace, renamePlace } from '../../domain/pages/save-places.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePlace: Handler<typeof contract> = async ({ code, name, isBrought }, context) => {
  if (name !== null) {
    if (code === null) return { place: await createPlace(context, name) };
    return { place: await (isBrought ? bringPlace : renamePlace)(context, code, name) };
  }
  if (code === null) throw new AppError('input_invalid', { fields: { name: 'field_required' } });
  await removePlace(context, code);
  return { place: null };
};
