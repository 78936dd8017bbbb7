import type { savePtxAiProduct as contract } from '../../../shared/calls/document-chat-editor.ts';
import { companyToChange } from '../../domain/companies/own-company.ts';
import { toDocumentProduct } from '../../domain/documents/document-views.ts';
import { productToChange } from '../../domain/documents/own-product.ts';
import { listDocuments } from '../../domain/documents/read-documents.ts';
import { removeProduct } from '../../domain/documents/remove-product.ts';
import { changeProduct, createProduct } from '../../domain/documents/save-product.ts';
import type { Handler } from '../../kit/call-group.ts';

export const savePtxAiProduct: Handler<typeof contract> = async (input, context) => {
  if (input.action === 'create') {
    const { companyId, plan } = await companyToChange(context);
    const created = await createProduct(context, companyId, { name: input.name, limit: plan.products });
    return { product: toDocumentProduct(created, []) };
  }
  const before = await productToChange(context, input.productId);
  if (input.action === 'remove') {
    await removeProduct(context, before);
    return { product: null };
  }
  const product = await changeProduct(context, before, { name: input.name });
  return { product: toDocumentProduct(product, await listDocuments(product.companyId, product.productId)) };
};
