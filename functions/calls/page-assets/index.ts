import * as contracts from '../../../shared/calls/page-assets.ts';
import { bind, callGroup } from '../../kit/call-group.ts';
import { getSignedUrl } from './get-signed-url.ts';
import { saveMedia } from './save-media.ts';

export const handler = callGroup([bind(contracts.getSignedUrl, getSignedUrl), bind(contracts.saveMedia, saveMedia)]);
