/** An owner introduces himself with a film. */
import type { Page } from '@playwright/test';
import { expectGoodScreen } from './kit/checks.ts';
import { expect, test } from './kit/fixtures.ts';
import { createOwner, fillPage, publish } from './kit/owners.ts';
import { patternOf, say } from './kit/texts.ts';

const captions = 'WEBVTT\n\n00:00.000 --> 00:05.000\nHello, I teach piano.\n';

test('a film goes up with captions, and a visitor plays it', async ({ openAs }) => {
  const owner = await createOwner();
  const agentName = await fillPage(owner);
  const page = await openAs(owner);
  await page.goto('/app/page');
  const section = page.getByRole('group', { name: say('editor-profile:film.title') });
  const choose = section.getByLabel(patternOf(say('editor-profile:film.choose')));
  await choose.setInputFiles({ name: 'talk.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film at all') });
  await expect(section.getByRole('alert')).toContainText(say('errors:film_unknown'));

  const saved = () => page.waitForResponse((response) => response.url().endsWith('/insertDesign') && response.ok());
  const withFilm = saved();
  await choose.setInputFiles({ name: 'hello.webm', mimeType: 'video/webm', buffer: await recordFilm(page) });
  await expect(section.getByText('hello.webm')).toBeVisible();
  await withFilm;
  const withCaptions = saved();
  const file = { name: 'hello.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) };
  await section.getByLabel(patternOf(say('editor-profile:film.addCaptions'))).setInputFiles(file);
  await withCaptions;
  await expectGoodScreen(page);

  await publish(owner);
  await page.goto(`/${agentName}`);
  const video = page.locator('main video');
  await video.evaluate((film: HTMLVideoElement) => film.play());
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
  const spoken = (film: HTMLVideoElement): string => {
    const [track] = film.textTracks;
    if (track) track.mode = 'showing';
    const [cue] = track?.cues ?? [];
    return cue instanceof VTTCue ? cue.text : '';
  };
  await expect.poll(() => video.evaluate(spoken)).toBe('Hello, I teach piano.');
});

/** A second of film, as a browser records it. */
async function recordFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const done = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data);
    });
    recorder.start();
    for (let frame = 0; frame < 25; frame += 1) {
      context?.fillRect(frame * 8, 40, 60, 60);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    return [...new Uint8Array(await (await done).arrayBuffer())];
  });
  return Buffer.from(bytes);
}
