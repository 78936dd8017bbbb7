import type { emailValidate as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { checkEmail } from '../../../shared/rules/email.ts';
import type { Handler } from '../../kit/call-group.ts';

export const emailValidate: Handler<typeof contract> = async ({ email }) => ({
  valid: checkEmail(email) === undefined,
});
