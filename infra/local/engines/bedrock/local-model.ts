/** The local reader as a text model: its reply, cut where the request says, word by word. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { ConversePrompt, ModelEvent, StopReason, TextModel } from './model.ts';
import { reply } from './reader.ts';
import { cutToTokens } from './tokens.ts';

type Finished = { text: string; stopReason: StopReason };

export function createLocalModel(delayMs: number): TextModel {
  return async function* localModel(prompt, signal) {
    const { text, stopReason } = finish(reply(prompt), prompt);
    for (const word of streamedWords(text)) {
      await pause(delayMs, signal);
      yield { kind: 'text', text: word } satisfies ModelEvent;
    }
    yield { kind: 'end', stopReason } satisfies ModelEvent;
  };
}

/** Rejects when the client went away. Without a delay it still lets the event loop notice that. */
async function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  await (delayMs > 0 ? setTimeout(delayMs, undefined, { signal }) : setImmediate(undefined, { signal }));
}

function finish(text: string, prompt: ConversePrompt): Finished {
  const stops = prompt.stopSequences.map((stop) => text.indexOf(stop)).filter((index) => index >= 0);
  const stopped = stops.length > 0 ? text.slice(0, Math.min(...stops)) : text;
  const cut = prompt.maxTokens === undefined ? stopped : cutToTokens(stopped, prompt.maxTokens);
  if (cut.length < stopped.length) return { text: cut, stopReason: 'max_tokens' };
  return { text: stopped, stopReason: stops.length > 0 ? 'stop_sequence' : 'end_turn' };
}

/** Words of any script, each with the space and punctuation after it; together they are the text again. */
export function streamedWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter('en', { granularity: 'word' }).segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment);
    else words.push(`${words.pop() ?? ''}${segment}`);
  }
  return words;
}
