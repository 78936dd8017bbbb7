/**
 * An amount as `Intl` writes it, for text that runs from right to left (it begins such amounts with a mark): the letters of
 * a currency keep its sign behind them, HK$ and not $HK.
 */
export function holdSign(amount: string): string {
  if (!amount.includes('\u200f')) return amount;
  return amount.replace(/[A-Z]{1,3}\p{Sc}/u, '\u2066$&\u2069');
}
