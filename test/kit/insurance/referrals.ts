/** Referred applications of a test: longer trips than the example product insures by itself. */
import type { OwnerContext } from '../../../functions/kit/context.ts';
import { quotes } from '../../../functions/calls/insurance-quote/quotes.ts';
import { textsKey } from '../../../functions/domain/insurance/product-rows.ts';
import type { Opened } from '../../../functions/domain/insurance/applications.ts';
import type { Answers } from '../../../shared/insurance/answers.ts';
import type { Question, UnderwritingRule } from '../../../shared/insurance/definition.ts';
import { exampleProduct } from '../../../shared/insurance/example-product.ts';
import { ownerContext } from '../call-context.ts';
import { editorId } from '../company.ts';
import type { Row } from '../dynamo.ts';
import { accountId, otherAccountId } from '../id-tokens.ts';
import { beginTrip, onDay, threeDays } from './applications.ts';
import { AGENT, publishedRows } from './published.ts';

const applicantQuestions: Question[] = ['firstName', 'lastName', 'birth', 'telephone'].map((id) => ({
  ...{ id, kind: id === 'birth' ? 'date' : 'text', required: false },
}));

/** The example product, which refers trips of three days and more and asks who applies. */
export function referringProduct(): Row[] {
  const blocks = exampleProduct.definition.blocks.map((block) =>
    block.about === 'applicant' ? { ...block, questions: [...applicantQuestions, ...block.questions] } : block,
  );
  const underwriting: UnderwritingRule[] = [
    { id: 'long', per: 'policy', decision: 'refer', when: { '>=': [{ var: 'fact.days' }, 3] } },
  ];
  const asked = Object.fromEntries(applicantQuestions.map(({ id }) => [`applicant.${id}`, { label: `Your ${id}` }]));
  const texts = {
    ...exampleProduct.texts,
    ...{ reasons: { long: 'We look at long trips.' }, questions: { ...exampleProduct.texts.questions, ...asked } },
  };
  return [...publishedRows({ blocks, underwriting }), { ...textsKey('travel-hk', 1, 'en_us'), texts }];
}

export const ana = {
  ...{ firstName: 'Ana', lastName: 'Lim', birth: '1990-02-03' },
  ...{ email: 'ana@example.com', telephone: '+85251234567' },
};

/** One of Tom's customers, or of nobody's. */
export async function referredTrip(
  changes: { agentName?: string | null; answers?: Partial<Answers> } = {},
): Promise<Opened> {
  const { agentName = AGENT, answers = {} } = changes;
  const opened = await beginTrip({ ...threeDays, applicant: ana, ...answers }, agentName === null ? {} : { agentName });
  await quotes(opened, onDay());
  return opened;
}

const as = (id: string, company: OwnerContext['actor']['company'] = null): OwnerContext => {
  const context = ownerContext({ paging: { nowPage: 1, pageSize: 20, orderBy: 'newest' } });
  return { ...context, actor: { ...context.actor, id, company } };
};

export const asTom = (): OwnerContext => as(editorId);
/** Has nothing to do with the insurer. */
export const asStranger = (): OwnerContext => as(otherAccountId);
export const asInsurer = (): OwnerContext => as(accountId, { companyId: accountId, role: 'admin' });
/** Of the insurer's people who only sell. */
export const asSeller = (): OwnerContext => as(otherAccountId, { companyId: accountId, role: 'agent' });
