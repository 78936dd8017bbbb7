import { defaultQrDesign, type QrDesign } from '../../../shared/model/place.ts';
import type { QrLogo } from '../qr/draw-qr.ts';

/** How the code of a card looks. */
export type CardCode = { design: QrDesign; logo: QrLogo };

/** Side of the code with its quiet zone: read at arm's length. */
export const CODE_MILLIMETRES = 30;

/** Black on white, whatever the colours of the card: for owners who have designed none. */
export const plainCode: CardCode = {
  design: { ...defaultQrDesign, colour: '#000000', quietZone: 2 },
  logo: { initials: '', photo: null, fontFamily: '' },
};
