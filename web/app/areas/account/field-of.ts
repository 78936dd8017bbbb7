/** Which field an answer of the server speaks of. */
import type { ApiError, ApiErrorCode } from '../../../lib/api/api-error.ts';

const addressErrors: readonly ApiErrorCode[] = ['email_required', 'email_invalid', 'phone_invalid'];
const passwordErrors: readonly ApiErrorCode[] = ['password_format', 'password_common', 'password_leaked'];

export function isAboutAddress({ code }: ApiError): boolean {
  return addressErrors.includes(code);
}

export function isAboutPassword({ code }: ApiError): boolean {
  return passwordErrors.includes(code);
}
