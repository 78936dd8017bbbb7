import { createParser } from 'eventsource-parser';

export type RawEvent = { type: string; data: unknown };

/** Largest single event, in characters: an answer is a few kilobytes. */
const MAX_EVENT = 1_000_000;

/**
 * The events of an open stream, with their JSON data. `onBytes` is called for everything that comes, heartbeats too.
 * Throws when the connection breaks or the data is not JSON.
 */
export async function* readEvents(response: Response, onBytes: () => void): AsyncGenerator<RawEvent> {
  if (!response.body) return;
  const waiting: RawEvent[] = [];
  const parser = createParser({
    maxBufferSize: MAX_EVENT,
    onEvent: ({ event = 'message', data }) => waiting.push({ type: event, data: JSON.parse(data) as unknown }),
  });
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      onBytes();
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      yield* waiting.splice(0);
    }
  } finally {
    // Whoever stops listening also stops the model.
    await reader.cancel().catch(() => undefined);
  }
}
