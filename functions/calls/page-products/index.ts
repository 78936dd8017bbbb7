import * as contracts from '../../../shared/calls/page-products.ts';
import { bind, callGroup } from '../../kit/call-group.ts';
import { saveLandingComplaint } from './save-landing-complaint.ts';

export const handler = callGroup([bind(contracts.saveLandingComplaint, saveLandingComplaint)]);
