/**
 * A policy wording as it is written: Markdown with one addition, `{.exclusions}` at the end of a heading (the attribute of
 * Pandoc's Markdown), which marks a section of what is not insured in whatever language it is.
 */

const MARKED = /^(#{1,6}[ \t]+)(.*?)[ \t]*\{\.exclusions\}[ \t]*$/gm;

export type WordingSource = {
  /** Without the marks. */
  markdown: string;
  /** The headings of the sections of what is not insured, as they are written. */
  exclusionHeadings: readonly string[];
};

export function readWordingSource(source: string): WordingSource {
  return {
    markdown: source.replaceAll(MARKED, '$1$2'),
    exclusionHeadings: [...source.matchAll(MARKED)].map(([, , heading = '']) => heading),
  };
}
