import { describe, expect, test } from 'vitest';
import { emailUndoKey, mailsKey } from '../../../../functions/domain/accounts/account-rows.ts';
import { linkToken } from '../../../../functions/domain/accounts/link-token.ts';
import { sendOwnerMail, type OwnerMessage } from '../../../../functions/domain/messages/send-owner-mail.ts';
import { accountId } from '../../../kit/id-tokens.ts';
import { useMails } from '../../../kit/mails.ts';
import { useMemoryTable } from '../../../kit/memory-table.ts';
import { accountRow, sessionRow } from '../../../kit/rows.ts';
import { useSecrets } from '../../../kit/secrets.ts';

const memory = useMemoryTable();
const mails = useMails();
useSecrets();

const signedInAt = Date.parse('2026-03-10T11:30:00.000Z') / 1_000;
const signIn: OwnerMessage = { template: 'new-sign-in', accountId, signedInAt };
const undo = (expiresAt: number) => ({
  ...emailUndoKey('undo-1'),
  accountId,
  formerEmail: 'old@example.com',
  email: 'new@example.com',
  expiresAt,
});
async function mailOf(message: OwnerMessage) {
  await sendOwnerMail(message);
  return mails.sent()[0];
}

describe('the mail about a changed address', () => {
  const changed: OwnerMessage = { template: 'email-changed', accountId, undoId: 'undo-1' };

  test('goes to the former one, with the way back and without the new one', async () => {
    memory.put([accountRow({ email: 'new@example.com' }), undo(32_472_144_000)]);
    const mail = await mailOf(changed);

    expect(mail?.to).toEqual(['old@example.com']);
    expect(mail?.text).toContain(`/app/undo-email#${await linkToken('undo-email', 'undo-1')}`);
    expect(JSON.stringify(mail)).not.toContain('new@example.com');
  });

  test('is not sent when there is no way back any more', async () => {
    memory.put([accountRow(), undo(1)]);

    expect(await mailOf(changed)).toBeUndefined();
  });
});

describe('the mail about a sign-in', () => {
  test('says which browser, where and when, in the owner’s time and language, and what to do', async () => {
    memory.put([accountRow({ language: 'de_de' }), sessionRow(signedInAt)]);
    const mail = await mailOf(signIn);

    expect(mail?.subject).toBe('Eine neue Anmeldung. Waren Sie das?');
    expect(mail?.text).toContain('Safari, iPhone\nSchweden\n10.03.2026, 12:30');
    expect(mail?.text).toContain('https://xpage.example/app/security');
  });

  test.each(['th_th', 'ar_sa'] as const)(
    'in %s has western digits and the year that everybody counts',
    async (language) => {
      memory.put([accountRow({ language }), sessionRow(signedInAt)]);

      expect((await mailOf(signIn))?.text).toMatch(/2026|10\/3\/26/);
    },
  );

  test('can be ended in one click by the mail program (RFC 8058)', async () => {
    memory.put([accountRow(), sessionRow(signedInAt)]);
    const token = await linkToken('unsubscribe', `sign-in-alerts.${accountId}`);

    expect((await mailOf(signIn))?.headers).toEqual({
      'List-Unsubscribe': `<https://xpage.example/v1/xid/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('is not sent to whoever does not want it, nor about a session that was ended', async () => {
    memory.put([accountRow()]);
    expect(await mailOf(signIn)).toBeUndefined();

    memory.put([sessionRow(signedInAt), { ...mailsKey(accountId), 'sign-in-alerts': false }]);
    expect(await mailOf(signIn)).toBeUndefined();
  });
});

describe('essential mails', () => {
  test.each<OwnerMessage>([
    { template: 'password-renewed', accountId },
    { template: 'email-is-new', accountId },
    { template: 'email-undone', accountId },
    { template: 'phone-changed', accountId },
    { template: 'agency-answered', accountId, agencyEmail: 'hello@agency.example', isAccepted: true },
    { template: 'agency-answered', accountId, agencyEmail: 'hello@agency.example', isAccepted: false },
  ])('$template comes whatever is switched off, and offers no way out', async (message) => {
    memory.put([accountRow({ phone: '+46701234567' }), { ...mailsKey(accountId), 'sign-in-alerts': false }]);
    const mail = await mailOf(message);

    expect(mail?.to).toEqual(['mara@example.com']);
    expect(mail?.headers).toEqual({});
  });

  test('are not sent to an account without an address', async () => {
    memory.put([accountRow({ email: '' })]);

    expect(await mailOf({ template: 'phone-changed', accountId })).toBeUndefined();
  });

  test('tell of a number by its end alone', async () => {
    memory.put([accountRow({ phone: '+46701234567' })]);
    const mail = await mailOf({ template: 'phone-changed', accountId });

    expect(mail?.text).toContain('•••567');
    expect(mail?.text).not.toContain('46701234');
  });
});
