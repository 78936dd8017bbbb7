/** Addresses of pages. */
import { environment } from '../../kit/environment.ts';

export const pageLink = (agentName: string): string => `${environment.appOrigin()}/${encodeURIComponent(agentName)}`;

export const previewLink = (token: string): string => `${environment.appOrigin()}/preview/${token}`;

/**
 * Where the business card is kept, beside the page's files. The edge gives every path without a dot the ending `.html`:
 * so no path leads a viewer there past the plan.
 */
export const cardKey = (agentName: string): string => `live/${agentName}/card`;

/** Where the publish job leaves what a wallet pass says, for the job that signs it; no path leads a viewer there either. */
export const passKey = (agentName: string): string => `live/${agentName}/pass`;
