/** A server for the editor of document chat that keeps one company with one product. Use with `vi.mock` of `call.ts`. */
import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type {
  DocumentFile,
  DocumentProduct,
  DocumentProductSummary,
} from '../../../../../shared/model/document-product.ts';
import type { OutputOfCall } from '../../../../../web/lib/api/call-types.ts';
import { answer } from '../conversations/fake-api.ts';
import { account, openApp } from '../../render-app.tsx';

export const productId = '01JGFJJZ00000000000000000P';
const at = '2026-03-09T12:00:00.000Z';

export function fileOf(number: number, change: Partial<DocumentFile> = {}): DocumentFile {
  return {
    fileId: `01JGFJJZ0000000000000000${String(number).padStart(2, '0')}`,
    name: `terms-${number}.pdf`,
    kind: 'pdf',
    bytes: 412_000,
    state: 'ready',
    progress: { done: 0, total: 0 },
    failure: null,
    warning: null,
    pages: 24,
    passages: 128,
    isShared: false,
    version: 1,
    addedAt: at,
    ...change,
  };
}

const summary: DocumentProductSummary = {
  productId,
  name: 'Travel cover',
  logo: null,
  visibility: 'public',
  files: 3,
  readyFiles: 1,
  failedFiles: 1,
  pages: 24,
  createdAt: at,
  changedAt: at,
};

const product: DocumentProduct = {
  ...summary,
  texts: {
    logo: null,
    greeting: 'Hello!',
    description: '',
    suggestedQuestions: ['Is luggage covered?'],
    standardReply: '',
    language: 'en_us',
  },
  share: { visibility: 'public', allowedAgents: null, requiredLevel: null, embedSites: [] },
  knowledgeVersion: 1,
};

export const company: OutputOfCall<'getCompany'> = {
  company: {
    companyId: 'account-1',
    name: 'Nordic Cover',
    website: 'https://nordic.example/',
    logo: null,
    agencyName: 'nordic-cover',
    createdAt: at,
  },
  role: 'admin',
  canFound: false,
  canLearn: true,
  hasInsurance: false,
  members: [
    {
      accountId: 'account-1',
      fullName: 'Mara Lindqvist',
      email: 'mara@example.com',
      role: 'admin',
      isFounder: true,
      since: at,
    },
  ],
  invitations: [],
};

export const noCompany: OutputOfCall<'getCompany'> = {
  company: null,
  role: null,
  canFound: true,
  canLearn: false,
  hasInsurance: false,
  members: [],
  invitations: [],
};

export type Server = {
  company: OutputOfCall<'getCompany'>;
  product: DocumentProduct;
  files: DocumentFile[];
  products: DocumentProductSummary[];
};

/** What the shell around the screen asks. */
export function startServer(change: Partial<Server> = {}): Server {
  const server: Server = { company, product, files: [fileOf(1)], products: [summary], ...change };
  answer('getUserInfo', () => account);
  answer('getCompany', () => server.company);
  answer('getPtxAiProductList', () => ({ products: server.products, hasMore: false }));
  answer('getPtxProductSum', () => ({
    products: { used: 1, limit: 5 },
    questions: { used: 312, limit: 10_000 },
    isIncluded: true,
  }));
  answer('getPtxProductInfo', () => ({ product: server.product, files: server.files }));
  return server;
}

/** Opens a screen on a desk, or on a phone. */
export async function openEditor(path: string, window_: 'wide' | 'narrow' = 'wide'): Promise<UserEvent> {
  const list = { matches: window_ === 'wide', addEventListener: () => {}, removeEventListener: () => {} };
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  const user = userEvent.setup();
  await openApp(path, { isSignedIn: true });
  return user;
}

/** A repetition within half a second counts as the same press. */
export function letHalfASecondPass(): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000);
}

/** From an open menu, which stays invisible where nothing has a place on the screen. */
export async function chooseAction(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole('menuitem', { name, hidden: true }));
}
