import { Cleared } from './api-error.ts';

/** A signing session that the server has forgotten is made anew by the next call: so there is a next one. */
export async function twice<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof Cleared) return action();
    throw error;
  }
}
