import { isDeepStrictEqual } from 'node:util';
import type { saveQuestionJson as contract } from '../../../shared/calls/insurance-quote.ts';
import { beginApplication, changeApplication, openApplication } from '../../domain/insurance/applications.ts';
import { checkRow, toApplicationView } from '../../domain/insurance/quote-application.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';

export const saveQuestionJson: Handler<typeof contract> = async (input, context) => {
  const { now } = context;
  if (input.kind === 'begin') {
    const { kind: _kind, ...content } = input;
    const { row, key } = await beginApplication(content, context);
    return { application: await toApplicationView(row, now), key, problems: await checkRow(row, 'quote', now) };
  }
  const { language, answers, plan, revision } = input;
  const row = await openApplication(input, now);
  if (row.revision !== revision) throw new AppError('conflict');
  const state = isDeepStrictEqual(row.answers, answers) ? row.state : 'draft';
  const changed = await changeApplication(row, { language, answers, plan, state }, now);
  return {
    application: await toApplicationView(changed, now),
    key: null,
    problems: await checkRow(changed, 'quote', now),
  };
};
