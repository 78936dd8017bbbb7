/** The calls with which the visitor's chat page opens. */
import { getBedrockInfo, getPtProductInfo, savePtAccessRecord } from '../../lib/api/call-table.generated.ts';
import type { InputOfCall, OutputOfCall } from '../../lib/api/call-types.ts';
import { sendAsVisitor } from '../islands/send-as-visitor.ts';

export type ProductInfo = OutputOfCall<'getPtProductInfo'>;
export type ProductBeginning = OutputOfCall<'getBedrockInfo'>;

export function loadProduct(input: InputOfCall<'getPtProductInfo'>): Promise<ProductInfo> {
  return sendAsVisitor(getPtProductInfo, input);
}

export function loadBeginning(input: InputOfCall<'getBedrockInfo'>): Promise<ProductBeginning> {
  return sendAsVisitor(getBedrockInfo, input);
}

export async function countChatVisit(visit: InputOfCall<'savePtAccessRecord'>): Promise<void> {
  await sendAsVisitor(savePtAccessRecord, visit, { keepalive: true });
}
