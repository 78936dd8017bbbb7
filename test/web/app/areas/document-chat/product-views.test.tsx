// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../web/app/areas/document-chat/product-design-area.tsx';
import { networkError } from '../../../../../web/lib/api/api-error.ts';
import { saveFile } from '../../../../../web/lib/save-file.ts';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';
import { tom as conversation, messages } from './sample-conversation.ts';
import { address, closeApp } from '../../render-app.tsx';
import { chooseAction, openEditor, productId, startServer } from './editor-kit.ts';

vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);
vi.mock('../../../../../web/lib/save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

beforeEach(forgetCalls);
afterEach(closeApp);

const open = (view: string) => openEditor(`/product-design/${productId}?view=${view}`);

describe('the chat page', () => {
  it('saves itself, questions in their new order', async () => {
    startServer();
    answer('savePtxProductInfo', ({ texts }) => ({ texts: texts as never }));
    const user = await open('page');
    await user.click(await screen.findByRole('button', { name: 'Add a question' }));
    await user.type(screen.getByRole('textbox', { name: 'Question 2' }), 'What does it cost?');

    await user.click(screen.getByRole('button', { name: 'Move Question 2 up' }));

    await waitFor(() =>
      expect(callsTo('savePtxProductInfo').at(-1)?.input).toMatchObject({
        texts: { suggestedQuestions: ['What does it cost?', 'Is luggage covered?'] },
      }),
    );
    expect(await screen.findByText(/^Saved/)).toBeTruthy();
  });

  it('takes a removed question back to its place by a press', async () => {
    startServer();
    answer('savePtxProductInfo', ({ texts }) => ({ texts: texts as never }));
    const user = await open('page');
    await user.click(await screen.findByRole('button', { name: 'Delete Question 1' }));
    await waitFor(() =>
      expect(callsTo('savePtxProductInfo').at(-1)?.input).toMatchObject({ texts: { suggestedQuestions: [] } }),
    );

    await user.click(screen.getByRole('button', { name: 'Undo' }));

    await waitFor(() =>
      expect(callsTo('savePtxProductInfo').at(-1)?.input).toMatchObject({
        texts: { suggestedQuestions: ['Is luggage covered?'] },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('keeps what could not be saved, says so, and saves it by a press', async () => {
    startServer();
    answer('savePtxProductInfo', () => Promise.reject(networkError(new Error('offline'))));
    const user = await open('page');
    await user.type(await screen.findByRole('textbox', { name: /^Greeting/ }), ' Ask me.');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer('savePtxProductInfo', ({ texts }) => ({ texts: texts as never }));

    await user.click(retry);

    expect(await screen.findByText(/^Saved/)).toBeTruthy();
    expect(callsTo('savePtxProductInfo').at(-1)?.input).toMatchObject({ texts: { greeting: 'Hello! Ask me.' } });
  });
});

describe('sharing', () => {
  const agents = [
    { agentId: 'a1', fullName: 'Tom Berg', agentName: 'tom', link: 'https://x.example/chat/tom/nordic-cover/P' },
    { agentId: 'a2', fullName: 'Ida Holm', agentName: null, link: null },
  ];

  const showing = [{ agentId: 'a1', fullName: 'Tom Berg', page: 'https://x.example/tom' }];

  function startSharing(): void {
    const { product } = startServer();
    answer('getPtxShareInfo', () => ({
      share: product.share,
      link: `https://x.example/chat/${productId}`,
      agents,
      showing,
    }));
    answer('savePtxShareInfo', ({ share }) => ({ share: share as never }));
  }
  const lastShare = () => callsTo('savePtxShareInfo').at(-1)?.input['share'];

  it('is for visitors of agents alone, and then there is no link for everybody', async () => {
    startSharing();
    const user = await open('share');

    await user.click(await screen.findByRole('radio', { name: /^Visitors of your agents/ }));

    await waitFor(() => expect(lastShare()).toMatchObject({ visibility: 'agency' }));
    expect(screen.queryByText('On your website')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open the chat' })).toBeNull());
  });

  it('names the agents who may show the product', async () => {
    startSharing();
    const user = await open('share');
    await user.click(await screen.findByRole('radio', { name: 'Chosen ones' }));

    await user.click(screen.getByRole('checkbox', { name: 'Ida Holm' }));

    await waitFor(() => expect(lastShare()).toMatchObject({ allowedAgents: ['a1'] }));
  });

  it('asks for a level, and says on whose pages the product stands', async () => {
    startSharing();
    const user = await open('share');
    expect((await screen.findByRole('link', { name: 'x.example/tom' })).getAttribute('href')).toBe(
      'https://x.example/tom',
    );

    await user.selectOptions(screen.getByRole('combobox', { name: 'Level that agents need' }), 'Advanced');

    await waitFor(() => expect(lastShare()).toMatchObject({ requiredLevel: 2 }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level that agents need' }), 'None');
    await waitFor(() => expect(lastShare()).toMatchObject({ requiredLevel: null }));
  });

  it('takes the origin of a pasted address, refuses what is none, and takes a removed one back', async () => {
    startSharing();
    const user = await open('share');
    const field = await screen.findByRole('textbox', { name: 'Address of a website' });
    await user.type(field, 'not a site{Enter}');
    expect(await screen.findByText(/^Please enter an address such as/)).toBeTruthy();

    await user.clear(field);
    await user.type(field, 'www.example.com/prices?x=1{Enter}');

    await waitFor(() => expect(lastShare()).toMatchObject({ embedSites: ['https://www.example.com'] }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(lastShare()).toMatchObject({ embedSites: [] }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lastShare()).toMatchObject({ embedSites: ['https://www.example.com'] }));
    expect(screen.getByText(/data-product=/).textContent).toBe(
      `<script src="https://x.example/embed/chat.js" data-product="${productId}" async></script>`,
    );
  });
});

describe('the history', () => {
  it('shows a conversation with the page behind a sentence, and what was missing leads to the open questions', async () => {
    startServer();
    answer('getPtxChatHistory', ({ conversationId }) => ({
      conversations: [conversation],
      messages: conversationId === undefined ? [] : messages,
      lines: [],
      hasMore: false,
    }));
    const user = await open('history');

    await user.click(await screen.findByRole('button', { name: 'Source 1: terms.pdf, page 12' }));

    expect(screen.getByText('Lost luggage is covered up to €1,500.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the page' }).getAttribute('href')).toBe(
      `/product-design/${productId}?file=01JGFJJZ00000000000000000F&page=12`,
    );
    expect(screen.getByRole('link', { name: 'Teach your assistant' }).getAttribute('href')).toBe(
      `/product-design/${productId}?view=questions`,
    );
  });

  it('is saved as it is filtered', async () => {
    startServer();
    answer('getPtxChatHistory', () => ({ conversations: [conversation], messages, lines: [], hasMore: false }));
    answer('downloadChatPtxHistory', () => ({
      fileName: 'travel.csv',
      contentType: 'text/csv',
      content: 'a,b\r\n',
      count: 1,
      isCut: false,
    }));
    const user = await open('history&text=luggage');

    await user.click(await screen.findByRole('button', { name: 'Download these conversations' }));
    await chooseAction(user, 'Spreadsheet (CSV)');

    expect(await screen.findByText('1 conversation saved.')).toBeTruthy();
    expect(callsTo('downloadChatPtxHistory')[0]?.input).toEqual({ productId, text: 'luggage', format: 'csv' });
    expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'travel.csv');
  });

  it('stays in its view when it is filtered', async () => {
    startServer();
    answer('getPtxChatHistory', () => ({ conversations: [conversation], messages, lines: [], hasMore: false }));
    const user = await open('history');

    await user.type(await screen.findByRole('searchbox'), 'luggage{Enter}');

    await waitFor(() => expect(address()).toBe(`/product-design/${productId}?view=history&text=luggage`));
  });
});

it('open questions are answered, and the chat knows it', async () => {
  startServer();
  const gap = { gapId: 'a'.repeat(22), question: 'Are dogs covered?', count: 4, lastAt: '2026-03-09T12:00:00.000Z' };
  answer('getPtxGaps', () => ({ gaps: [gap], answers: [] }));
  answer('savePtxAnswer', () => ({ gaps: [], answers: [] }));
  const user = await open('questions');
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Yes, up to two.');

  await user.click(screen.getByRole('button', { name: 'Save answer' }));

  expect(await screen.findByText('The chat knows this now.')).toBeTruthy();
  expect(callsTo('savePtxAnswer')[0]?.input).toEqual({
    productId,
    gapId: gap.gapId,
    answerId: null,
    content: { question: 'Are dogs covered?', answer: 'Yes, up to two.' },
  });
});

it('usage says what was asked, how much of it was answered, and what it cost', async () => {
  startServer();
  answer('getPtxUsage', () => ({
    days: [
      { day: '2026-03-08', views: 40, conversations: 12, questions: 30, answered: 27 },
      { day: '2026-03-09', views: 10, conversations: 2, questions: 10, answered: 9 },
    ],
    topQuestions: [{ question: 'Is luggage covered?', count: 7 }],
    costMicros: 2_340_000,
  }));
  await open('usage');

  const valueOf = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextSibling?.textContent;
  expect(await valueOf('Questions')).toBe('40');
  expect(await valueOf('Answered')).toBe('90%');
  expect(await valueOf('Cost of the model')).toBe('$2.34');
  expect(within(screen.getByRole('table')).getByText('Is luggage covered?')).toBeTruthy();
});
