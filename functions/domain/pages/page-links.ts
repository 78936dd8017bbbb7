/** Addresses of pages. */
import { environment } from '../../kit/environment.ts';

export const pageLink = (agentName: string): string => `${environment.appOrigin()}/${encodeURIComponent(agentName)}`;

export const previewLink = (token: string): string => `${environment.appOrigin()}/preview/${token}`;
