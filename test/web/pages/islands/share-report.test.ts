// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { complaintReasons } from '../../../../shared/model/complaint.ts';
import type { Complaint } from '../../../../web/pages/islands/api.ts';
import { copyText } from '../../../../web/pages/islands/copy.ts';
import { openReport, reportReasons } from '../../../../web/pages/islands/report.ts';
import { sharePage } from '../../../../web/pages/islands/share.ts';
import { find, findButton, openPage, texts, until } from './page-kit.ts';

const api = vi.hoisted(() => ({
  sendComplaint: vi.fn<(complaint: Complaint) => Promise<void>>(),
  failureCode: (error: Error) => error.message,
}));
vi.mock('../../../../web/pages/islands/api.ts', () => api);
vi.mock('../../../../web/pages/islands/load-texts.ts', async () => {
  const kit = await import('./page-kit.ts');
  return { loadTexts: async () => kit.texts };
});

beforeEach(() => {
  openPage();
  api.sendComplaint.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

function offerShare(share: () => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

test("shares through the phone's own sheet where there is one", async () => {
  const share = vi.fn<() => Promise<void>>(async () => undefined);
  offerShare(share);
  await sharePage();
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Mara Lindqvist', text: 'Mara Lindqvist, Interior designer' }),
  );
  expect(document.querySelector('dialog')).toBeNull();
});

test('somebody who closes that sheet is not asked again', async () => {
  offerShare(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await sharePage();
  expect(document.querySelector('dialog')).toBeNull();
});

test('shows QR code, address, WhatsApp and mail where there is none', async () => {
  await sharePage();
  expect(find('.qr').getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  const links = [...document.querySelectorAll('dialog a')].map((link) => link.getAttribute('href') ?? '');
  expect(links[0]).toMatch(/^https:\/\/wa\.me\/\?text=Mara%20Lindqvist%2C%20Interior%20designer%20/);
  expect(links[1]).toMatch(/^mailto:\?subject=/);
  expect(findButton(texts.share.copy)).toBeDefined();
});

test('offers once more what the page has to take away, and no card that has ended', async () => {
  find('#links ul').insertAdjacentHTML('beforeend', '<li hidden><a href="/mara/card">Business card</a></li>');
  await sharePage();
  const names = [...document.querySelectorAll('dialog .ways:last-child a')].map((link) => link.textContent);
  expect(names).toEqual(['Add to contacts']);
});

test('shares the address of the page from a preview, which has none of its own', async () => {
  openPage({ isPreview: true });
  await sharePage();
  const [whatsapp = ''] = [...document.querySelectorAll('dialog a')].map((link) => link.getAttribute('href') ?? '');
  expect(decodeURIComponent(whatsapp)).toMatch(/ http:\/\/[^/]+\/mara$/);
});

test('says that something was copied, and shows it where the browser does not allow that', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
  await copyText('mara_wx');
  expect(write).toHaveBeenCalledWith('mara_wx');
  expect(find('.toast').textContent).toBe('Successfully copied');
  write.mockRejectedValueOnce(new Error('not allowed'));
  await copyText('mara_wx');
  expect(find('.toast').textContent).toBe('mara_wx');
});

test('the reasons are those of the call', () => {
  expect(reportReasons).toEqual(complaintReasons);
});

test('sends a report with the chosen reason, and thanks', async () => {
  await openReport();
  find<HTMLInputElement>('[value=misleading]').checked = true;
  find<HTMLTextAreaElement>('#r-text').value = ' The prices are wrong. ';
  find<HTMLFormElement>('dialog form').requestSubmit();
  await until(() => expect(find('.done').textContent).toBe(texts.report.sent));
  expect(api.sendComplaint).toHaveBeenCalledWith({
    agentName: 'mara',
    reason: 'misleading',
    text: 'The prices are wrong.',
  });
});

test('names the privacy policy where a report asks for a mail address', async () => {
  await openReport();
  expect(find('dialog form a').getAttribute('href')).toBe('/legal/privacy');
});

test('asks for details and for a mail address that can be one', async () => {
  await openReport();
  find<HTMLInputElement>('#r-contact').value = 'not an address';
  find<HTMLFormElement>('dialog form').requestSubmit();
  expect(find('#r-text-error').textContent).toBe(texts.report.required);
  expect(find('#r-contact-error').textContent).toBe(texts.report.emailInvalid);
  expect(api.sendComplaint).not.toHaveBeenCalled();
});

test('keeps what was typed when the connection is poor', async () => {
  api.sendComplaint.mockRejectedValue(new Error('network'));
  await openReport();
  find<HTMLTextAreaElement>('#r-text').value = 'The prices are wrong.';
  find<HTMLFormElement>('dialog form').requestSubmit();
  await until(() => expect(find('dialog .state').textContent).toBe('Poor internet connection'));
  expect(find<HTMLTextAreaElement>('#r-text').value).toBe('The prices are wrong.');
});
