import type { getQuestionJson as contract } from '../../../shared/calls/insurance-quote.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { checkRow, toApplicationView } from '../../domain/insurance/quote-application.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getQuestionJson: Handler<typeof contract> = async (input, { now }) => {
  const row = await openApplication(input, now);
  const application = await toApplicationView(row, now);
  return { application, problems: await checkRow(row, row.state === 'draft' ? 'quote' : 'details', now) };
};
