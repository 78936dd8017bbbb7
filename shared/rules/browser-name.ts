/** The browser and the system that a `User-Agent` header names, in the words that people know them by. */

export type BrowserName = {
  /** Such as `Chrome`; null when it is none that we know. */
  browser: string | null;
  /** Such as `Windows`; null when it is none that we know. */
  system: string | null;
};

/** The first that fits: browsers also name those that they descend from. */
const browsers: readonly (readonly [mark: string, name: string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const systems: readonly (readonly [mark: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

export function browserNameOf(userAgent: string): BrowserName {
  const find = (names: typeof browsers): string | null => names.find(([mark]) => userAgent.includes(mark))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
