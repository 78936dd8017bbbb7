// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../web/app/areas/document-chat/product-design-area.tsx';
import '../../../../../web/app/areas/document-chat/company/company-area.tsx';
import '../../../../../web/app/areas/document-chat/product-talk-area.tsx';
import { ApiError, type ApiErrorCode } from '../../../../../web/lib/api/api-error.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { address, closeApp } from '../../render-app.tsx';
import {
  chooseAction,
  company,
  letHalfASecondPass,
  noCompany,
  openEditor,
  productId,
  startServer,
} from './editor-kit.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

beforeEach(forgetCalls);
afterEach(closeApp);

const refusal = (code: ApiErrorCode): ApiError => new ApiError({ code, status: 409, message: code });

describe('the website of a company', () => {
  it('is no link where it would run a script', async () => {
    const founded = company.company as NonNullable<typeof company.company>;
    startServer({ company: { ...company, role: 'editor', company: { ...founded, website: 'javascript:alert(1)' } } });
    await openEditor('/product-talk/company');

    const website = await screen.findByText('javascript:alert(1)');

    expect(website.getAttribute('href')).toBeNull();
  });
});

describe('without a company', () => {
  it('one is founded where the plan includes it', async () => {
    const server = startServer({ company: noCompany });
    answer('saveCompany', ({ content }) => {
      server.company = company;
      return { company: { ...(company.company as NonNullable<typeof company.company>), ...content } };
    });
    const user = await openEditor('/product-talk');
    await user.type(await screen.findByRole('textbox', { name: 'Name of the company' }), 'Nordic Cover');

    await user.click(screen.getByRole('button', { name: 'Begin' }));

    expect(await screen.findByText('The products of Nordic Cover that visitors can ask about.')).toBeTruthy();
    expect(callsTo('saveCompany')[0]?.input).toEqual({ content: { name: 'Nordic Cover', website: '', logo: null } });
  });

  it('a name is needed, and nothing is sent without one', async () => {
    startServer({ company: noCompany });
    const user = await openEditor('/product-talk');

    await user.click(await screen.findByRole('button', { name: 'Begin' }));

    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect(callsTo('saveCompany')).toEqual([]);
  });

  it('the way leads to the plans where the plan does not include it', async () => {
    startServer({ company: { ...noCompany, canFound: false } });
    await openEditor('/product-talk');

    const link = await screen.findByRole('link', { name: 'See the plans' });
    expect(link.getAttribute('href')).toBe('/app/plan?want=document-chat');
    expect(screen.queryByRole('link', { name: 'ProductTalk' })).toBeNull();
  });

  it('an invitation says whose it is, and is accepted', async () => {
    const server = startServer({ company: { ...noCompany, canFound: false } });
    answer('answerInvitation', ({ action }) => {
      if (action === 'join') server.company = { ...company, role: 'editor' };
      return { company: { name: 'Nordic Cover' } };
    });
    const user = await openEditor('/product-talk#invitation=k7m3xq', 'narrow');
    expect(await screen.findByRole('heading', { name: 'Nordic Cover invites you' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Join' }));

    expect(await screen.findByText('You now belong to Nordic Cover.')).toBeTruthy();
    expect(callsTo('answerInvitation').at(-1)?.input).toEqual({ action: 'join', token: 'k7m3xq' });
  });
});

describe('on a phone', () => {
  it('the editor says that it needs a computer, and sends the link there', async () => {
    startServer();
    answer('sendMailProductTalk', () => ({ sentTo: 'm…@example.com' }));
    const user = await openEditor('/product-talk', 'narrow');
    expect(await screen.findByRole('heading', { name: 'This editor needs a computer' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Send me the link' }));

    expect(await screen.findByText(/It went to m…@example\.com\./)).toBeTruthy();
    expect(callsTo('getPtxAiProductList')).toEqual([]);
  });
});

describe('the list of products', () => {
  it('says how the documents stand and what is used of the plan', async () => {
    startServer();
    await openEditor('/product-talk');

    const row = (await screen.findByRole('link', { name: 'Travel cover' })).closest('li') as HTMLElement;
    expect(within(row).getByText('1 being read')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ProductTalk' }).getAttribute('href')).toBe('/product-talk');
    expect(within(row).getByText('1 could not be read')).toBeTruthy();
    expect((await screen.findByRole('meter', { name: 'Questions this month' })).getAttribute('aria-valuenow')).toBe(
      '312',
    );
  });

  it('asks for the words that are typed', async () => {
    const server = startServer();
    const user = await openEditor('/product-talk');
    await screen.findByRole('link', { name: 'Travel cover' });
    server.products = [];

    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'dental');

    expect(await screen.findByText('No product has this name')).toBeTruthy();
    expect(callsTo('getPtxAiProductList').at(-1)?.input).toEqual({ text: 'dental' });
  });

  it('leads a new product to its documents', async () => {
    const server = startServer({ files: [] });
    answer('savePtxAiProduct', () => ({ product: server.product }));
    const user = await openEditor('/product-talk');
    await user.click(await screen.findByRole('button', { name: 'New product' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the product' }), 'Travel cover');

    await user.click(screen.getByRole('button', { name: 'Create' }));

    expect(await screen.findByText('Drag your documents in')).toBeTruthy();
    expect(address()).toBe(`/product-design/${productId}`);
  });

  it('names what is lost before a product is removed, and says why it could not be', async () => {
    startServer();
    answer('savePtxAiProduct', () => Promise.reject(refusal('plan_needed')));
    const user = await openEditor('/product-talk');
    await user.click(await screen.findByRole('button', { name: 'More about Travel cover' }));
    await chooseAction(user, 'Remove');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Its 3 documents, its chat page and its conversations go with it\./)).toBeTruthy();

    await user.click(dialog.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(dialog.queryByText(/^Its 3 documents/)).toBeNull());
    expect(screen.getByRole('link', { name: 'Travel cover' })).toBeTruthy();
  });
});

describe('the people of a company', () => {
  const tom = {
    invitationId: 'i1',
    email: 'tom@example.com',
    role: 'editor' as const,
    expiresAt: '2026-03-16T12:00:00.000Z',
  };

  it('are invited by mail', async () => {
    startServer();
    answer('saveMember', () => ({ members: company.members, invitations: [tom] }));
    const user = await openEditor('/product-talk/company');
    await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), 'tom@example.com');

    await user.click(screen.getByRole('button', { name: 'Invite' }));

    expect(await screen.findByText('The invitation was sent to tom@example.com.')).toBeTruthy();
    expect(await screen.findByText('Invited')).toBeTruthy();
    expect(callsTo('saveMember')[0]?.input).toEqual({ action: 'invite', email: 'tom@example.com', role: 'editor' });
  });

  it('lose an invitation only when somebody means it', async () => {
    startServer();
    answer('saveMember', ({ action }) => ({ members: company.members, invitations: action === 'invite' ? [tom] : [] }));
    const user = await openEditor('/product-talk/company');
    await user.type(await screen.findByRole('textbox', { name: 'E-mail address' }), tom.email);
    await user.click(screen.getByRole('button', { name: 'Invite' }));

    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    const question = within(await screen.findByRole('dialog', { name: 'Take the invitation back?' }));
    expect(callsTo('saveMember')).toHaveLength(1);
    await user.click(question.getByRole('button', { name: 'Take back' }));

    await waitFor(() => expect(screen.queryByText('Invited')).toBeNull());
    expect(callsTo('saveMember').at(-1)?.input).toEqual({ action: 'take-back', invitationId: 'i1' });
  });

  it('keep the address that could not be invited, with the reason under it', async () => {
    startServer();
    answer('saveMember', () => Promise.reject(refusal('members_full')));
    const user = await openEditor('/product-talk/company');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'E-mail address' });
    await user.type(field, 'tom@example.com');

    await user.click(screen.getByRole('button', { name: 'Invite' }));

    expect(await screen.findByText('There is no room for more members. Remove one first.')).toBeTruthy();
    expect(field.value).toBe('tom@example.com');
  });

  it('cannot remove who founded the company', async () => {
    startServer();
    await openEditor('/product-talk/company');

    expect(await screen.findByText('Founder')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('leave it after a question', async () => {
    const own = { ...company.members[0], accountId: 'founder', fullName: 'Ida Berg' } as (typeof company.members)[0];
    const server = startServer({
      company: {
        ...company,
        company: { ...company.company, companyId: 'founder' } as never,
        role: 'editor',
        members: [own],
      },
    });
    answer('answerInvitation', () => {
      server.company = { ...noCompany, canFound: false };
      return { company: null };
    });
    const user = await openEditor('/product-talk/company');
    await user.click(await screen.findByRole('button', { name: 'Leave the company' }));
    letHalfASecondPass();

    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave the company' }));

    await waitFor(() => expect(address()).toBe('/product-talk'));
    expect(callsTo('answerInvitation')[0]?.input).toEqual({ action: 'leave' });
  });
});
