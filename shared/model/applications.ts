/** The mobile hosts that may say who they are: their application ids, by stage. An id is no secret and proves nothing. */
import type { StageName } from './stages.ts';

const tests = ['xpage-mobile', 'xpage-mobile-test'] as const;

export const applicationIds: Record<StageName, readonly string[]> = {
  local: tests,
  dev: tests,
  uat: tests,
  preprod: tests,
  prod: ['xpage-mobile'],
};
