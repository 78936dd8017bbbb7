import { expect, test } from 'vitest';
import { parseEvents, readEvents } from '../../../../bin/proof/client/stream-events.ts';

test('events are read in their order, without comments', () => {
  const text =
    ': open\n\nevent: meta\ndata: {"sources":2}\n\n: keep-alive\n\nevent: done\ndata: {"kind":"answered"}\n\n';

  expect(parseEvents(text)).toEqual([
    { event: 'meta', data: { sources: 2 } },
    { event: 'done', data: { kind: 'answered' } },
  ]);
});

test('an event that comes in pieces is one event', async () => {
  const pieces = ['event: sen', 'tence\ndata: {"text":"Grü', 'ße"}\n', '\n'];
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

  const { events } = await readEvents(new Response(body), performance.now());

  expect(events).toEqual([{ event: 'sentence', data: { text: 'Grüße' } }]);
});
