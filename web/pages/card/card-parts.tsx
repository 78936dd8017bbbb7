/**
 * Parts of a card as SVG in millimetres, measured from the edge where one begins to read: in Arabic that is the right
 * one. Everything is an attribute: a card is also a picture by itself, without the page's style.
 */
import type { ReactElement } from 'react';
import type { CardModel } from './card-model.ts';
import { BLEED } from './card-size.ts';
import { fitText, LEADING, type Box } from './fit-text.ts';

const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A place from the reading edge as one from the left. */
export function fromLeft({ dir, size }: CardModel, x: number): number {
  return dir === 'rtl' ? size.width - x : x;
}

/** Left edge of a box that begins at `x` and is `width` wide. */
export function boxLeft(model: CardModel, x: number, width: number): number {
  return model.dir === 'rtl' ? model.size.width - x - width : x;
}

export type WordsProps = {
  model: CardModel;
  text: string;
  /** From the reading edge; the middle for `centre`. */
  x: number;
  /** Top of the first line; for `grows` up the base of the last one. */
  y: number;
  box: Box;
  fill: string;
  font: { family: string; weight: string };
  isCentred?: boolean;
  grows?: 'down' | 'up';
};

/** From the top of a line to its base, against the size of the letters. */
const ASCENT = 0.86;

/** One text on one or more lines, each as it is read itself: a number stays a number on an Arabic card. */
export function Words(props: WordsProps): ReactElement | null {
  const { model, text, x, y, box, fill, font, isCentred = false, grows = 'down' } = props;
  if (text === '') return null;
  const { size, lines } = fitText(text, box);
  const isRtl = rightToLeft.test(text);
  const first = grows === 'down' ? y + size * ASCENT : y - (lines.length - 1) * size * LEADING;
  const anchor = isCentred ? 'middle' : isRtl === (model.dir === 'rtl') ? 'start' : 'end';
  return (
    <text
      fill={fill}
      fontFamily={font.family}
      fontWeight={font.weight}
      fontSize={size}
      textAnchor={anchor}
      direction={isRtl ? 'rtl' : 'ltr'}
    >
      {lines.map((line, index) => (
        <tspan key={index} x={fromLeft(model, x)} y={round(first + index * size * LEADING)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** How many lines a text takes, and how high they are: for what stands below it. */
export function heightOf(text: string, box: Box): number {
  if (text === '') return 0;
  const { size, lines } = fitText(text, box);
  return lines.length * size * LEADING;
}

export type LinesProps = {
  model: CardModel;
  x: number;
  /** Base of the last line. */
  bottom: number;
  width: number;
  fill: string;
  isCentred?: boolean;
};

/** Size and height of a line of the ways to the owner: 6.8 points, the least that is read with ease. */
const LINE = { size: 2.4, least: 1.4, height: 3.7 };

/** The ways to the owner in one size, one below the other, growing up from the bottom. */
export function ContactLines({ model, x, bottom, width, fill, isCentred = false }: LinesProps): ReactElement {
  const font = { family: model.bodyFont, weight: '400' };
  const box = { width, lines: 1, size: LINE.size, least: LINE.least };
  const size = Math.min(...model.lines.map((line) => fitText(line, box).size));
  const first = bottom - (model.lines.length - 1) * LINE.height;
  return (
    <>
      {model.lines.map((line, index) => (
        <Words
          key={line}
          model={model}
          text={line}
          x={x}
          y={round(first + index * LINE.height)}
          box={{ ...box, size }}
          fill={fill}
          font={font}
          isCentred={isCentred}
          grows="up"
        />
      ))}
    </>
  );
}

/** The height that the lines take. */
export const linesHeight = ({ lines }: CardModel): number => lines.length * LINE.height;

export type PortraitProps = { model: CardModel; x: number; y: number; width: number; height: number; radius: number };

/** The owner's picture, or the initials in its place. */
export function Portrait({ model, x, y, width, height, radius }: PortraitProps): ReactElement {
  const { colours, photo, initials, nameFont } = model;
  const left = round(boxLeft(model, x, width));
  const frame = { x: left, y, width, height, rx: radius };
  if (photo === null) {
    return (
      <>
        <rect {...frame} fill={colours.tint} />
        <text
          x={left + width / 2}
          y={y + height / 2}
          dy=".35em"
          fill={colours.accent}
          fontFamily={nameFont.family}
          fontWeight={nameFont.weight}
          fontSize={Math.min(width, height) * 0.4}
          textAnchor="middle"
        >
          {initials}
        </text>
      </>
    );
  }
  return (
    <>
      <clipPath id="portrait">
        <rect {...frame} />
      </clipPath>
      <image href={photo} {...frame} preserveAspectRatio="xMidYMid slice" clipPath="url(#portrait)" />
    </>
  );
}

/** A surface over the whole card and its bleed. */
export function Ground({ model, fill }: { model: CardModel; fill: string }): ReactElement {
  const { width, height } = model.size;
  return <rect x={-BLEED} y={-BLEED} width={width + 2 * BLEED} height={height + 2 * BLEED} fill={fill} />;
}

export const round = (value: number): number => Math.round(value * 100) / 100;
