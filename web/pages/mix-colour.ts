import { contrastRatio } from '../../shared/rules/contrast.ts';
import { parseHexColour } from '../../shared/rules/hex-colour.ts';

/** Sixty-four steps from a colour to black or white: finer than the eye, and always an end. */
const steps = 64;

/** `share` of the second colour in the first, both hex, from 0 to 1; see-through parts count as laid over the first. */
export function mixColour(first: string, second: string, share: number): string {
  const [from, to] = [parseHexColour(first), parseHexColour(second)];
  if (from === undefined || to === undefined) return first;
  const mixed = (['red', 'green', 'blue'] as const).map((part) => from[part] + (to[part] - from[part]) * share);
  return `#${mixed.map(toHexPair).join('')}`;
}

/** The colour without transparency, laid over a background. */
export function opaqueOver(colour: string, background: string): string {
  const parsed = parseHexColour(colour);
  if (parsed === undefined) return background;
  const solid = `#${[parsed.red, parsed.green, parsed.blue].map(toHexPair).join('')}`;
  return mixColour(background, solid, parsed.alpha);
}

/**
 * The colour, moved towards `goal` only as far as it needs to reach a contrast against all backgrounds.
 * `goal` itself must reach it.
 */
export function withContrast(colour: string, backgrounds: readonly string[], least: number, goal: string): string {
  const reaches = (candidate: string) => backgrounds.every((other) => contrastRatio(candidate, other) >= least);
  for (let step = 0; step < steps; step += 1) {
    const candidate = mixColour(colour, goal, step / steps);
    if (reaches(candidate)) return candidate;
  }
  return goal;
}

function toHexPair(part: number): string {
  return Math.round(part).toString(16).padStart(2, '0');
}
