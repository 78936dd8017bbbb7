/** A person at the sign-in screen. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ErrorCode } from '../../../../../shared/calls/errors.ts';
import { errorCatalogue } from '../../../../../shared/calls/errors.ts';
import { ApiError } from '../../../../../web/lib/api/api-error.ts';
import type { OutputOfCall } from '../../../../../web/lib/api/call-types.ts';

export const person = userEvent.setup();

/** What is answered when a code is sent, in the session of this name. */
export function codeSent(codeId = 'session-1'): OutputOfCall<'sendVerifyCode'> {
  return { codeId, resendAfterSeconds: 60, expiresInSeconds: 600 };
}

/** A failure as the server answers it. */
export function failure(code: ErrorCode): ApiError {
  const { status, message } = errorCatalogue[code];
  return new ApiError({ code, status, message, requestId: 'request-1' });
}

export async function fill(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await person.clear(field);
  await person.type(field, text);
}

export async function press(name: string): Promise<void> {
  await person.click(await screen.findByRole('button', { name }));
}

/** Waits for a step by its title. */
export async function see(title: string): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: title });
}

export function valueOf(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}
