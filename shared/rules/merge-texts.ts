/** Texts of a namespace by key, some of them in groups. */
export type TextTree = { [key: string]: string | TextTree };

/** The texts with those in place that a variant words in its own way. */
export function mergeTexts(texts: TextTree, variant: TextTree): TextTree {
  const merged = Object.entries(variant).map(([key, own]) => {
    const before = texts[key];
    const isGroup = typeof own === 'object' && typeof before === 'object';
    return [key, isGroup ? mergeTexts(before, own) : own] as const;
  });
  return { ...texts, ...Object.fromEntries(merged) };
}
