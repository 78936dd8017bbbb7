/**
 * What the stand-in sees in a video. It decodes one kind, Motion JPEG, whose frames are pictures (see-picture.ts); of any
 * other it knows how long it runs, and sees nothing in it.
 */
import { readVideo } from '../../../../shared/rules/film-file.ts';
import { EngineError } from '../engine.ts';
import { seePicture } from './see-picture.ts';

export type VideoSight = {
  milliseconds: number;
  labels: { name: string; timestamp: number }[];
};

/** Frames that are looked at, over the whole length. */
const MOST_FRAMES = 5;

/** Undefined for what cannot be played: neither MP4 nor QuickTime. */
export async function seeVideo(video: Buffer): Promise<VideoSight | undefined> {
  const facts = readVideo(video);
  if (facts === undefined) return undefined;
  const milliseconds = Math.round((facts.seconds ?? 0) * 1_000);
  const frames = framesOf(video);
  const step = Math.max(1, Math.ceil(frames.length / MOST_FRAMES));
  const seen = frames.flatMap((frame, index) => (index % step === 0 ? [{ frame, index }] : []));
  const labels = await Promise.all(
    seen.map(async ({ frame, index }) => {
      const timestamp = Math.round((milliseconds * index) / frames.length);
      return (await labelsOf(frame)).map((name) => ({ name, timestamp }));
    }),
  );
  return { milliseconds, labels: labels.flat() };
}

/** Bytes that begin and end like a JPEG are not always one. */
async function labelsOf(frame: Buffer): Promise<string[]> {
  try {
    return (await seePicture(frame)).labels;
  } catch (error) {
    if (error instanceof EngineError) return [];
    throw error;
  }
}

const START = Buffer.from([0xff, 0xd8, 0xff]);
const END = Buffer.from([0xff, 0xd9]);

function framesOf(video: Buffer): Buffer[] {
  const frames: Buffer[] = [];
  for (let from = video.indexOf(START); from >= 0;) {
    const to = video.indexOf(END, from);
    if (to < 0) break;
    frames.push(video.subarray(from, to + END.length));
    from = video.indexOf(START, to);
  }
  return frames;
}
