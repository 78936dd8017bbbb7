import { expect, test } from 'vitest';
import { makePlain, makeSameLook } from '../../../bin/bench/hand-made-page.ts';

const LIVE =
  '<!doctype html><html data-agent="mara"><head><meta property="og:title" content="M"/><title>Mara</title>' +
  '<script type="application/ld+json">{}</script></head><body><img src="data:image/webp;base64,AA" width="4" height="5" alt=""/>' +
  '<img class="sharp" src="http://127.0.0.1:1/m.webp"/><h1>Mara</h1><p dir="auto">Calm rooms</p>' +
  '<a href="mailto:m@example.com"><svg></svg>E-mail</a><script>go()</script></body></html>';

test('the page of the same look keeps markup and picture and loses scripts, hooks and what comes later', () => {
  const page = makeSameLook(LIVE);

  expect(page).toContain('<p dir="auto">Calm rooms</p><a href="mailto:m@example.com"><svg></svg>E-mail</a>');
  expect(page).toContain('data:image/webp;base64,AA');
  for (const gone of ['<script', 'og:title', 'data-agent', 'sharp']) expect(page).not.toContain(gone);
});

test('the plain page keeps all words and the picture', () => {
  const page = makePlain(LIVE);

  for (const kept of ['<h1>Mara</h1>', 'Calm rooms', 'E-mail', 'data:image/webp;base64,AA'])
    expect(page).toContain(kept);
  for (const gone of ['<script', '<svg', 'http://127.0.0.1:1']) expect(page).not.toContain(gone);
});

test('a page without a picture is refused with what was expected', () => {
  expect(() => makePlain('<body><h1>Mara</h1></body>')).toThrow('Expected a live page with an inlined picture');
});
