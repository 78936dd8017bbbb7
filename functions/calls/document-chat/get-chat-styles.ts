import type { getChatStyles as contract } from '../../../shared/calls/document-chat.ts';
import { assistantStyles } from '../../../shared/model/assistant.ts';
import { styleTexts } from '../../domain/assistant/assistant-words.ts';
import type { Handler } from '../../kit/call-group.ts';
import { environment } from '../../kit/environment.ts';

export const getChatStyles: Handler<typeof contract> = async ({ language }) => {
  const texts = styleTexts(language);
  return {
    styles: assistantStyles.map((style) => ({ style, ...texts[style] })),
    isSpoken: !environment.isLocalReader(),
  };
};
