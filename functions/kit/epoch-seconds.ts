/** Whole seconds since 1970, as DynamoDB's expiry and conditions on it count. */
export const epochSeconds = (time: Date): number => Math.floor(time.getTime() / 1_000);
