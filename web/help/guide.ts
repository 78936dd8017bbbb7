/** The form of a guide (docs/help.md). Bodies are English; titles and summaries are texts in all languages (`help.json`). */

/** In the order in which the list shows them. */
export const guideAreas = ['page', 'talk', 'account', 'company', 'insurance'] as const;
export type GuideArea = (typeof guideAreas)[number];

/** A text of the screens, as `namespace:key`: the reader sees it in their own language. */
export type LabelKey = `${string}:${string}`;

/** Words with labels in them, as `{{label:namespace:key}}`. */
export type GuideText = string;

export type GuideSection = {
  title?: string;
  /** What to do, in this order. */
  steps?: readonly GuideText[];
  /** What to know, one idea a line. */
  lines?: readonly GuideText[];
};

export type Guide = {
  area: GuideArea;
  /** Words that people search for and the guide does not say. */
  words: string;
  sections: readonly GuideSection[];
  /** Screens that it is about: the path, and the name of the screen. */
  screens: readonly { path: string; label: LabelKey }[];
  /** Ids of others. */
  related: readonly string[];
};

const labelPattern = /\{\{label:([\w-]+:[\w.-]+)\}\}/;

/** The parts of a text: words, and the keys of labels between them. */
export function partsOf(text: GuideText): readonly ({ words: string } | { label: LabelKey })[] {
  return text
    .split(new RegExp(labelPattern, 'g'))
    .map((part, place) => (place % 2 === 0 ? { words: part } : { label: part as LabelKey }))
    .filter((part) => 'label' in part || part.words !== '');
}

/** All texts of a guide, in their order. */
export function textsOf({ sections }: Guide): readonly GuideText[] {
  return sections.flatMap(({ title, steps = [], lines = [] }) => [
    ...(title === undefined ? [] : [title]),
    ...steps,
    ...lines,
  ]);
}

/** The labels that a guide shows, those of its screens among them. */
export function labelsOf(guide: Guide): readonly LabelKey[] {
  const inTexts = textsOf(guide).flatMap((text) =>
    partsOf(text).flatMap((part) => ('label' in part ? [part.label] : [])),
  );
  return [...inTexts, ...guide.screens.map(({ label }) => label)];
}

/** Where the labels of a guide lie. */
export function namespacesOf(guide: Guide): readonly string[] {
  return [...new Set(labelsOf(guide).map((key) => key.slice(0, key.indexOf(':'))))];
}

/** What the heading of the last part says in all guides. */
export const WHEN_IT_FAILS = 'If it does not work';
