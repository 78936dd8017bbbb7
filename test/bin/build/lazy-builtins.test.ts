import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { lazyBuiltins } from '../../../bin/build/lazy-builtins.ts';
import { makeHouse } from './house.ts';

/** Bundles `files` from `main.ts` and runs the bundle in a fresh Node; gives what it printed, parsed. */
async function run(files: Record<string, string>): Promise<unknown> {
  const rootDir = makeHouse({ 'loaded.ts': isLoadedSource, ...files });
  const outfile = join(rootDir, 'out.mjs');
  await build({
    entryPoints: [join(rootDir, 'main.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    plugins: [lazyBuiltins()],
  });
  return JSON.parse(execFileSync(process.execPath, [outfile], { encoding: 'utf8' }));
}

const isLoadedSource = `
  const list = (process as unknown as { moduleLoadList: string[] }).moduleLoadList;
  export const isLoaded = (name: string): boolean => list.includes('NativeModule ' + name);
  export const print = (value: unknown): void => { process.stdout.write(JSON.stringify(value)); };
`;

test('a builtin is loaded at its first use, not by its import', async () => {
  const printed = await run({
    'main.ts': `
      import * as http2 from 'node:http2';
      import { createHash } from 'crypto';
      import zlib from 'zlib';
      import { isLoaded, print } from './loaded.ts';
      const before = ['http2', 'crypto', 'zlib'].map(isLoaded);
      const used = [typeof http2.connect, createHash('md5').update('a').digest('hex'), zlib.gzipSync('a').length > 0];
      print({ before, used, after: ['http2', 'crypto', 'zlib'].map(isLoaded) });
    `,
  });

  expect(printed).toEqual({
    before: [false, false, false],
    used: ['function', '0cc175b9c0f1b6a831c399e269772661', true],
    after: [true, true, true],
  });
});

test('a CommonJS package that requires a builtin does not load it either', async () => {
  const printed = await run({
    'package.cjs': `const tls = require('tls'); exports.connect = () => typeof tls.connect;`,
    'main.ts': `
      import legacy from './package.cjs';
      import { isLoaded, print } from './loaded.ts';
      const before = isLoaded('tls');
      print([before, legacy.connect()]);
    `,
  });

  expect(printed).toEqual([false, 'function']);
});

test('a stream class can be extended without loading streams, and its instances are real streams', async () => {
  const printed = await run({
    'main.ts': `
      import { PassThrough, Readable, Writable } from 'node:stream';
      import { text } from 'node:stream/consumers';
      import { isLoaded, print } from './loaded.ts';
      class Collector extends Writable {
        chunks: string[] = [];
        override _write(chunk: Buffer, _encoding: string, done: () => void): void { this.chunks.push(String(chunk)); done(); }
      }
      const before = isLoaded('stream');
      const collector = new Collector();
      Readable.from(['a', 'b']).pipe(collector);
      await new Promise((resolve) => collector.on('finish', resolve));
      const plain = new PassThrough();
      plain.end('c');
      print({
        before,
        chunks: collector.chunks,
        plain: await text(plain),
        kinds: [collector instanceof Collector, collector instanceof Writable, plain instanceof Readable, plain instanceof Collector, {} instanceof Writable],
      });
    `,
  });

  expect(printed).toEqual({ before: false, chunks: ['a', 'b'], plain: 'c', kinds: [true, true, true, false, false] });
});

test('a stream made the way it was before classes works', async () => {
  const printed = await run({
    'legacy.cjs': `
      const { Writable } = require('stream');
      function Sink() { Writable.call(this); }
      require('util').inherits(Sink, Writable);
      Sink.prototype._write = function (chunk, encoding, done) { this.got = String(chunk); done(); };
      module.exports = () => { const sink = new Sink(); sink.write('a'); return [sink.got, sink instanceof Writable]; };
    `,
    'main.ts': `
      import legacy from './legacy.cjs';
      import { print } from './loaded.ts';
      print(legacy());
    `,
  });

  expect(printed).toEqual(['a', true]);
});

test('a builtin that is itself a function or a class can be called, extended and changed', async () => {
  const printed = await run({
    'main.ts': `
      import assert from 'node:assert';
      import EventEmitter from 'node:events';
      import http from 'node:http';
      import { print } from './loaded.ts';
      class Bell extends EventEmitter {}
      let rung = 0;
      new Bell().on('ring', () => rung++).emit('ring');
      let refused = false;
      try { assert(false); } catch { refused = true; }
      http.maxHeaderSizeForTest = 5;
      print([rung, refused, process.getBuiltinModule('http').maxHeaderSizeForTest, new EventEmitter() instanceof EventEmitter]);
    `,
  });

  expect(printed).toEqual([1, true, 5, true]);
});

test('a module that is not a builtin is left to others', async () => {
  const printed = await run({
    'main.ts': `import { url } from './url.ts'; import { print } from './loaded.ts'; print(url);`,
    'url.ts': `export const url = 'mine';`,
  });

  expect(printed).toBe('mine');
});
