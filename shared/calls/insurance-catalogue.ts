/** What pages and the direct-sale front are made of (specification 2, section 7): so far the library of fonts. */
import * as z from 'zod';
import { webFontIds } from '../model/web-fonts.ts';
import { defineCall } from './define-call.ts';
import { publicRead } from './limits.ts';

export const getDtxFontLibraryList = defineCall({
  group: 'insurance-catalogue',
  name: 'getDtxFontLibraryList',
  method: 'GET',
  path: '/v1/wallData/getDtxFontLibraryList',
  caller: 'open',
  origin: 'spec',
  summary:
    'The fonts that a page can have besides those of its reader’s device: for each the address of a style sheet.',
  plan: 'any',
  limits: publicRead,
  bodyBytes: 4_096,
  input: z.strictObject({}),
  output: z.array(z.strictObject({ id: z.enum(webFontIds), name: z.string(), url: z.string() })),
  errors: [],
  example: {
    input: {},
    output: [{ id: 'lora', name: 'Lora', url: 'https://example.com/assets/f/lora.4f1d2c3b5a.css' }],
  },
  streaming: false,
  effect: false,
  bodyHash: false,
  orderBy: null,
  body: 'none',
});
