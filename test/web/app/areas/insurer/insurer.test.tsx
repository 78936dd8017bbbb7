// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../web/app/areas/insurer/insurer-area.tsx';
import { insuranceChannelExample, insurerProductExample, voucherExample } from './insurer-kit.ts';
import { errorCatalogue } from '../../../../../shared/calls/errors.ts';
import { ApiError } from '../../../../../web/lib/api/api-error.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { closeApp, openApp } from '../../render-app.tsx';
import { noCompany, openEditor, startServer } from '../document-chat/editor-kit.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(() => {
  forgetCalls();
  startServer();
  answer('getInsurerProducts', () => ({ products: [insurerProductExample] }));
  answer('getInsurerChannels', () => ({ channels: [insuranceChannelExample] }));
  answer('getInsurerVouchers', () => ({ vouchers: [voucherExample] }));
  answer('getInsurerExclusions', () => ({ count: 3 }));
});
afterEach(closeApp);

const open = (view: string) => openEditor(`/product-talk/insurance?view=${view}`);

describe('insurance of a company', () => {
  it('shows products with the version that is sold', async () => {
    await open('products');

    expect(await screen.findByText('Wayfarer Travel')).toBeTruthy();
    expect(screen.getByText(/travel-hk · version 2 · Hong Kong/)).toBeTruthy();
    expect(screen.getByText('On sale')).toBeTruthy();
  });

  it('speaks the language of the app, down to its days and countries', async () => {
    await openApp('/product-talk/insurance', { isSignedIn: true, language: 'de_de' });

    expect(await screen.findByText(/travel-hk/)).toBeTruthy();
    expect(screen.getByText(/Sonderverwaltungsregion Hongkong|Hongkong/)).toBeTruthy();
    expect(screen.getByText(/01\.01\.2026/)).toBeTruthy();
  });

  it('says that it could not be loaded, and loads it again', async () => {
    answer('getInsurerProducts', () => {
      throw new ApiError({ code: 'unavailable', status: 503, message: 'unavailable' });
    });
    const user = await open('products');
    const again = await screen.findByRole('button', { name: /try again/i });
    answer('getInsurerProducts', () => ({ products: [] }));
    await user.click(again);

    expect(await screen.findByText('No products yet')).toBeTruthy();
  });

  it('keeps a channel as it is until what is typed holds', async () => {
    answer('saveInsurerChannel', () => ({ channel: insuranceChannelExample }));
    const user = await open('channels');
    await user.click(await screen.findByRole('button', { name: 'New channel' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Winter');
    await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'Winter Travel');
    await user.click(screen.getByRole('checkbox', { name: /^Wayfarer Travel/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(/Small letters, digits and single hyphens/)).toBeTruthy();
    expect(callsTo('saveInsurerChannel')).toEqual([]);

    await user.clear(screen.getByRole('textbox', { name: /^Code/ }));
    await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'winter');
    await user.type(screen.getByRole('textbox', { name: /^Web domains/ }), 'Winter.example.com、snow.example.com');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('Sales channels');
    expect(callsTo('saveInsurerChannel')[0]?.input).toEqual({
      channel: {
        ...{ channelCode: 'winter', name: 'Winter', products: ['travel-hk'], languages: ['en_us'] },
        ...{ domains: ['winter.example.com', 'snow.example.com'], isDirect: true, isOn: true },
      },
    });
  });

  it('says in words why a channel was not saved', async () => {
    answer('saveInsurerChannel', () => {
      throw new ApiError({ code: 'channel_taken', status: 409, message: errorCatalogue.channel_taken.message });
    });
    const user = await open('channels');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect((await screen.findByRole('alert')).textContent).toContain('belongs to another channel already');
  });

  it('makes a voucher of an amount in cents', async () => {
    answer('saveInsurerVoucher', () => ({ voucher: voucherExample }));
    const user = await open('vouchers');
    await user.click(await screen.findByRole('button', { name: 'New voucher' }));
    await user.type(screen.getByLabelText('Code'), 'snow');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Takes off' }), 'amount');
    await user.type(screen.getByLabelText(/^Amount/), '12,50');
    await user.type(screen.getByLabelText('First day'), '2026-01-01');
    await user.type(screen.getByLabelText('Last day'), '2026-12-31');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText('Vouchers', { selector: 'h2' });
    expect(callsTo('saveInsurerVoucher')[0]?.input).toEqual({
      voucher: {
        ...{ code: 'SNOW', percent: null, amount: 12_50, from: '2026-01-01', until: '2026-12-31' },
        ...{ products: null, channels: null, uses: 100 },
      },
    });
  });

  it('adds a person to the exclusion list, and forgets what was typed', async () => {
    answer('saveInsurerExclusions', () => ({ persons: 1, count: 4 }));
    const user = await open('exclusions');
    await user.type(await screen.findByLabelText('First name'), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Add to the list' }));
    expect(callsTo('saveInsurerExclusions')).toEqual([]);
    await user.type(screen.getByLabelText('Born on'), '1980-04-30');
    await user.click(screen.getByRole('button', { name: 'Add to the list' }));

    expect(await screen.findByText('Added.')).toBeTruthy();
    expect(screen.getByText('4')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
  });

  it('is for the people of companies', async () => {
    startServer({ company: noCompany });
    await open('products');

    expect(await screen.findByText('For the people of a company')).toBeTruthy();
    expect(callsTo('getInsurerProducts')).toEqual([]);
  });
});
