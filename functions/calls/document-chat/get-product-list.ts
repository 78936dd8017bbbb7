import type { getProductList as contract } from '../../../shared/calls/product-chat.ts';
import { listChats } from '../../domain/product-chat/list-chats.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Handler } from '../../kit/call-group.ts';
import { takePage } from '../../kit/take-page.ts';

export const getProductList: Handler<typeof contract> = async (input, { now, paging }) => {
  const products = await listChats(input, now);
  if (!products) throw new AppError('not_found');
  const ordered = paging.orderBy === 'name' ? products.toSorted(byName) : products.toReversed();
  const { rows, hasMore } = takePage(ordered, paging);
  return {
    products: rows.map(({ productId, name, texts }) => {
      return { productId, name, description: texts.description, logo: texts.logo };
    }),
    hasMore,
  };
};

const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);
