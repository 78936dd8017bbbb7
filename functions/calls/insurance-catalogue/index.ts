import * as contracts from '../../../shared/calls/insurance-catalogue.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(
    contracts.getDtxFontLibraryList,
    async () => (await import('./get-dtx-font-library-list.ts')).getDtxFontLibraryList,
  ),
]);
