/** The language model of a test: streams the pieces it is given, or fails where it is told to. */
import { BedrockRuntimeClient, ConverseCommand, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach } from 'vitest';

/** A piece of text, or what happens between two of them. */
export type Piece = string | Error | (() => void | Promise<void>);

type Usage = { inputTokens: number; outputTokens: number };

async function* events(pieces: readonly Piece[], isWhole: boolean, usage?: Usage) {
  for (const piece of pieces) {
    if (piece instanceof Error) throw piece;
    if (typeof piece === 'function') await piece();
    else yield { contentBlockDelta: { delta: { text: piece }, contentBlockIndex: 0 } };
  }
  if (isWhole) yield { messageStop: { stopReason: 'end_turn' as const } };
  if (usage) yield { metadata: { usage: { ...usage, totalTokens: usage.inputTokens + usage.outputTokens } } };
}

/** To be called once in a test file, outside of tests. */
export function useModel() {
  const mock = mockClient(BedrockRuntimeClient);
  beforeEach(() => mock.reset());
  return {
    mock,
    /** The stream of the next questions. */
    says: (...pieces: Piece[]) => mock.on(ConverseStreamCommand).callsFake(() => ({ stream: events(pieces, true) })),
    /** Another text at another time. @param text by the clock, in milliseconds */
    saysAt: (text: (now: number) => string) =>
      mock.on(ConverseStreamCommand).callsFake(() => ({ stream: events([text(Date.now())], true) })),
    /** The same, and in the end what it counted. */
    counts: (usage: Usage, ...pieces: Piece[]) =>
      mock.on(ConverseStreamCommand).callsFake(() => ({ stream: events(pieces, true, usage) })),
    /** The same, but the connection breaks off after the last piece. */
    breaksOffAfter: (...pieces: Piece[]) =>
      mock.on(ConverseStreamCommand).callsFake(() => ({ stream: events(pieces, false) })),
    fails: (error: Error) => mock.on(ConverseStreamCommand).rejects(error),
    replies: (text: string) =>
      mock.on(ConverseCommand).resolves({
        output: { message: { role: 'assistant', content: [{ text }] } },
      } as never),
    asked: () => mock.commandCalls(ConverseStreamCommand).map(({ args: [{ input }] }) => input),
    judged: () => mock.commandCalls(ConverseCommand).map(({ args: [{ input }] }) => input),
  };
}
