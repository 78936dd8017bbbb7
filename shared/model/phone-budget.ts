/** Codes to phones, which cost money and which strangers can ask for: all together, an hour and a day (SECURITY.md T18). */
export const phoneCodeBudgets = {
  hour: { max: 300, windowSeconds: 3_600 },
  day: { max: 2_000, windowSeconds: 86_400 },
} as const;
