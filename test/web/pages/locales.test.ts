import { expect, test } from 'vitest';
import { pageTexts } from './sample-page.ts';

test('the words that the specification fixes are in the English texts', () => {
  const { quote, report, share, notice } = pageTexts('en_us');
  expect(quote.phoneInvalid).toBe('Please enter a valid phone number.');
  expect(quote.required).toBe('This field is required.');
  expect(quote.sent).toBe('Thanks for the request, an agent will contact you soon.');
  expect(report.emailInvalid).toBe('Please enter a valid email');
  expect(notice.failed).toBe('Poor internet connection');
  expect(share.copied.toLowerCase()).toBe('successfully copied');
});
