import { ports } from '../ports.ts';

/** Gives what `call` gives. A failure is thrown once its words are there, so that no screen shows it without them. */
export async function withWords<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    await ports.prepareWords(error);
    throw error;
  }
}
