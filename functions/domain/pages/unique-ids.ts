/** Lists of the draft are changed entry by entry: each must be told from the others. */
import { AppError } from '../../kit/app-error.ts';

/** Throws `input_invalid` for the list's field when two entries have one id. */
export function checkUniqueIds(field: string, list: readonly { id: string }[]): void {
  if (new Set(list.map(({ id }) => id)).size === list.length) return;
  throw new AppError('input_invalid', { fields: { [field]: 'Every entry needs an id of its own.' } });
}
