import type { insertAiAssistant as contract } from '../../../shared/calls/landing-page.ts';
import { loadAssistant } from '../../domain/assistant/assistant-settings.ts';
import { judgeSetup } from '../../domain/assistant/judge-setup.ts';
import { saveAssistant } from '../../domain/assistant/save-assistant.ts';
import type { Handler } from '../../kit/call-group.ts';

export const insertAiAssistant: Handler<typeof contract> = async ({ settings: sent, setup }, { actor, language }) => {
  const { settings: before } = await loadAssistant(actor.id);
  const changes = Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => value !== undefined));
  if (setup) await judgeSetup(setup, language);
  const settings = { ...before, ...changes, setup: setup ?? before.setup };
  await saveAssistant(actor.id, settings);
  return { settings };
};
