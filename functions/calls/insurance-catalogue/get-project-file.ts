import type { getProjectFile as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { currentDefinition, wordingOf } from '../../domain/insurance/find-product.ts';
import { readWordingSource } from '../../domain/insurance/wording/wording-source.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getProjectFile: Handler<typeof contract> = async ({ productCode, language: wanted }) => {
  const definition = await currentDefinition(productCode);
  const { language, wording } = await wordingOf(definition, wanted);
  return {
    fileName: `${productCode}-${definition.version}-${language}.md`,
    contentType: 'text/markdown; charset=utf-8',
    content: readWordingSource(wording).markdown,
  };
};
