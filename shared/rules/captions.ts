import { MAX_CAPTIONS_LENGTH } from '../model/film.ts';

/** Whether a text is WebVTT with at least one cue (W3C WebVTT, section 4.1), and not too long. */
export function isCaptions(text: string): boolean {
  const isHeaded = /^\uFEFF?WEBVTT(?:[ \t][^\r\n]*)?(?:\r\n|\r|\n)/.test(text);
  return isHeaded && text.length <= MAX_CAPTIONS_LENGTH && /(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+\d/.test(text);
}
