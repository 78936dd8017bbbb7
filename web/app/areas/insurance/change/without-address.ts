import type { Application } from '../../../../../shared/insurance/product.ts';

/** Whose address a policy is bound to is not asked when its cover is changed: it stays. */
export function withoutAddress(application: Application): Application {
  const asked = application.asked.filter(
    ({ block, question }) => block.about !== 'applicant' || question.kind !== 'email',
  );
  return { ...application, asked };
}
