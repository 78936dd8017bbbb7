import type { getComplaints as contract } from '../../../shared/calls/support.ts';
import { listComplaints } from '../../domain/support/complaints.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getComplaints: Handler<typeof contract> = async ({ isOpen }) => ({
  complaints: await listComplaints(isOpen),
});
