import type { getServiceStatus as contract } from '../../../shared/calls/service.ts';
import { readServiceStatus } from '../../domain/service/service-status.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getServiceStatus: Handler<typeof contract> = async (_input, { now }) => readServiceStatus(now);
