/**
 * Embeddings without a model: hashed features of the text. Texts that share words, word parts or concepts lie close
 * together; nothing here understands meaning. The same text gives the same vector on every machine.
 */
import { characterNgrams } from './similarity.ts';
import { foldText, termsOfText } from './words.ts';

/** Any fixed number; changing it makes all stored vectors worthless. */
const SEED = 0x9e3779b9;

const WORD_WEIGHT = 1;
const CONCEPT_WEIGHT = 0.6;
const NGRAM_WEIGHT = 0.25;
const NGRAM_SIZES = [3, 4, 5];

/** A vector of the given length; of Euclidean length 1 unless `normalize` is false. Never all zeros. */
export function embed(text: string, dimensions = 1024, normalize = true): number[] {
  const vector = Array.from({ length: dimensions }, () => 0);
  for (const [feature, weight] of featuresOf(text)) addFeature(vector, feature, weight);
  const length = Math.hypot(...vector);
  if (length === 0) addFeature(vector, `text:${text}`, WORD_WEIGHT);
  if (!normalize || length === 0) return vector;
  return vector.map((value) => value / length);
}

/** Weights of the features, damped so that a word said ten times does not drown the others. */
function featuresOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (feature: string): void => void counts.set(feature, (counts.get(feature) ?? 0) + 1);
  for (const { key, concept } of termsOfText(text)) {
    if (concept) count(`concept:${concept}`);
    if (key === '') continue;
    count(`word:${key}`);
    for (const ngram of paddedNgrams(key)) count(`ngram:${ngram}`);
  }
  if (counts.size === 0) for (const ngram of paddedNgrams(foldText(text))) count(`ngram:${ngram}`);
  return new Map([...counts].map(([feature, times]) => [feature, weightOf(feature) * (1 + Math.log(times))]));
}

/** The padding tells the beginning and end of a word from its middle. */
function paddedNgrams(word: string): string[] {
  return NGRAM_SIZES.flatMap((size) => [...characterNgrams(`_${word}_`, size)]);
}

function weightOf(feature: string): number {
  if (feature.startsWith('word:')) return WORD_WEIGHT;
  return feature.startsWith('concept:') ? CONCEPT_WEIGHT : NGRAM_WEIGHT;
}

/** Signed hashing: features that fall on the same place cancel out on average instead of adding up. */
function addFeature(vector: number[], feature: string, weight: number): void {
  const hash = hashText(feature);
  const place = (hash >>> 1) % vector.length;
  vector[place] = (vector[place] ?? 0) + (hash & 1 ? weight : -weight);
}

/** FNV-1a over UTF-16 code units, with the finaliser of MurmurHash3 so that all bits depend on all others. */
function hashText(text: string): number {
  let hash = SEED;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
