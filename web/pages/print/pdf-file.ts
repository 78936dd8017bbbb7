/**
 * A PDF whose pages are one picture each (ISO 32000): pixels as they are, without loss, so that letters of every script
 * stay as sharp as they were drawn.
 */

/** Points of PDF: 72 to an inch. */
const POINTS = 72 / 25.4;

export type PdfPage = {
  /** Red, green and blue of each pixel. */
  pixels: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  /** Size on paper, in millimetres. */
  paper: { width: number; height: number };
  /** What is cut off at each edge, in millimetres. */
  bleed: number;
};

const encoder = new TextEncoder();

/** The whole file. */
export async function pdfFile(pages: readonly PdfPage[]): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new PdfWriter();
  const kids = pages.map((_, index) => `${3 + 3 * index} 0 R`).join(' ');
  writer.object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  writer.object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const [index, page] of pages.entries()) await writePage(writer, 3 + 3 * index, page);
  return writer.end(3 + 3 * pages.length);
}

async function writePage(
  writer: PdfWriter,
  first: number,
  { pixels, width, height, paper, bleed }: PdfPage,
): Promise<void> {
  const [wide, high, cut] = [paper.width, paper.height, bleed].map((length) => points(length));
  const trim = [bleed, bleed, paper.width - bleed, paper.height - bleed].map(points).join(' ');
  const drawing = encoder.encode(`${wide} 0 0 ${high} 0 0 cm /Im Do`);
  const boxes = `/MediaBox [0 0 ${wide} ${high}]${cut === '0' ? '' : ` /TrimBox [${trim}]`}`;
  writer.object(
    first,
    `<< /Type /Page /Parent 2 0 R ${boxes} /Resources << /XObject << /Im ${first + 2} 0 R >> >> /Contents ${first + 1} 0 R >>`,
  );
  writer.object(first + 1, `<< /Length ${drawing.length} >>`, drawing);
  const packed = await deflate(pixels);
  writer.object(
    first + 2,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /Length ${packed.length} >>`,
    packed,
  );
}

const points = (millimetres: number): string => String(Math.round(millimetres * POINTS * 1_000) / 1_000);

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Writes objects one after the other and knows where each began, which the table at the end says. */
class PdfWriter {
  readonly #parts: Uint8Array<ArrayBuffer>[] = [];
  readonly #offsets: number[] = [];
  #length = 0;

  constructor() {
    this.#write('%PDF-1.5\n');
  }

  object(number: number, dictionary: string, stream?: Uint8Array<ArrayBuffer>): void {
    this.#offsets[number] = this.#length;
    this.#write(`${number} 0 obj\n${dictionary}\n`);
    if (stream) {
      this.#write('stream\n');
      this.#add(stream);
      this.#write('\nendstream\n');
    }
    this.#write('endobj\n');
  }

  end(count: number): Uint8Array<ArrayBuffer> {
    const start = this.#length;
    const rows = Array.from(
      { length: count - 1 },
      (_, index) => `${pad(this.#offsets[index + 1] ?? 0, 10)} 00000 n \n`,
    );
    this.#write(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`);
    this.#write(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
    const file = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  }

  #write(text: string): void {
    this.#add(encoder.encode(text));
  }

  #add(bytes: Uint8Array<ArrayBuffer>): void {
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');
