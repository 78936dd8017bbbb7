import { describe, expect, test } from 'vitest';
import { phoneValidate } from '../../../../functions/calls/insurance-catalogue/phone-validate.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('phoneValidate', () => {
  test.each([
    ['+852', '6123 4567', true],
    ['+852', '2123 4567', false],
    ['+86', '13812345678', true],
    ['+86', '12812345678', false],
    ['+62', '081234567890', true],
    ['+976', '8812345', false],
    ['', '', false],
  ])('%s %s: %s', async (dialCode, phone, valid) => {
    expect(await phoneValidate({ dialCode, phone }, callContext())).toEqual({ valid });
  });
});
