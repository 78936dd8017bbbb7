import type { googleLogin as contract } from '../../../shared/calls/agent.ts';
import { googleClientId } from '../../domain/google/google-api.ts';
import { beginGoogle, endGoogle } from '../../domain/google/google-sign-in.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const googleLogin: Handler<typeof contract> = ({ challenge, code, state, verifier }, context) => {
  googleClientId();
  if (challenge !== undefined) return beginGoogle(challenge, context);
  if (code === undefined || state === undefined || verifier === undefined) {
    throw new AppError('input_invalid', { fields: { challenge: 'a challenge, or code, state and verifier' } });
  }
  return endGoogle({ code, state, verifier }, context);
};
