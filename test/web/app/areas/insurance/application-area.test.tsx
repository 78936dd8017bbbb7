// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readProductFiles } from '../../../../../bin/insurance/product-files.ts';
import type { Answers } from '../../../../../shared/insurance/answers.ts';
import type { ApplicationView, PriceView } from '../../../../../shared/insurance/application.ts';
import type { ChannelView } from '../../../../../shared/insurance/channel.ts';
import type { ProductCase } from '../../../../../shared/insurance/product-cases.ts';
import type { ProductTexts } from '../../../../../shared/insurance/product-texts.ts';
import { letGo } from '../../../../../web/app/areas/insurance/flow/held-store.ts';
import { address, closeApp, openApp } from '../../render-app.tsx';
import { answer, callsTo, forgetCalls } from '../conversations/fake-api.ts';

vi.mock('../../../../../web/lib/config.ts', () => ({ loadConfig: async () => ({ mediaOrigin: '' }) }));
vi.mock('../../../../../web/lib/upload-file.ts', () => ({ postFile: async () => undefined }));
vi.mock(
  '../../../../../web/lib/api/call.ts',
  async () => (await import('../conversations/fake-api.ts')).fakeCallModule,
);

const { definition, texts, cases } = readProductFiles('shared/insurance/products/motor-my');
const words = texts['en_us'] as ProductTexts;
const first = cases[0] as ProductCase;

const channel: ChannelView = {
  ...{ channelCode: 'harbour-vale', name: 'Harbour & Vale', companyId: 'company-1', companyName: 'Harbour & Vale' },
  ...{ logo: null, languages: ['en_us'], isDirect: true },
};
const price: PriceView = {
  ...{ plan: 'comprehensive', currency: 'MYR', total: 71_446, lines: [], premium: 65_228, charges: 6_218 },
};
const car: ApplicationView = {
  ...{
    applicationId: 'B'.repeat(22),
    productCode: 'motor-my',
    version: 1,
    channelCode: 'harbour-vale',
    agentName: null,
  },
  ...{ language: 'en_us', state: 'accepted', answers: first.answers, plan: null, voucherCode: null, instalments: null },
  revision: 1,
  changes: null,
  quote: {
    ...{ quoteId: 'quote-1', version: 1, quotedAt: `${first.today}T02:00:00.000Z`, validUntil: '2026-12-06' },
    ...{ decision: 'accept', reasons: [], prices: [price], voucherCode: null, changes: null },
  },
};
const texted = { namespaces: ['insurance', 'uploads'] };
const key = 'A'.repeat(43);
const carPhoto = { about: 'answer', question: 'carPhoto' } as const;

/** Answered from the first question to the last. */
const whole: ApplicationView = {
  ...{ ...car, plan: 'comprehensive' },
  answers: {
    ...first.answers,
    answer: { ...first.answers.answer, carPhoto: ['01JGFJJZ00000000000000000F'] },
    applicant: {
      ...{ firstName: 'Ana', lastName: 'Lim', identity: '900203105555', email: 'ana@example.com' },
      ...{ telephone: '+60123456789', postcode: '50000', town: 'Kuala Lumpur', addressLine: '1 Jalan Contoh' },
    },
  },
};

/** Opens an application of a server that keeps what it is sent; another one each time, since reads are remembered. */
async function open(application: ApplicationView, path = ''): Promise<void> {
  const applicationId = nextId();
  let kept = { ...application, applicationId };
  answer('getQuestionJson', () => ({ application: kept, problems: [] }));
  answer('saveQuestionJson', ({ answers, plan }) => {
    kept = { ...kept, answers, plan, revision: kept.revision + 1 };
    return { application: kept, key: null, problems: [] };
  });
  answer('addPreMemberV2', () => ({ application: kept, problems: [], changes: [] }));
  await openApp(`/insurance/-/${applicationId}${path}#${key}`, texted);
}

let opened = 0;
const openedId = (): string => String(opened).padStart(22, 'B');
const nextId = (): string => {
  opened += 1;
  return openedId();
};

/** Of the application that is open: what was typed into the one before may be saved after its screen is gone. */
const savedPhotos = () =>
  callsTo('saveQuestionJson')
    .filter(({ input }) => input['applicationId'] === openedId())
    .map(({ input }) => (input['answers'] as Answers).answer['carPhoto']);

async function sendPhoto(name: string): Promise<void> {
  const picture = new File([new Uint8Array(8)], name, { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('A photo of the car'), picture);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${first.today}T04:00:00.000Z`) });
  forgetCalls();
  answer('getChannel', () => channel);
  answer('getProductBuild', () => ({ definition, language: 'en_us', texts: words }));
});
afterEach(() => {
  closeApp();
  letGo();
  vi.useRealTimers();
});

describe('an application', () => {
  it('keeps its question and what was typed when another language is chosen', async () => {
    answer('getChannel', () => ({ ...channel, languages: ['en_us', 'ms_my'] }));
    answer('getProductBuild', ({ language }) => {
      const written = language === 'ms_my' ? 'ms_my' : 'en_us';
      return { definition, language: written, texts: texts[written] as ProductTexts };
    });
    await open(whole, '?at=address');
    const line = await screen.findByDisplayValue<HTMLInputElement>('1 Jalan Contoh');
    await userEvent.type(line, ' 2');

    await userEvent.selectOptions(screen.getByLabelText('Language'), 'ms_my');

    expect(await screen.findByLabelText('Bahasa')).toBeTruthy();
    expect(screen.getByDisplayValue('1 Jalan Contoh 2')).toBeTruthy();
  });

  it('asks next what the chosen plan alone asks for', async () => {
    await open(car, '?at=plans');

    await userEvent.click(await screen.findByRole('button', { name: 'Choose Comprehensive' }));

    expect(await screen.findByRole('heading', { name: 'A photo of the car' })).toBeTruthy();
  });

  it('takes no picture for an answer that does not show what is asked for, and keeps none', async () => {
    const uploaded = { ...carPhoto, kind: 'photo', contentType: 'image/jpeg', bytes: 8, width: 1, height: 1 } as const;
    const file = { ...uploaded, fileId: '01JGFJJZ00000000000000000F', name: 'dog.jpg', needsCheck: true };
    const policy = { uploadId: 'upload-1', url: '', fields: {}, expiresAt: '' };
    answer('dtxFile', ({ kind }) => ({
      policy: kind === 'begin' ? policy : null,
      file: kind === 'confirm' ? file : null,
    }));
    const { fileId } = file;
    const finding = { code: 'not_seen' as const, wanted: 'Car' };
    answer('detectCustomModels', () => ({ fileId, state: 'done', isGood: false, findings: [finding], labels: [] }));
    await open({ ...car, plan: 'comprehensive' }, '?at=photos');

    await sendPhoto('dog.jpg');
    expect(await screen.findByText(/We cannot see what is asked for in this picture \(Car\)/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please answer this.')).toBeTruthy();
    expect(savedPhotos().filter((photos) => photos !== undefined)).toEqual([]);
    expect(callsTo('dtxFile').map(({ input }) => input)).toContainEqual(
      expect.objectContaining({ kind: 'remove', fileId }),
    );

    answer('detectCustomModels', () => ({ fileId, state: 'done', isGood: true, findings: [], labels: [] }));
    await sendPhoto('car.jpg');
    await waitFor(() => expect(savedPhotos()).toContainEqual([fileId]));
    expect(screen.queryByText(/We cannot see/)).toBeNull();
  });

  it('says at the question itself what the server found wrong with its answer at the end', async () => {
    await open(whole);
    answer('addPreMemberV2', ({ applicationId }) => ({
      application: { ...whole, applicationId },
      problems: [{ ...carPhoto, person: null, code: 'file_unclear', limit: null }],
      changes: [],
    }));

    await userEvent.click(await screen.findByRole('button', { name: 'Fill it in' }));

    expect(await screen.findByText('We cannot use this picture. Please take another one.')).toBeTruthy();
  });
});

describe('what is changed on a phone', () => {
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('is asked to the end of its block, step by step, and leads back to the review', async () => {
    const list = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
    vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
    await open(whole);
    await screen.findByRole('heading', { name: 'Check and pay' });

    await press('Change: Your cover');
    const asked: (string | null)[] = [];
    while (heading() !== 'Check and pay') {
      asked.push(heading());
      await press('Continue');
      await waitFor(() => expect(heading()).not.toBe(asked.at(-1)));
    }

    expect(asked).toEqual([
      ...['When should the cover begin?', 'Where is the car kept?', 'How many claims in the last three years?'],
      ...['What is your no-claims discount?', 'Would you like to add something?'],
    ]);
    await press('Change: Your cover');
    await press('Continue');
    await screen.findByRole('heading', { name: 'Where is the car kept?' });
    await press('Back');
    expect(heading()).toBe('When should the cover begin?');
    await press('Back');
    expect(heading()).toBe('Check and pay');
  });
});

describe('a referred application', () => {
  it('says why in the language of the screen, and shows the decision to whoever comes back to it', async () => {
    const [rule = '', why = ''] = Object.entries(words.reasons)[0] ?? [];
    const { quote } = car;
    const reasons = [{ rule, person: null, text: 'in another language' }];
    await open({ ...whole, state: 'referred', quote: quote && { ...quote, decision: 'refer', reasons } });
    expect(await screen.findByRole('heading', { name: 'We look at this ourselves' })).toBeTruthy();
    expect(screen.getByText(why)).toBeTruthy();
    expect(callsTo('getPaymentInfo')).toEqual([]);

    answer('getQuestionJson', ({ applicationId }) => ({ application: { ...whole, applicationId }, problems: [] }));
    await waitFor(() => {
      vi.setSystemTime(Date.now() + 10_000);
      window.dispatchEvent(new Event('focus'));
      expect(screen.getByRole('heading', { name: 'Check and pay' })).toBeTruthy();
    });
  });
});

describe('where agents alone sell', () => {
  it('nothing is asked before one of them is chosen', async () => {
    answer('getChannel', () => ({ ...channel, isDirect: false }));
    answer('getPriceShow', () => ({ language: 'en_us', examples: [] }));
    answer('isUsable', () => ({ isUsable: true, from: '2026-01-01', until: null }));
    answer('queryAgentListByCompanyId', () => ({
      agents: [{ agentName: 'mara', name: 'Mara Lindqvist', title: 'Adviser', photo: null }],
    }));
    await openApp('/insurance/harbour-vale/motor-my/apply', texted);

    expect(await screen.findByText('Please first select one agent!')).toBeTruthy();
    const chosen = await screen.findByRole('link', { name: 'Mara Lindqvist' });
    expect(chosen.getAttribute('href')).toBe('/insurance/harbour-vale/motor-my?agent=mara');
    expect(address()).toBe('/insurance/harbour-vale/motor-my');
    expect(screen.queryByRole('link', { name: 'Get my price' })).toBeNull();
  });
});
