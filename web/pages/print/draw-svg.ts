/** From a drawing to pixels, in the browser, with its own fonts. */

/** The drawing as pixels on white. Rejects where the browser gives no canvas or can't read the drawing. */
export async function drawSvg(svg: string, width: number, height: number): Promise<CanvasRenderingContext2D> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('This browser gave no canvas to draw on.');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, width, height);
  brush.drawImage(image, 0, 0, width, height);
  return brush;
}

/** The pixels without transparency. */
export function rgbOf(brush: CanvasRenderingContext2D): Uint8Array<ArrayBuffer> {
  const { data } = brush.getImageData(0, 0, brush.canvas.width, brush.canvas.height);
  const pixels = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    pixels[to] = data[from] ?? 0;
    pixels[to + 1] = data[from + 1] ?? 0;
    pixels[to + 2] = data[from + 2] ?? 0;
  }
  return pixels;
}

export async function pngOf({ canvas }: CanvasRenderingContext2D): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser could not write a PNG.');
  return new Uint8Array(await blob.arrayBuffer());
}
