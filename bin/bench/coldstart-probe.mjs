/** Runs in a fresh process of coldstart.ts. Plain JavaScript: stripping types would be part of the measurement. */
const before = performance.now();
const { handler } = await import(process.argv[2]);
const ready = performance.now();
if (typeof handler !== 'function') throw new Error(`${process.argv[2]} exports no handler function.`);
const memoryMegabytes = process.memoryUsage.rss() / 1_048_576;
process.stdout.write(JSON.stringify({ importMs: ready - before, totalMs: ready, memoryMegabytes }));
process.exit(0);
