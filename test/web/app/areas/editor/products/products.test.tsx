// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../../web/app/areas/editor/editor-area.tsx';
import * as examples from '../../../../../../shared/calls/examples.ts';
import type { OfferedProduct } from '../../../../../../shared/model/offered-product.ts';
import type { Product } from '../../../../../../shared/model/product.ts';
import type { RenderInput } from '../../../../../../web/pages/render-input.ts';
import { answer, callsTo, forgetCalls } from '../../conversations/fake-api.ts';
import { closeApp } from '../../../render-app.tsx';
import { liveLink, openEditor, refusal, startServer, type Server } from '../editor-kit.tsx';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../../web/lib/config.ts', () => ({
  loadConfig: async () => ({ mediaOrigin: 'https://media.test', islands: {} }),
}));
const shown = vi.hoisted(() => ({ inputs: [] as RenderInput[] }));
vi.mock('../../../../../../web/app/areas/editor/preview/page-frame.tsx', () => ({
  PHONE: { width: 390, height: 844 },
  PageFrame: ({ input }: { input: RenderInput }) => {
    shown.inputs.push(input);
    return null;
  },
}));
vi.mock('@mantine/hooks', async (original) => ({
  ...(await original<object>()),
  useElementSize: () => ({ ref: { current: null }, width: 390, height: 844 }),
}));

const product = (title: string, change: Partial<Product> = {}): Product => ({
  ...examples.product,
  productId: `01JGFJJZ${title.toUpperCase().padStart(18, '0')}`,
  slug: title.toLowerCase(),
  title,
  ...change,
});
const products = () => within(screen.getByRole('region', { name: 'Products' }));
/** Of a form, which comes with its texts when it is opened. */
const findBox = (name: string | RegExp): Promise<HTMLElement> => products().findByRole('textbox', { name });
const findButton = (name: string | RegExp): Promise<HTMLElement> => products().findByRole('button', { name });
const shownTitles = () => shown.inputs.at(-1)?.products?.map(({ title }) => title);

async function openWith(
  own: Product[],
  page: Partial<Server['own']> = {},
): Promise<{ server: Server; user: UserEvent }> {
  const server = startServer(page);
  server.products = own;
  const user = await openEditor();
  const first = own[0]?.title ?? 'What can people buy from you?';
  await products().findByText(first);
  return { server, user };
}

beforeEach(() => {
  forgetCalls();
  shown.inputs.length = 0;
});
afterEach(closeApp);

describe('a product', () => {
  it('is in the preview while it is written, and saved only when the owner says so', async () => {
    const { server, user } = await openWith([product('Lamp')]);
    await user.click(await findButton('Add a product'));
    await user.type(await findBox('Name'), 'Plan');

    await waitFor(() => expect(shownTitles()).toEqual(['Lamp', 'Plan']));
    expect(callsTo('saveProduct')).toEqual([]);

    await user.click(await findButton('Save'));
    await waitFor(() => expect(server.products.map(({ title }) => title)).toEqual(['Lamp', 'Plan']));
    expect(callsTo('saveProduct')[0]?.input).toMatchObject({ productId: null, content: { title: 'Plan', slug: '' } });
  });

  it('with a button to a web address needs that address', async () => {
    const { user } = await openWith([product('Lamp')], { liveLink });
    await user.click(await findButton(/^Lamp/));
    await user.selectOptions(await products().findByRole('combobox', { name: 'The button' }), 'link');
    await user.click(await findButton('Publish now'));

    expect(await products().findByText('This field is required.')).toBeTruthy();
    expect(callsTo('saveProduct')).toEqual([]);
  });

  it('says at its field that another product has the address', async () => {
    const { user } = await openWith([product('Lamp')]);
    answer('saveProduct', () => {
      throw refusal('slug_taken');
    });
    await user.click(await findButton(/^Lamp/));
    await user.clear(await findBox(/^Address/));
    await user.type(await findBox(/^Address/), 'plan');
    await user.click(await findButton('Save'));

    expect(await products().findByText('Another of your products has this address.')).toBeTruthy();
  });

  it('leaves the page when it is hidden, and stays in the list', async () => {
    const { server, user } = await openWith([product('Lamp'), product('Plan')]);
    await user.click(products().getByRole('switch', { name: 'Show Lamp' }));

    await waitFor(() => expect(server.products[0]?.status).toBe('hidden'));
    await waitFor(() => expect(shownTitles()).toEqual(['Plan']));
    expect(products().getByText('Hidden')).toBeTruthy();
  });

  it('moves from the keyboard, and the order is saved once', async () => {
    const { server, user } = await openWith([product('Lamp'), product('Plan'), product('Box')]);
    await user.click(await findButton(/^Lamp/));
    await user.click(await findButton('Move Lamp down'));
    await user.click(await findButton('Move Lamp down'));

    await waitFor(() => expect(server.products.map(({ title }) => title)).toEqual(['Plan', 'Box', 'Lamp']));
    expect(callsTo('saveProduct')).toHaveLength(1);
  });

  it('is deleted after a question that says what happens to its address', async () => {
    const { server, user } = await openWith([product('Lamp')]);
    await user.click(await findButton(/^Lamp/));
    await user.click(await findButton('Delete Lamp'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Its address will say that it has been removed/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(server.products).toEqual([]));
    expect(await products().findByText('What can people buy from you?')).toBeTruthy();
  });
});

describe('the products of the company', () => {
  const offered = (title: string, change: Partial<OfferedProduct> = {}): OfferedProduct => {
    const productId = `01JGFJJZ${title.toUpperCase().padStart(18, '0')}`;
    const card = { productId, source: 'company' as const, agencyName: 'nordic-cover', title, summary: '', photo: null };
    const level = { requiredLevel: null, level: 0 as const, validUntil: null, isAllowed: true };
    return { productId, company: 'Nordic Cover', card, isChosen: false, ...level, ...change };
  };
  async function openOffered(own: Product[], ofCompany: OfferedProduct[], page: Partial<Server['own']> = {}) {
    const server = startServer(page);
    server.products = own;
    const ids = [...own, ...ofCompany.filter(({ isChosen }) => isChosen)].map(({ productId }) => productId);
    server.ofCompany = { products: ofCompany, order: ids };
    const user = await openEditor();
    await products().findAllByText('From Nordic Cover');
    return { server, user };
  }

  it('are offered below, and stand among the own ones and in the preview once they are switched on', async () => {
    const { server, user } = await openOffered([product('Lamp')], [offered('Travel')]);
    await waitFor(() => expect(shownTitles()).toEqual(['Lamp']));
    await user.click(products().getByRole('switch', { name: 'Show Travel' }));

    await waitFor(() => expect(shownTitles()).toEqual(['Lamp', 'Travel']));
    expect(server.ofCompany.products[0]?.isChosen).toBe(true);
    expect(products().queryByRole('group', { name: 'From Nordic Cover' })).toBeNull();
  });

  it('are moved among the own ones from the keyboard', async () => {
    const travel = offered('Travel', { isChosen: true });
    const { server, user } = await openOffered([product('Lamp')], [travel], { liveLink });
    await user.click(await findButton(/^Travel/));
    expect(products().getByRole('link', { name: 'See its chat' }).getAttribute('href')).toBe(
      `https://example.com/chat/mara/nordic-cover/${travel.productId}`,
    );
    await user.click(await findButton('Move Travel up'));

    await waitFor(() => expect(shownTitles()).toEqual(['Travel', 'Lamp']));
    await waitFor(() => expect(server.ofCompany.order[0]).toBe(travel.productId));
  });

  it('that need a level say which, and lead to the test instead of being switched on', async () => {
    const travel = offered('Travel', { requiredLevel: 2, level: 1, isAllowed: false });
    await openOffered([product('Lamp')], [travel]);

    expect(await products().findByText('To show it you need the level Advanced. You have: Foundation.')).toBeTruthy();
    expect(products().getByRole('link', { name: 'Learn it' }).getAttribute('href')).toBe(
      `/learning/${travel.productId}`,
    );
    expect(products().queryByRole('switch', { name: 'Show Travel' })).toBeNull();
  });

  it('whose level has lapsed say that they are not on the page, and can be taken off', async () => {
    const travel = offered('Travel', { requiredLevel: 1, isAllowed: false, isChosen: true });
    const { server, user } = await openOffered([product('Lamp')], [travel, offered('Home')]);

    expect(products().getByText('Not on your page: a level is needed')).toBeTruthy();
    await waitFor(() => expect(shownTitles()).toEqual(['Lamp']));
    await user.click(await findButton(/^Travel/));
    expect(await products().findByText(/^It is not on your page now: it needs the level Foundation/)).toBeTruthy();
    await user.click(products().getByRole('switch', { name: 'Show Travel' }));
    await waitFor(() => expect(server.ofCompany.order).not.toContain(travel.productId));
  });

  it('stay off, with the reason, when the server refuses', async () => {
    const { user } = await openOffered([], [offered('Travel')]);
    answer('saveCompanyProduct', () => {
      throw refusal('products_full');
    });
    await user.click(products().getByRole('switch', { name: 'Show Travel' }));

    expect(await screen.findByText('There is no room for more products. Remove one first.')).toBeTruthy();
    await waitFor(() => expect(products().getByRole('group', { name: 'From Nordic Cover' })).toBeTruthy());
  });
});
