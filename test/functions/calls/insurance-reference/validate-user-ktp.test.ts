import { describe, expect, test } from 'vitest';
import { validateUserKTP } from '../../../../functions/calls/insurance-reference/validate-user-ktp.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('validateUserKTP', () => {
  test.each([
    ['3174091502900001', undefined, true, null],
    ['3174091502900001', '1990-02-15', true, true],
    ['3174091502900001', '1990-02-16', true, false],
    ['3174095502900001', '1990-02-15', true, true],
    ['3174090002900001', '1990-02-15', false, null],
  ] as const)('%s, born %s: %s, %s', async (ktp, birth, valid, agreesWithBirth) => {
    expect(await validateUserKTP({ ktp, birth }, callContext())).toEqual({ valid, agreesWithBirth });
  });
});
