import type { getIpAddress as contract } from '../../../shared/calls/insurance-catalogue.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getIpAddress: Handler<typeof contract> = async (_input, { client }) => ({ country: client.country });
