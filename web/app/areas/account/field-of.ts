/** Which field an answer of the server speaks of. */
import type { ApiError, ApiErrorCode } from '../../../lib/api/api-error.ts';

const emailErrors: readonly ApiErrorCode[] = ['email_required', 'email_invalid'];
const passwordErrors: readonly ApiErrorCode[] = ['password_format', 'password_common'];

export function isAboutEmail({ code }: ApiError): boolean {
  return emailErrors.includes(code);
}

export function isAboutPassword({ code }: ApiError): boolean {
  return passwordErrors.includes(code);
}
