import { describe, expect, test } from 'vitest';
import { AppError } from '../../../functions/kit/app-error.ts';

describe('an error of the catalogue', () => {
  test('tells callers the catalogue’s words, with its places filled from the details', () => {
    const error = new AppError('setup_unclear', { reason: 'which trade?' });

    expect(error.publicMessage).toMatch(/Reason for clarification: which trade\?$/);
    expect(new AppError('setup_unclear').publicMessage).toMatch(/Reason for clarification: $/);
  });

  test('is called by its code in the log, or by the words meant for it alone', () => {
    expect(new AppError('conflict')).toMatchObject({ name: 'AppError', message: 'conflict', details: {} });
    expect(new AppError('conflict', {}, 'Row 7 was newer.').message).toBe('Row 7 was newer.');
  });
});
