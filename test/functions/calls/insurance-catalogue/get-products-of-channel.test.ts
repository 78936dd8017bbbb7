import { getProductsOfChannel } from '../../../../functions/calls/insurance-catalogue/get-products-of-channel.ts';
import { describeProductsOfChannel } from '../../../kit/insurance/products-of-channel.ts';

describeProductsOfChannel('getProductsOfChannel', getProductsOfChannel);
