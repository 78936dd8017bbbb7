/** How much of a text one SMS carries (3GPP TS 23.038): 160 characters of the GSM alphabet, else 70 of UCS-2. */
const GSM_CHARACTERS = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** They take an escape beside themselves. */
const GSM_EXTENSION = new Set('\f^{}\\[~]|€');

const MOST_GSM = 160;
const MOST_UCS2 = 70;

export function fitsOneSms(text: string): boolean {
  let septets = 0;
  for (const character of text) {
    if (GSM_CHARACTERS.has(character)) septets += 1;
    else if (GSM_EXTENSION.has(character)) septets += 2;
    else return text.length <= MOST_UCS2;
  }
  return septets <= MOST_GSM;
}
