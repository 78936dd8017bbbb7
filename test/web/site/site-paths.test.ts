/** What the site, the edge and the rule for names each know of the site's paths. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LEGAL_PATH } from '../../../shared/legal/legal-documents.ts';
import { languageValues } from '../../../shared/places/languages.ts';
import { checkAgentName } from '../../../shared/rules/agent-name.ts';
import { fileIn, pathIn } from '../../../web/site/site-language.ts';
import { sitePaths } from '../../../web/site/site-paths.ts';
import { loadEdgeFunction } from '../../infra/edge-functions/load-edge-function.ts';

const edgeFunction = readFileSync(new URL('../../../infra/edge-functions/page-request.js', import.meta.url), 'utf8');
const atEdge = [...(runInNewContext(`${edgeFunction}; SITE_SEGMENTS`) as string[])];
const paths = [...Object.values(sitePaths), LEGAL_PATH];

describe('the paths of the site', () => {
  it.each(paths)('%s is found at the edge in every language', (path) => {
    const keyOf = loadEdgeFunction('page-request');

    expect(languageValues.map((language) => keyOf({ uri: pathIn(language, path) }).uri)).toEqual(
      languageValues.map((language) => `/_site/${fileIn(language, path)}`),
    );
  });

  it.each(paths.filter((path) => path !== '/'))('%s can be the name of no page', (path) => {
    expect(checkAgentName(path.slice(1))).toBe('name_reserved');
  });

  it.each(atEdge)('%s, which the edge keeps for the site, can be the name of no page', (segment) => {
    expect(checkAgentName(segment)).toBeDefined();
  });
});
