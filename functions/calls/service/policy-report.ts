import * as z from 'zod';
import type { policyReport as contract } from '../../../shared/calls/service.ts';
import type { Handler } from '../../kit/call-group.ts';
import { parseJsonBody } from '../../kit/read-body.ts';
import { raiseSignal } from '../../kit/security-signals.ts';

/** A browser sends what it has gathered; more than so many tell nothing new. */
const MOST_REPORTS = 10;
const LONGEST = 200;

/** Of a report (Reporting API, CSP Level 3, section 5.3): what is worth keeping, and nothing that a person typed. */
const Report = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    blockedURL: z.string().default(''),
    effectiveDirective: z.string().default(''),
  }),
});

export const policyReport: Handler<typeof contract> = async (_, { raw }) => {
  const { reports } = parseJsonBody(Buffer.from(`{"reports":${raw?.body.toString('utf8') ?? '[]'}}`));
  const known = (Array.isArray(reports) ? reports : []).slice(0, MOST_REPORTS).flatMap((report) => {
    const { data } = Report.safeParse(report);
    return data ? [data.body] : [];
  });
  for (const { documentURL, blockedURL, effectiveDirective } of known) {
    raiseSignal('PolicyViolations', {
      directive: effectiveDirective.slice(0, LONGEST),
      page: pathOf(documentURL),
      blocked: originOf(blockedURL),
    });
  }
  return {};
};

/** Without its query, which may hold what a person typed. */
function pathOf(url: string): string {
  return (URL.parse(url)?.pathname ?? '').slice(0, LONGEST);
}

/** Words such as `inline` stay as they are. */
function originOf(url: string): string {
  const parsed = URL.parse(url);
  return (parsed ? parsed.origin : url).slice(0, LONGEST);
}
