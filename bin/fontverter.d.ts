/** The package has no types of its own. */
declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, to: 'truetype' | 'woff' | 'woff2'): Promise<Buffer> };
  export default fontverter;
}
