/** Western digits everywhere, as in all figures of the app. */
export const westernDigits = { numberingSystem: 'latn' } as const;
