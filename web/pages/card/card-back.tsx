import type { ReactElement } from 'react';
import type { QrDesign } from '../../../shared/model/place.ts';
import { drawQr } from '../qr/draw-qr.ts';
import { CODE_MILLIMETRES } from './card-code.ts';
import type { CardModel } from './card-model.ts';
import { Ground, Words } from './card-parts.tsx';

const CODE = CODE_MILLIMETRES;

/** The back: the code of the page in the middle of a field of colour, its address in letters below. */
export function CardBack({ model }: { model: CardModel }): ReactElement {
  const { colours, size, address, texts, code: look } = model;
  const middle = size.width / 2;
  const code = drawQr(address, look.design, look.logo);
  const top = (size.height - CODE) / 2 - 4;
  return (
    <>
      <Ground model={model} fill={colours.field} />
      <rect x={middle - CODE / 2} y={top} width={CODE} height={CODE} rx={2.4} fill={look.design.background} />
      <svg
        x={middle - CODE / 2 + 0.6}
        y={top + 0.6}
        width={CODE - 1.2}
        height={CODE - 1.2}
        viewBox={code.viewBox}
        // Round forms would be ragged.
        shapeRendering={isSquare(look.design) ? 'crispEdges' : undefined}
        dangerouslySetInnerHTML={{ __html: code.inner }}
      />
      <Words
        model={model}
        text={model.shownAddress}
        x={middle}
        y={top + CODE + 2.6}
        box={{ width: size.width - 12, lines: 1, size: 3, least: 1.8 }}
        fill={colours.onField}
        font={{ family: model.bodyFont, weight: '600' }}
        isCentred
      />
      <Words
        model={model}
        text={texts.card.scan}
        x={middle}
        y={top + CODE + 7}
        box={{ width: size.width - 12, lines: 1, size: 2.2, least: 1.8 }}
        fill={colours.onField}
        font={{ family: model.bodyFont, weight: '400' }}
        isCentred
      />
    </>
  );
}

function isSquare({ moduleShape, eyeShape }: QrDesign): boolean {
  return moduleShape === 'square' && eyeShape === 'square';
}
