/** Linking a GoPay account by its phone number (docs.midtrans.com/reference/create-pay-account). Its holder agrees in the wallet. */
import * as z from 'zod';
import { environment } from '../../../kit/environment.ts';
import { askGoPay, goPayError } from './gopay-client.ts';

const Account = z.object({
  account_id: z.string(),
  account_status: z.string(),
  actions: z.array(z.object({ name: z.string(), url: z.string() })).default([]),
  metadata: z
    .object({
      payment_options: z
        .array(z.object({ name: z.string(), active: z.boolean().default(true), token: z.string() }))
        .default([]),
    })
    .optional(),
});

export type WalletState = 'pending' | 'linked' | 'ended';

/** Once for a request. @param phone E.164 of Indonesia @returns where the holder agrees, on the web */
export async function linkGoPayAccount(
  phone: string,
  requestId: string,
): Promise<{ methodId: string; activationUrl: string | null }> {
  const answer = await askGoPay({
    method: 'POST',
    path: '/v2/pay/account',
    idempotencyKey: requestId,
    body: {
      payment_type: 'gopay',
      gopay_partner: {
        phone_number: phone.replace('+62', ''),
        country_code: '62',
        redirect_url: `${environment.appOrigin()}/app/payment?wallet=linked`,
      },
    },
  });
  const account = Account.safeParse(answer.body);
  if (answer.status >= 300 || !account.success) throw goPayError(answer, 'pay/account');
  const activationUrl = account.data.actions.find(({ name }) => name === 'activation-link-url')?.url ?? null;
  return { methodId: account.data.account_id, activationUrl };
}

export async function readWalletState(methodId: string): Promise<WalletState> {
  const status = (await readAccount(methodId))?.account_status;
  if (status === 'ENABLED') return 'linked';
  return status === 'PENDING' ? 'pending' : 'ended';
}

/** What a charge names the wallet with; null when it is not linked. */
export async function readPaymentToken(methodId: string): Promise<string | null> {
  const account = await readAccount(methodId);
  if (account?.account_status !== 'ENABLED') return null;
  const options = account.metadata?.payment_options ?? [];
  const wallet = options.find(({ name, active }) => active && name === 'GOPAY_WALLET') ?? options.find((o) => o.active);
  return wallet?.token ?? null;
}

/** One that its holder unlinked is no error. */
export async function unlinkGoPayAccount(methodId: string): Promise<void> {
  const answer = await askGoPay({ method: 'POST', path: `${pathOf(methodId)}/unbind` });
  if (answer.status < 300 || answer.status === 404 || answer.status === 412) return;
  throw goPayError(answer, 'unbind');
}

const pathOf = (methodId: string): string => `/v2/pay/account/${encodeURIComponent(methodId)}`;

async function readAccount(methodId: string): Promise<z.infer<typeof Account> | null> {
  const answer = await askGoPay({ method: 'GET', path: pathOf(methodId) });
  const account = Account.safeParse(answer.body);
  if (account.success) return account.data;
  if (answer.status === 404 || answer.status === 412) return null;
  throw goPayError(answer, 'pay/account');
}
