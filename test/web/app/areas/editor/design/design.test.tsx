// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, type Design, type PageDraft } from '../../../../../../shared/model/page.ts';
import '../../../../../../web/app/areas/editor/editor-area.tsx';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { account, closeApp } from '../../../render-app.tsx';
import { completeDraft, contact, openEditor, startServer } from '../editor-kit.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', islands: {} }),
}));
vi.mock('../../../../../../web/app/areas/editor/preview/page-frame.tsx', () => ({
  PHONE: { width: 390, height: 844 },
  PageFrame: () => null,
}));

const loraSheet = 'http://localhost:3000/assets/f/lora.0a1b2c3d4e.css';

beforeEach(forgetCalls);
afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
  closeApp();
});

function draftWith(design: Partial<Design>, change: Partial<PageDraft> = {}): PageDraft {
  const draft = completeDraft();
  return { ...draft, ...change, design: { ...draft.design, ...design } };
}

async function openDesign(design: Partial<Design> = {}, change: Partial<PageDraft> = {}) {
  const server = startServer({ draft: draftWith(design, change) });
  answer('getDtxFontLibraryList', () => [{ id: 'lora', name: 'Lora', url: loraSheet }]);
  const user = await openEditor('/app/design', 'Template');
  return { server, user };
}

function onFreePlan(): void {
  answer('getUserInfo', () => ({
    ...account,
    plan: { id: 'free', isTrial: false, trialEndsAt: null, paidUntil: null },
  }));
}

const sheets = (): string[] => [...document.head.querySelectorAll('link')].map(({ href }) => href);

describe('fonts', () => {
  it('of the library are asked for when the picker opens, and not before', async () => {
    const { user } = await openDesign();
    expect(callsTo('getDtxFontLibraryList')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Name: Serif' }));

    await waitFor(() => expect(sheets()).toContain(loraSheet));
    const names = screen
      .getAllByRole('radio', { hidden: true })
      .map((radio) => radio.closest('label')?.textContent ?? '');
    const fonts = names.slice(names.findIndex((name) => name.startsWith('Modern')));
    expect(fonts[0]).toMatch(/^Modern/);
    expect(fonts[6]).toMatch(/^Inter/);
  });

  it('are found by name, chosen, and saved', async () => {
    const { server, user } = await openDesign();

    await user.click(screen.getByRole('button', { name: 'Name: Serif' }));
    const picker = within(screen.getByRole('dialog', { name: 'Name' }));
    await user.type(picker.getByRole('searchbox', { name: 'Search fonts' }), 'lor');
    expect(picker.getAllByRole('radio')).toHaveLength(1);
    await user.click(picker.getByRole('radio', { name: 'Lora' }));

    await waitFor(() => expect(server.own.draft.design.nameFont).toBe('lora'));
  });

  it('can be chosen also when the library does not come', async () => {
    const { server, user } = await openDesign();
    answer('getDtxFontLibraryList', () => Promise.reject(new Error('unavailable')));

    await user.click(screen.getByRole('button', { name: 'About Me: Modern' }));
    await user.click(screen.getByRole('radio', { name: 'Cairo' }));

    await waitFor(() => expect(server.own.draft.design.aboutFont).toBe('cairo'));
  });
});

describe('a template that the plan does not include', () => {
  it('is not chosen: it leads to the plans', async () => {
    startServer({ draft: draftWith({}) });
    onFreePlan();
    const user = await openEditor('/app/design', 'Template');

    await user.click(screen.getByRole('radio', { name: /^Creative Showcase/ }));

    expect(screen.getByText('Creative Showcase comes with an upgrade.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Upgrade Now' }).getAttribute('href')).toBe(
      '/app/plan?want=premium-templates',
    );
    expect(screen.getByRole('radio', { name: /^Professional/ })).toHaveProperty('checked', true);
  });

  it('but that the page has stays, and says what that means', async () => {
    startServer({ draft: draftWith({ template: 'creative' }) });
    onFreePlan();
    await openEditor('/app/design', 'Template');

    expect(screen.getByText(/^What is live stays as it is\./)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Creative Showcase/ })).toHaveProperty('checked', true);
  });
});

describe('the colour of name and headings', () => {
  it.each([
    ['#ffd400', 'light', 'Shown slightly darker so that everybody can read it.'],
    ['#101018', 'dark', 'Shown slightly lighter so that everybody can read it.'],
  ] as const)('%s on a %s page says that it is corrected', async (textColour, pageTheme, note) => {
    await openDesign({ textColour, pageTheme });

    expect(screen.getByRole('textbox', { name: 'Colour of name and headings' }).getAttribute('aria-describedby')).toBe(
      screen.getByText(note).id,
    );
  });

  it('that reads well is shown as it is, and says nothing', async () => {
    await openDesign({ textColour: '#7d2063', pageTheme: 'light' });

    expect(screen.queryByText(/^Shown slightly/)).toBeNull();
  });
});

describe('the connection bar', () => {
  const contacts = ['a', 'b', 'c', 'd', 'e'].map((id) => contact(id, { displayText: `Mail ${id}` }));

  it('takes up to four entries, in the order in which they were chosen and moved', async () => {
    const { server, user } = await openDesign({}, { contacts: [...contacts, contact('h', { isHighlight: true })] });
    for (const id of ['c', 'a', 'b', 'd']) await user.click(screen.getByRole('checkbox', { name: `Mail ${id}` }));

    expect(screen.getByRole('checkbox', { name: 'Mail e' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Move Mail a forward' }));

    const wanted = ['a', 'c', 'b', 'd'];
    await waitFor(() => expect(server.own.draft.design.connectionBar.entryIds).toEqual(wanted));
  });
});

describe('undo', () => {
  it('takes changes of all tabs back with the keyboard and forth with the button, and saves what is shown', async () => {
    const { server, user } = await openDesign();
    await user.click(screen.getByRole('radio', { name: 'Centred' }));
    await user.click(screen.getByRole('radio', { name: 'Dark' }));

    await user.keyboard('{Control>}zz{/Control}');
    await user.click(screen.getByRole('button', { name: 'Redo' }));

    const { design } = emptyDraft('', 'en_us');
    await waitFor(() =>
      expect(server.own.draft.design).toMatchObject({ layout: 'centred', pageTheme: design.pageTheme }),
    );
    expect(screen.getByRole('radio', { name: 'Light' })).toHaveProperty('checked', true);
  });

  it('leaves the keys of a search field to the browser', async () => {
    const { user } = await openDesign();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await user.click(screen.getByRole('button', { name: 'Name: Serif' }));

    await user.type(screen.getByRole('searchbox', { name: 'Search fonts' }), 'x{Control>}z{/Control}');

    expect(screen.getByRole('radio', { name: 'Dark', hidden: true })).toHaveProperty('checked', true);
  });
});
