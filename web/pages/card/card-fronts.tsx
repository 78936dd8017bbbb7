/** The front of a card in the character of each template. */
import type { ReactElement } from 'react';
import type { TemplateId } from '../../../shared/model/page.ts';
import type { CardModel } from './card-model.ts';
import {
  boxLeft,
  ContactLines,
  fromLeft,
  Ground,
  heightOf,
  linesHeight,
  Portrait,
  round,
  Words,
} from './card-parts.tsx';
import { BLEED, MARGIN } from './card-size.ts';

type Front = (props: { model: CardModel }) => ReactElement;

export const fronts: Record<TemplateId, Front> = {
  professional: Professional,
  'personal-brand': PersonalBrand,
  sales: Sales,
  creative: Creative,
  networking: Networking,
};

const body = (model: CardModel, weight = '400') => ({ family: model.bodyFont, weight });

/** Letterhead: the name over a double rule, what counts below it. */
function Professional({ model }: { model: CardModel }): ReactElement {
  const { colours, size, photo } = model;
  const picture = photo === null ? 0 : 17;
  const width = size.width - 2 * MARGIN - (picture === 0 ? 0 : picture + 4);
  const name = { width, lines: 2, size: 5.6, least: 3 };
  const rule = size.height - MARGIN - linesHeight(model) - 3.4;
  const left = fromLeft(model, MARGIN);
  const right = fromLeft(model, size.width - MARGIN);
  return (
    <>
      <Ground model={model} fill={colours.paper} />
      {picture > 0 && (
        <Portrait
          model={model}
          x={size.width - MARGIN - picture}
          y={MARGIN}
          width={picture}
          height={picture}
          radius={1.2}
        />
      )}
      <Words
        model={model}
        text={model.name}
        x={MARGIN}
        y={MARGIN - 0.8}
        box={name}
        fill={colours.ink}
        font={model.nameFont}
      />
      <Words
        model={model}
        text={model.title}
        x={MARGIN}
        y={round(MARGIN + 0.4 + heightOf(model.name, name))}
        box={{ width, lines: 2, size: 2.9, least: 2 }}
        fill={colours.accent}
        font={body(model, '500')}
      />
      <path d={`M${left} ${rule}H${right}`} stroke={colours.fill} strokeWidth={0.7} />
      <path d={`M${left} ${rule + 0.9}H${right}`} stroke={colours.fill} strokeWidth={0.2} />
      <ContactLines
        model={model}
        x={MARGIN}
        bottom={size.height - MARGIN}
        width={size.width - 2 * MARGIN}
        fill={colours.soft}
      />
    </>
  );
}

/** Magazine cover: the picture to the edge, the name large beside it. */
function PersonalBrand({ model }: { model: CardModel }): ReactElement {
  const { colours, size, photo, initials, nameFont } = model;
  const strip = size.width * 0.36;
  const x = size.width - strip;
  const width = x - MARGIN - 4;
  const name = { width, lines: 3, size: 7, least: 3, height: size.height - 2 * MARGIN - 9 - linesHeight(model) };
  const height = size.height + 2 * BLEED;
  return (
    <>
      <Ground model={model} fill={colours.paper} />
      {photo === null ? (
        <>
          <rect
            x={round(boxLeft(model, x, strip + BLEED))}
            y={-BLEED}
            width={strip + BLEED}
            height={height}
            fill={colours.field}
          />
          <circle
            cx={round(fromLeft(model, x + strip * 0.6))}
            cy={size.height * 0.34}
            r={strip * 0.3}
            fill={colours.fieldShape}
          />
          <text
            x={round(fromLeft(model, x + strip / 2))}
            y={size.height - MARGIN}
            fill={colours.onField}
            fontFamily={nameFont.family}
            fontWeight={nameFont.weight}
            fontSize={14}
            textAnchor="middle"
          >
            {initials}
          </text>
        </>
      ) : (
        <Portrait model={model} x={x} y={-BLEED} width={strip + BLEED} height={height} radius={0} />
      )}
      <Words
        model={model}
        text={model.title}
        x={MARGIN}
        y={MARGIN - 0.3}
        box={{ width, lines: 2, size: 2.4, least: 1.9 }}
        fill={colours.accent}
        font={body(model, '600')}
      />
      <Words model={model} text={model.name} x={MARGIN} y={MARGIN + 8} box={name} fill={colours.ink} font={nameFont} />
      <ContactLines model={model} x={MARGIN} bottom={size.height - MARGIN} width={width} fill={colours.soft} />
    </>
  );
}

/** One promise, large; who makes it on a band of colour. */
function Sales({ model }: { model: CardModel }): ReactElement {
  const { colours, size } = model;
  const width = size.width - 2 * MARGIN;
  const band = Math.max(20, linesHeight(model) + 6);
  const top = size.height - band;
  const named = width * 0.4 - 4;
  const ways = width * 0.6;
  return (
    <>
      <Ground model={model} fill={colours.paper} />
      <Words
        model={model}
        text={model.tagline || model.title}
        x={MARGIN}
        y={MARGIN - 0.6}
        box={{ width, lines: 3, size: 6.4, least: 3, height: top - MARGIN - 3 }}
        fill={colours.ink}
        font={model.nameFont}
      />
      <rect x={-BLEED} y={top} width={size.width + 2 * BLEED} height={band + BLEED} fill={colours.fill} />
      <Words
        model={model}
        text={model.name}
        x={MARGIN}
        y={top + 3.6}
        box={{ width: named, lines: 2, size: 4, least: 2, height: band - 11 }}
        fill={colours.onFill}
        font={body(model, '700')}
      />
      <Words
        model={model}
        text={model.tagline === '' ? '' : model.title}
        x={MARGIN}
        y={size.height - MARGIN}
        box={{ width: named, lines: 2, size: 2.4, least: 1.7 }}
        fill={colours.onFill}
        font={body(model)}
        grows="up"
      />
      <ContactLines
        model={model}
        x={MARGIN + named + 4}
        bottom={size.height - MARGIN}
        width={ways}
        fill={colours.onFill}
      />
    </>
  );
}

/** Poster: the name as large as it goes on a field of colour, a shape that leaves the card. */
function Creative({ model }: { model: CardModel }): ReactElement {
  const { colours, size, photo } = model;
  const width = size.width - 2 * MARGIN;
  const titleBase = round(size.height - MARGIN - linesHeight(model) - 0.6);
  const name = {
    width: photo === null ? width : width - 20,
    lines: 3,
    size: 10,
    least: 3,
    height: titleBase - MARGIN - 3,
  };
  return (
    <>
      <Ground model={model} fill={colours.field} />
      <circle cx={fromLeft(model, size.width - 6)} cy={size.height - 4} r={26} fill={colours.fieldShape} />
      {photo !== null && (
        <Portrait model={model} x={size.width - MARGIN - 18} y={MARGIN} width={18} height={18} radius={9} />
      )}
      <Words
        model={model}
        text={model.name}
        x={MARGIN}
        y={MARGIN - 1}
        box={name}
        fill={colours.onField}
        font={model.nameFont}
      />
      <Words
        model={model}
        text={model.title}
        x={MARGIN}
        y={titleBase}
        box={{ width: width * 0.7, lines: 1, size: 2.8, least: 2 }}
        fill={colours.onField}
        font={body(model, '600')}
        grows="up"
      />
      <ContactLines model={model} x={MARGIN} bottom={size.height - MARGIN} width={width * 0.7} fill={colours.onField} />
    </>
  );
}

/** Badge: hung from its hole, the face in the middle. */
function Networking({ model }: { model: CardModel }): ReactElement {
  const { colours, size } = model;
  const middle = size.width / 2;
  const width = size.width - 2 * MARGIN;
  const lines = model.lines.length > 2 ? pairs(model.lines) : model.lines;
  const top = 15;
  return (
    <>
      <Ground model={model} fill={colours.card} />
      <rect x={-BLEED} y={-BLEED} width={size.width + 2 * BLEED} height={top + BLEED} fill={colours.field} />
      <rect x={middle - 6} y={MARGIN - 2} width={12} height={2} rx={1} fill={colours.card} />
      <circle cx={middle} cy={top} r={8.6} fill={colours.card} />
      <Portrait model={model} x={middle - 8} y={top - 8} width={16} height={16} radius={8} />
      <Words
        model={model}
        text={model.name}
        x={middle}
        y={25.4}
        box={{ width, lines: 1, size: 5, least: 2.6 }}
        fill={colours.ink}
        font={model.nameFont}
        isCentred
      />
      <Words
        model={model}
        text={model.title}
        x={middle}
        y={31.8}
        box={{ width, lines: 1, size: 2.7, least: 1.9 }}
        fill={colours.accent}
        font={body(model, '600')}
        isCentred
      />
      <ContactLines
        model={{ ...model, lines }}
        x={middle}
        bottom={size.height - MARGIN}
        width={width}
        fill={colours.soft}
        isCentred
      />
    </>
  );
}

/** Two on a line: there is no room for four lines under a face. */
function pairs(lines: readonly string[]): string[] {
  const half = Math.ceil(lines.length / 2);
  return [lines.slice(0, half), lines.slice(half)].map((part) => part.join('  ·  '));
}
