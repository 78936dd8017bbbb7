import { describe, expect, test } from 'vitest';
import { emailValidate } from '../../../../functions/calls/insurance-catalogue/email-validate.ts';
import { callContext } from '../../../kit/call-context.ts';

describe('emailValidate', () => {
  test.each([
    ['ana@example.com', true],
    ['王@example.com', true],
    ['ana@example', false],
    ['', false],
  ])('%s: %s', async (email, valid) => {
    expect(await emailValidate({ email }, callContext())).toEqual({ valid });
  });
});
