import type { getCCEventList as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { currentDefinition, textsOf } from '../../domain/insurance/find-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getCCEventList: Handler<typeof contract> = async ({ productCode, language: wanted }) => {
  const definition = await currentDefinition(productCode);
  const { language, texts } = await textsOf(definition, wanted);
  return {
    language,
    events: definition.events.map((id) => ({ id, ...named(texts.events[id]) })),
    exclusions: definition.exclusions.map((id) => ({ id, ...named(texts.exclusions[id]) })),
  };
};

const named = (words: { title: string; text: string } | undefined): { title: string; text: string } => ({
  title: words?.title ?? '',
  text: words?.text ?? '',
});
