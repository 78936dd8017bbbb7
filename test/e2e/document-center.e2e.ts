/** The document centre: from the mail to the documents, with the holder's birth. */
import { expectGoodScreen } from './kit/checks.ts';
import { textOf } from './kit/checkout.ts';
import { expect, test } from './kit/fixtures.ts';
import { newEmail } from './kit/owners.ts';
import { buyTrip } from './kit/policies.ts';
import { mailTo, urls } from './kit/system.ts';
import { textsOf } from './kit/texts.ts';

const say = textsOf('ar_ae');

test(
  'the mail about a policy leads to its documents, which open for who knows when the holder was born',
  { tag: '@phone' },
  async ({ openBrowser, guard }) => {
    // Buying, drawing and opening are three waits in one.
    guard.allow(/403.*getDocumentCenterTokenAndPdf/);
    const email = newEmail();
    const { policyNumber } = await buyTrip(email, 'ar_ae');
    const mail = await mailTo(email, ({ subject }) => subject.includes(policyNumber) && subject.includes('مؤمَّن'));
    expect(mail.text).not.toContain('1990');
    const link = /http\S+\/portal\/documents\?application=\S+/.exec(mail.text)?.[0] ?? '';
    const page = await openBrowser({ locale: 'ar-AE', timezoneId: 'Asia/Dubai' });
    await page.goto(new URL(link).href.replace(new URL(link).origin, urls.app));

    const answer = async (year: string): Promise<void> => {
      await page.getByLabel(say('portal:details.day')).fill('3');
      await page.getByLabel(say('portal:details.month')).selectOption('02');
      await page.getByLabel(say('portal:details.year')).fill(year);
      await page.getByRole('button', { name: say('portal-documents:open') }).click();
    };
    await answer('1991');
    await expect(page.getByText(say('call-errors:identity_not_proved', { left: 4 }))).toBeVisible();
    await expectGoodScreen(page);
    await answer('1990');
    await expect(page.getByText(policyNumber)).toBeVisible();
    await expectGoodScreen(page);

    const title = say('portal-documents:kinds.certificate.title');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: say('portal-documents:download', { title }) }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${policyNumber}-certificate.pdf`);
    expect(await textOf(file)).toContain('Certificateofinsurance');
  },
);
