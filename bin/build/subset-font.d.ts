declare module 'subset-font' {
  /** The font in another format, with only the glyphs that `text` needs, and of a variable one a fixed weight. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype';
      noHinting: boolean;
      /** Then `text` is empty. */
      keepAllGlyphs?: boolean;
      variationAxes?: Readonly<Record<string, number>>;
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
