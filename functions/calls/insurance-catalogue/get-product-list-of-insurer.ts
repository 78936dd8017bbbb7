import type { getProductListOfInsurer as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { codesOfInsurer, listInsurances } from '../../domain/insurance/list-insurances.ts';
import type { Handler } from '../../kit/call-group.ts';

export const getProductListOfInsurer: Handler<typeof contract> = async ({ companyId, language }, { now }) => ({
  products: await listInsurances(await codesOfInsurer(companyId), { language, now }),
});
