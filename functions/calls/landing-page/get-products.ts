import type { getProducts as contract } from '../../../shared/calls/landing-page.ts';
import { listProducts } from '../../domain/products/find-products.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getProducts: Handler<typeof contract> = async (_, { actor }) => ({
  products: await listProducts(actor.id),
});
