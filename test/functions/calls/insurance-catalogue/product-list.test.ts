import { productList } from '../../../../functions/calls/insurance-catalogue/product-list.ts';
import { describeProductsOfChannel } from '../../../kit/insurance/products-of-channel.ts';

describeProductsOfChannel('productList', productList);
