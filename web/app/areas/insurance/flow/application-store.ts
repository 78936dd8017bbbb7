/**
 * An application while somebody fills it in: what was typed is here at once, and goes to the server a moment later, one
 * save after the other. Somebody else's save (the same person on a telephone and a computer) wins, and is said.
 */
import { noAnswers, type Answer, type Answers, type Person } from '../../../../../shared/insurance/answers.ts';
import type { ApplicationView, PriceChange } from '../../../../../shared/insurance/application.ts';
import type { VoucherValue } from '../../../../../shared/insurance/rate.ts';
import type { LanguageValue } from '../../../../../shared/places/languages.ts';
import type * as z from 'zod';
import { ApiError, networkError } from '../../../../lib/api/api-error.ts';
import { callApi } from '../../../../lib/api/call.ts';
import type { CallName, InputOfCall, OutputOfCall } from '../../../../lib/api/call-types.ts';
import { createEffectRunner } from '../../../../lib/api/effect-runner.ts';
import { debounce } from '../../../../lib/debounce.ts';
import { enterApplication, keepInsurance } from '../../../../lib/insurance-session.ts';

export type Beginning = Pick<ApplicationView, 'productCode' | 'channelCode' | 'agentName'>;

export type SaveState = 'unsaved' | 'saving' | 'saved' | 'failed';

export type ApplicationState = {
  answers: Answers;
  plan: string | null;
  /** As the server knows it; null before the first answer is kept. */
  server: ApplicationView | null;
  key: string | null;
  saveState: SaveState;
  error: Error | null;
  /** Something newer was there, and stands here now. */
  isReplaced: boolean;
  /** Totals that differ from those quoted before. */
  changes: readonly z.infer<typeof PriceChange>[];
  voucher: VoucherValue | null;
};

export type Opened = { application: ApplicationView; key: string };

/** Where a purchase starts: at the first question, or from what was kept. */
export type Start = { beginning: Beginning } | { opened: Opened };

export class ApplicationStore {
  private state: ApplicationState;
  private readonly listeners = new Set<() => void>();
  private readonly beginning: Beginning;
  private language: LanguageValue;
  private tail: Promise<void> = Promise.resolve();
  private readonly saveSoon = debounce(() => void this.flush());
  private readonly save = createEffectRunner('saveQuestionJson');

  constructor(start: Start, language: LanguageValue) {
    const opened = 'opened' in start ? start.opened : null;
    this.beginning = 'opened' in start ? start.opened.application : start.beginning;
    this.language = language;
    this.state = {
      answers: opened?.application.answers ?? noAnswers,
      plan: opened?.application.plan ?? null,
      server: opened?.application ?? null,
      key: opened?.key ?? null,
      saveState: opened === null ? 'unsaved' : 'saved',
      ...{ error: null, isReplaced: false, changes: [], voucher: null },
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): ApplicationState => this.state;

  /** Undefined takes the answer away. */
  answer(about: 'answer' | 'applicant', question: string, value: Answer | undefined): void {
    const { answers } = this.state;
    this.change({ answers: { ...answers, [about]: withAnswer(answers[about], question, value) } });
  }

  answerPerson(person: number, question: string, value: Answer | undefined): void {
    const { answers } = this.state;
    const insured = answers.insured.map((one, index) => (index === person ? withAnswer(one, question, value) : one));
    this.change({ answers: { ...answers, insured } });
  }

  addPerson(person: Person): void {
    const { answers } = this.state;
    this.change({ answers: { ...answers, insured: [...answers.insured, person] } });
  }

  removePerson(person: number): void {
    const { answers } = this.state;
    this.change({ answers: { ...answers, insured: answers.insured.filter((_, index) => index !== person) } });
  }

  choosePlan(plan: string): void {
    this.change({ plan });
  }

  speak(language: LanguageValue): void {
    this.language = language;
  }

  takeVoucher(voucher: VoucherValue | null): void {
    this.set({ voucher });
  }

  noticed(): void {
    this.set({ isReplaced: false, changes: [] });
  }

  private take(server: ApplicationView, changes: ApplicationState['changes']): void {
    const key = this.state.key;
    if (key !== null) {
      enterApplication(server.applicationId, key);
      const { plan, quote, answers } = server;
      const price = quote?.prices.find((one) => one.plan === plan);
      keepInsurance({ userInfo: answers.applicant, plan, duty: price?.charges ?? null });
    }
    this.set({ server, changes, error: null });
  }

  /** Keeps what is not kept yet. True when nothing is left to keep. */
  flush(): Promise<boolean> {
    this.saveSoon.cancel();
    return this.inTurn(() => this.keep());
  }

  /** A call about the application as it is kept; null when it failed, and `error` says why. */
  async ask<Name extends OpenedCall>(name: Name, extra: Extra<Name>): Promise<OutputOfCall<Name> | null> {
    try {
      const answer = await this.mustAsk(name, extra);
      this.set({ error: null });
      return answer;
    } catch (error) {
      return this.fail(error);
    }
  }

  /** The same, for those who say themselves what went wrong. Throws ApiError. */
  mustAsk<Name extends OpenedCall>(name: Name, extra: Extra<Name>): Promise<OutputOfCall<Name>> {
    this.saveSoon.cancel();
    return this.inTurn(async () => {
      const isKept = await this.keep();
      const { server, key, error, changes } = this.state;
      if (!isKept || server === null || key === null) throw error ?? networkError(new Error('It could not be kept.'));
      const input = { applicationId: server.applicationId, key, ...extra } as InputOfCall<Name>;
      const answer = await createEffectRunner(name)(input);
      const told = answer as { application?: ApplicationView; changes?: ApplicationState['changes'] };
      if (told.application !== undefined) this.take(told.application, told.changes ?? changes);
      return answer;
    });
  }

  /** One after the other: each save and each call changes the revision that the next one has to name. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.tail.then(work);
    this.tail = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  private change(changes: Pick<Partial<ApplicationState>, 'answers' | 'plan'>): void {
    this.set({ ...changes, saveState: 'unsaved', isReplaced: false });
    this.saveSoon();
  }

  private async keep(): Promise<boolean> {
    if (this.state.saveState === 'saved') return true;
    const { answers, plan, server, key } = this.state;
    this.set({ saveState: 'saving', error: null });
    const content = { answers, plan, language: this.language };
    try {
      const kept = await this.save(
        server === null || key === null
          ? { kind: 'begin', ...content, ...beginningOf(this.beginning) }
          : { kind: 'save', ...content, applicationId: server.applicationId, key, revision: server.revision },
      );
      if (kept.key !== null) this.set({ key: kept.key });
      this.take(kept.application, this.state.changes);
      const isAsKept = this.state.answers === answers && this.state.plan === plan;
      this.set({ saveState: isAsKept ? 'saved' : 'unsaved' });
      return isAsKept || this.keep();
    } catch (error) {
      this.fail(error);
      if (error instanceof ApiError && error.code === 'conflict') await this.reload();
      else this.set({ saveState: 'failed' });
      return false;
    }
  }

  /** Reads it again, when another call may have changed it. */
  async refresh(): Promise<void> {
    await this.ask('getQuestionJson', {});
  }

  /** Takes what is there instead. */
  private async reload(): Promise<void> {
    const { server, key } = this.state;
    if (server === null || key === null) return;
    try {
      const { application } = await callApi('getQuestionJson', { applicationId: server.applicationId, key });
      this.set({ answers: application.answers, plan: application.plan, saveState: 'saved', isReplaced: true });
      this.take(application, []);
    } catch (error) {
      this.fail(error);
      this.set({ saveState: 'failed' });
    }
  }

  private fail(error: unknown): null {
    this.set({ error: error instanceof Error ? error : new Error(String(error)) });
    return null;
  }

  private set(changes: Partial<ApplicationState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.listeners) listener();
  }
}

/** The form of a call's input that opens an application by its key; some calls have others beside it. */
type Opening<Name extends CallName> = Extract<InputOfCall<Name>, { applicationId: string; key: string }>;
type OpenedCall = { [Name in CallName]: [Opening<Name>] extends [never] ? never : Name }[CallName];
type Extra<Name extends OpenedCall> = WithoutKey<Opening<Name>>;
type WithoutKey<Input> = Input extends unknown ? Omit<Input, 'applicationId' | 'key'> : never;

const beginningOf = ({ productCode, channelCode, agentName }: Beginning): Beginning => ({
  productCode,
  channelCode,
  agentName,
});

function withAnswer<Set extends Readonly<Record<string, Answer>>>(
  set: Set,
  question: string,
  value: Answer | undefined,
): Record<string, Answer> {
  const { [question]: _before, ...rest } = set;
  return value === undefined ? rest : { ...rest, [question]: value };
}
