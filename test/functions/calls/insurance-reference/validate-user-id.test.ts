import { describe, expect, test } from 'vitest';
import { validateUserId } from '../../../../functions/calls/insurance-reference/validate-user-id.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('validateUserId', () => {
  test.each([
    ['thai', '1101700230708', true],
    ['thai', '1101700230709', false],
    ['macao', '15123458', true],
    ['macao', '25123458', false],
    ['ktp', '3174091502900001', true],
    ['ktp', '3174093202900001', false],
  ] as const)('%s %s: %s', async (kind, id, valid) => {
    expect(await validateUserId({ kind, id }, callContext())).toEqual({ valid });
  });
});
