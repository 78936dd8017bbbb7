/** How the service itself is, for the status page, and what browsers report to it. */
import * as z from 'zod';
import { Incident, MAX_INCIDENTS, PartStatus, serviceParts } from '../model/service-status.ts';
import { defineCall } from './define-call.ts';
import { browserReports, publicRead } from './limits.ts';

export const getServiceStatus = defineCall({
  group: 'service',
  name: 'getServiceStatus',
  method: 'GET',
  path: '/v1/service/getServiceStatus',
  caller: 'open',
  origin: 'ours',
  summary:
    'How each part of the service is, and what was wrong in the last thirty days, as its alarms tell. Where they cannot be ' +
    'read everything is `unknown`.',
  plan: 'any',
  limits: publicRead,
  bodyBytes: 4_096,
  input: z.strictObject({}),
  output: z.strictObject({
    parts: z.array(PartStatus).length(serviceParts.length),
    /** The newest first; null while they cannot be read. */
    incidents: z.array(Incident).max(MAX_INCIDENTS).nullable(),
    /** When the alarms were read, or could not be. */
    checkedAt: z.iso.datetime(),
  }),
  errors: [],
  example: {
    input: {},
    output: {
      parts: serviceParts.map((part) => ({ part, state: 'ok' as const, since: '2026-01-02T09:00:00.000Z' })),
      incidents: [
        {
          part: 'messages',
          state: 'degraded',
          startedAt: '2026-01-02T08:40:00.000Z',
          endedAt: '2026-01-02T09:00:00.000Z',
        },
      ],
      checkedAt: '2026-01-02T09:30:00.000Z',
    },
  },
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'none',
});

export const policyReport = defineCall({
  group: 'service',
  name: 'policyReport',
  method: 'POST',
  path: '/v1/service/policyReport',
  caller: 'unsigned',
  origin: 'ours',
  summary:
    'What browsers report that the content security policy kept from happening (Reporting API). It is logged and counted.',
  plan: 'any',
  limits: browserReports,
  bodyBytes: 65_536,
  /** Read from the raw body, as what is sent is a list. */
  input: z.strictObject({}),
  output: z.strictObject({}),
  errors: [],
  example: { input: {}, output: {} },
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'raw',
});
