declare module 'subset-font' {
  /** The font with only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; noHinting: boolean; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
