/** Pictures that applicants of a test send: a scene with a QR code that tells the stand-in for Rekognition what it shows. */
import sharp from 'sharp';
import { renderSVG } from 'uqr';

export type Scene = {
  labels?: string[];
  texts?: string[];
  width?: number;
  height?: number;
  /** Of the light, from 0 to 1. */
  light?: number;
  /** Radius of a blur, in pixels. */
  blur?: number;
  format?: 'jpeg' | 'png';
};

export async function scenePicture(scene: Scene = {}): Promise<Buffer> {
  const { labels = [], texts = [], width = 1_200, height = 900, light = 1, blur = 0, format = 'jpeg' } = scene;
  const said = new URLSearchParams([...labels.map((one) => ['label', one]), ...texts.map((one) => ['text', one])]);
  const side = Math.round(Math.min(width, height) * 0.6);
  const code = await sharp(Buffer.from(renderSVG(`see:?${said}`, { border: 4 })))
    .resize({ width: side, height: side, kernel: 'nearest' })
    .png()
    .toBuffer();
  const background = { r: 150, g: 165, b: 185 };
  const whole = await sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: code, gravity: 'centre' }])
    .png()
    .toBuffer();
  const lit = sharp(whole).linear(light, 0);
  return (blur > 0 ? lit.blur(blur) : lit)
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .toFormat(format)
    .toBuffer();
}

/** A QuickTime film of Motion JPEG, as long as it says, with who made it in its metadata. */
export async function sceneVideo(scene: Scene = {}, seconds = 4): Promise<Buffer> {
  const frame = await scenePicture({ width: 640, height: 480, ...scene });
  const head = Buffer.alloc(100);
  head.writeUInt32BE(1_000, 12);
  head.writeUInt32BE(seconds * 1_000, 16);
  const moov = box('moov', box('mvhd', head), box('udta', Buffer.from('Somebody +47.37+008.54/')));
  return Buffer.concat([box('ftyp', Buffer.from('qt  \0\0\0\0')), moov, box('mdat', frame, frame, frame)]);
}

function box(kind: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, body]);
}
