// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApplicationView } from '../../../../../../shared/insurance/application.ts';
import { ApplicationStore } from '../../../../../../web/app/areas/insurance/flow/application-store.ts';
import { ApiError } from '../../../../../../web/lib/api/api-error.ts';
import { readInsurance } from '../../../../../../web/lib/insurance-session.ts';
import { answer, callsTo, forgetCalls, later } from '../../conversations/fake-api.ts';

vi.mock(
  '../../../../../../web/lib/api/call.ts',
  async () => (await import('../../conversations/fake-api.ts')).fakeCallModule,
);

const key = 'A'.repeat(43);
const application: ApplicationView = {
  applicationId: 'BBBBBBBBBBBBBBBBBBBBBB',
  productCode: 'travel-hk',
  version: 1,
  channelCode: 'harbour-vale',
  agentName: null,
  language: 'en_us',
  state: 'draft',
  answers: { answer: {}, applicant: {}, insured: [] },
  plan: null,
  voucherCode: null,
  instalments: null,
  revision: 1,
  quote: null,
  changes: null,
};
const conflict = new ApiError({ code: 'conflict', status: 409, message: 'changed' });
const beginning = { productCode: 'travel-hk', channelCode: 'harbour-vale', agentName: 'mara' };

/** A server that keeps what it is sent. */
function startServer(): void {
  let revision = 0;
  answer('saveQuestionJson', (input) => {
    revision += 1;
    const { answers, plan } = input;
    const kept = { ...application, answers, plan, revision };
    return { application: kept, key: input.kind === 'begin' ? key : null, problems: [] };
  });
}

const sent = () => callsTo('saveQuestionJson').map(({ input }) => input);

beforeEach(() => {
  sessionStorage.clear();
  forgetCalls();
  vi.useFakeTimers();
  startServer();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('answers', () => {
  it('are kept a moment after the last one: the first begins the application, the next carry on', async () => {
    const store = new ApplicationStore({ beginning }, 'en_us');
    store.answer('answer', 'trips', 'single');
    store.answer('answer', 'destinations', ['JP']);
    expect(sent()).toEqual([]);

    await vi.advanceTimersByTimeAsync(600);
    store.addPerson({ relation: 'self' });
    store.answerPerson(0, 'birth', '1990-02-14');
    await store.flush();

    expect(sent()).toMatchObject([
      { kind: 'begin', ...beginning, answers: { answer: { trips: 'single', destinations: ['JP'] } } },
      { kind: 'save', key, revision: 1, answers: { insured: [{ relation: 'self', birth: '1990-02-14' }] } },
    ]);
    expect(store.read()).toMatchObject({ saveState: 'saved', key });
    expect([readInsurance('applicationId'), readInsurance('applicationKey')]).toEqual([application.applicationId, key]);
  });

  it('leave the plan with its levy, tax and duty in the tab; a plan without a price has none', async () => {
    const price = { plan: 'standard', currency: 'HKD', lines: [], premium: 5_000, charges: 600, total: 5_600 } as const;
    const quote: ApplicationView['quote'] = {
      ...{ quoteId: 'q', version: 1, quotedAt: '2026-03-10T12:00:00.000Z', validUntil: '2026-03-24' },
      ...{ decision: 'accept', reasons: [], prices: [{ ...price, lines: [] }], voucherCode: null, changes: null },
    };
    const store = new ApplicationStore({ beginning }, 'en_us');
    answer('saveQuestionJson', ({ plan }) => ({ application: { ...application, plan, quote }, key, problems: [] }));
    store.choosePlan('standard');
    await store.flush();
    expect([readInsurance('plan'), readInsurance('duty')]).toEqual(['standard', 600]);

    store.choosePlan('premier');
    await store.flush();
    expect([readInsurance('plan'), readInsurance('duty')]).toEqual(['premier', null]);
  });

  it('that come while others are on their way are kept after them, with the revision that those gave', async () => {
    const store = new ApplicationStore({ opened: { application, key } }, 'en_us');
    const first = later<{ application: ApplicationView; key: null; problems: [] }>();
    answer('saveQuestionJson', () => first.promise);
    store.answer('answer', 'trips', 'single');
    const saving = store.flush();
    await vi.advanceTimersByTimeAsync(0);
    startServer();
    store.answer('answer', 'trips', 'annual');
    first.give({ application: { ...application, revision: 7 }, key: null, problems: [] });

    expect(await saving).toBe(true);
    expect(sent().map(({ revision }) => revision)).toEqual([1, 7]);
    expect(store.read().answers.answer).toEqual({ trips: 'annual' });
  });

  it('give way to what another device kept, and that is said', async () => {
    const store = new ApplicationStore({ opened: { application, key } }, 'en_us');
    const newer = {
      ...application,
      revision: 5,
      plan: 'premier',
      answers: { ...application.answers, answer: { trips: 'annual' } },
    };
    answer('saveQuestionJson', () => Promise.reject(conflict));
    answer('getQuestionJson', () => ({ application: newer, problems: [] }));
    store.answer('answer', 'trips', 'single');

    expect(await store.flush()).toBe(false);
    expect(store.read()).toMatchObject({
      isReplaced: true,
      plan: 'premier',
      saveState: 'saved',
      answers: { answer: { trips: 'annual' } },
    });
  });

  it('that could not be kept go with the next ones', async () => {
    const store = new ApplicationStore({ opened: { application, key } }, 'en_us');
    answer('saveQuestionJson', () => Promise.reject(new ApiError({ code: 'network', status: 0, message: 'away' })));
    store.answer('answer', 'trips', 'single');
    expect(await store.flush()).toBe(false);
    expect(store.read().saveState).toBe('failed');

    startServer();
    store.answer('answer', 'start', '2026-04-01');
    expect(await store.flush()).toBe(true);
    expect(sent().at(-1)).toMatchObject({ answers: { answer: { trips: 'single', start: '2026-04-01' } } });
  });

  it('are taken away by nothing', async () => {
    const store = new ApplicationStore({ opened: { application, key } }, 'en_us');
    store.answer('answer', 'extras', ['cruise']);
    store.answer('answer', 'extras', undefined);
    store.addPerson({ relation: 'self' });
    store.addPerson({ relation: 'child' });
    store.removePerson(0);

    expect(store.read().answers).toEqual({ answer: {}, applicant: {}, insured: [{ relation: 'child' }] });
    await store.flush();
  });
});

describe('other calls', () => {
  it('see what was typed before them, and say why when they fail', async () => {
    const store = new ApplicationStore({ opened: { application, key } }, 'en_us');
    answer('quotes', () => Promise.reject(new ApiError({ code: 'internal', status: 500, message: 'no' })));
    store.choosePlan('standard');

    expect(await store.ask('quotes', {})).toBeNull();
    expect(sent()).toMatchObject([{ kind: 'save', plan: 'standard' }]);
    expect(callsTo('quotes')[0]?.input).toEqual({ applicationId: application.applicationId, key });
    expect(store.read().error).toMatchObject({ code: 'internal' });
  });
});
