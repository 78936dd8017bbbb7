/** The editor's preview: its chat asks the draft's assistant as the owner, and nothing of it is counted or kept. */
import { Cleared } from '../../../../lib/api/api-error.ts';
import { streamApi } from '../../../../lib/api/stream.ts';
import type { PreviewHost } from '../../../../pages/islands/preview-host.ts';

type Ask = Extract<PreviewHost, { ask: unknown }>['ask'];

const ask: Ask = (question, options) =>
  streamApi('aiAssistant', { ...question, agentName: '', isTrial: true }, options);

export const draftHost: PreviewHost = {
  async ask(question, options) {
    try {
      return await ask(question, options);
    } catch (error) {
      // A signing session that the server has forgotten is made anew by the next call.
      if (error instanceof Cleared) return ask(question, options);
      throw error;
    }
  },
};
