/** Stands in for `web/lib/api/call.ts`: answers calls as a test tells it to and remembers what was asked. */
import { withWords } from '../../../../../web/lib/api/with-words.ts';
import type { CallName, CallOptions, InputOfCall, OutputOfCall } from '../../../../../web/lib/api/call-types.ts';

export type SeenCall = { name: CallName; input: Record<string, unknown>; options: CallOptions };

type Answer = (input: Record<string, unknown>, options: CallOptions) => unknown;

const answers = new Map<CallName, Answer>();

export const seenCalls: SeenCall[] = [];

/** From now on; a thrown error, or a promise that rejects, is how the call fails. */
export function answer<Name extends CallName>(
  name: Name,
  give: (input: InputOfCall<Name>, options: CallOptions) => OutputOfCall<Name> | Promise<OutputOfCall<Name>>,
): void {
  answers.set(name, give as Answer);
}

export function callsTo(name: CallName): SeenCall[] {
  return seenCalls.filter((call) => call.name === name);
}

export function forgetCalls(): void {
  answers.clear();
  seenCalls.length = 0;
}

/** What the module exports. */
export const fakeCallModule = {
  async callApi(name: CallName, input: Record<string, unknown>, options: CallOptions = {}): Promise<unknown> {
    seenCalls.push({ name, input, options });
    const give = answers.get(name);
    if (give === undefined) throw new Error(`The test gives no answer for ${name}. Call answer('${name}', …) first.`);
    // As the call layer does: a failure comes with its words.
    return withWords((async () => give(input, options))());
  },
};

/** A promise that the test settles when it wants. */
export function later<Value>(): {
  promise: Promise<Value>;
  give: (value: Value) => void;
  fail: (error: Error) => void;
} {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  return { promise, give: resolve, fail: reject };
}
