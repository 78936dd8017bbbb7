/** A way to write to an agent, as their page shows it. */
import * as z from 'zod';
import { channelIds } from '../model/page.ts';

export const AgentContact = z.strictObject({ channel: z.enum(channelIds), text: z.string(), value: z.string() });
export type AgentContact = z.infer<typeof AgentContact>;
