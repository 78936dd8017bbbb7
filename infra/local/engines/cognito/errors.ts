/** The answers of Cognito that more than one operation gives, in its own words. */
import { EngineError } from '../engine.ts';

/** Deliberately the same for a wrong password and for a user that does not exist. */
export const WRONG_CREDENTIALS = 'Incorrect username or password.';

export function notAuthorized(message: string = WRONG_CREDENTIALS): EngineError {
  return new EngineError('NotAuthorizedException', message);
}

export function invalidParameter(message: string): EngineError {
  return new EngineError('InvalidParameterException', message);
}

export function userNotFound(): EngineError {
  return new EngineError('UserNotFoundException', 'User does not exist.');
}
