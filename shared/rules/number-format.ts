/** Made once: making a formatter costs a hundred times as much as using it. */
const twoDecimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: true,
  signDisplay: 'negative',
});

/**
 * A number rounded to two decimals with thousands separators: `1,234.50` (specification 2, section 9).
 * Empty for what isn't a finite number.
 */
export function formatNumber(value: number): string {
  return Number.isFinite(value) ? twoDecimals.format(value) : '';
}
