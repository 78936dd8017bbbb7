/** The accounts that the local PayPal knows. */

export type Payer = { email: string; words: string; isDeclined: boolean; failsLater: boolean };

export const payers: Record<string, Payer> = {
  good: { email: 'buyer@paypal.example', words: 'Pays, and renewals too', isDeclined: false, failsLater: false },
  later: {
    email: 'later@paypal.example',
    words: 'Pays now; renewals are declined',
    isDeclined: false,
    failsLater: true,
  },
  empty: { email: 'empty@paypal.example', words: 'Has no money: is declined', isDeclined: true, failsLater: true },
};
