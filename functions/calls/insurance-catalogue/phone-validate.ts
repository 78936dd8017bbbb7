import type { phoneValidate as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { isValidPhoneByDialCode } from '../../../shared/rules/phone.ts';
import type { Handler } from '../../kit/call-group.ts';

export const phoneValidate: Handler<typeof contract> = async ({ dialCode, phone }) => ({
  valid: isValidPhoneByDialCode(dialCode, phone),
});
