/** Reads `text/event-stream` to its end. */

export type StreamEvent = { event: string; data: unknown };

/** Throws what the connection throws when it breaks off in the middle. */
export async function readEvents(
  response: Response,
  begin: number,
): Promise<{ text: string; events: StreamEvent[]; firstByteMs: number }> {
  const decoder = new TextDecoder();
  let text = '';
  let firstByteMs: number | undefined;
  for await (const chunk of response.body ?? []) {
    firstByteMs ??= performance.now() - begin;
    text += decoder.decode(chunk, { stream: true });
  }
  return { text, events: parseEvents(text), firstByteMs: firstByteMs ?? performance.now() - begin };
}

/** Comments (heartbeats) are left out. */
export function parseEvents(text: string): StreamEvent[] {
  return text.split('\n\n').flatMap((block) => {
    const event = /^event: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) as unknown }];
  });
}
