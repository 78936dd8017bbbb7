import * as catalogueContracts from '../../../shared/calls/insurance-catalogue.ts';
import * as insurerContracts from '../../../shared/calls/insurer.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

export const handler = callGroup([
  bind(
    catalogueContracts.getDtxFontLibraryList,
    async () => (await import('./get-dtx-font-library-list.ts')).getDtxFontLibraryList,
  ),
  bind(catalogueContracts.domainGetId, async () => (await import('./domain-get-id.ts')).domainGetId),
  bind(catalogueContracts.domainGetToken, async () => (await import('./domain-get-token.ts')).domainGetToken),
  bind(
    catalogueContracts.selectAgentPageNew,
    async () => (await import('./select-agent-page-new.ts')).selectAgentPageNew,
  ),
  bind(catalogueContracts.getAgentImService, async () => (await import('./get-agent-im-service.ts')).getAgentImService),
  bind(catalogueContracts.productList, async () => (await import('./product-list.ts')).productList),
  bind(
    catalogueContracts.getProductsOfChannel,
    async () => (await import('./get-products-of-channel.ts')).getProductsOfChannel,
  ),
  bind(catalogueContracts.langProduct, async () => (await import('./lang-product.ts')).langProduct),
  bind(catalogueContracts.languageList, async () => (await import('./language-list.ts')).languageList),
  bind(catalogueContracts.getDirectPageInfo, async () => (await import('./get-direct-page-info.ts')).getDirectPageInfo),
  bind(catalogueContracts.getPageSocket, async () => (await import('./get-page-socket.ts')).getPageSocket),
  bind(catalogueContracts.getUnderwriting, async () => (await import('./get-underwriting.ts')).getUnderwriting),
  bind(catalogueContracts.getProductBuild, async () => (await import('./get-product-build.ts')).getProductBuild),
  bind(catalogueContracts.getCCEventList, async () => (await import('./get-ccevent-list.ts')).getCCEventList),
  bind(catalogueContracts.getBlockLogic, async () => (await import('./get-block-logic.ts')).getBlockLogic),
  bind(catalogueContracts.getCarMakeList, async () => (await import('./get-car-make-list.ts')).getCarMakeList),
  bind(catalogueContracts.getCarModelsList, async () => (await import('./get-car-models-list.ts')).getCarModelsList),
  bind(catalogueContracts.getIdAddress, async () => (await import('./get-id-address.ts')).getIdAddress),
  bind(
    catalogueContracts.getPlateNumberInfo,
    async () => (await import('./get-plate-number-info.ts')).getPlateNumberInfo,
  ),
  bind(catalogueContracts.phoneValidate, async () => (await import('./phone-validate.ts')).phoneValidate),
  bind(catalogueContracts.emailValidate, async () => (await import('./email-validate.ts')).emailValidate),
  bind(catalogueContracts.getChannel, async () => (await import('./get-channel.ts')).getChannel),
  bind(catalogueContracts.getProjectFile, async () => (await import('./get-project-file.ts')).getProjectFile),
  bind(
    catalogueContracts.getProductListOfInsurer,
    async () => (await import('./get-product-list-of-insurer.ts')).getProductListOfInsurer,
  ),
  bind(
    catalogueContracts.queryAgentListByCompanyId,
    async () => (await import('./query-agent-list-by-company-id.ts')).queryAgentListByCompanyId,
  ),
  bind(
    catalogueContracts.getAddressOfProduct,
    async () => (await import('./get-address-of-product.ts')).getAddressOfProduct,
  ),
  bind(catalogueContracts.getProducMessage, async () => (await import('./get-produc-message.ts')).getProducMessage),
  bind(catalogueContracts.getTemplate, async () => (await import('./get-template.ts')).getTemplate),
  bind(catalogueContracts.isUsable, async () => (await import('./is-usable.ts')).isUsable),
  bind(catalogueContracts.getIpAddress, async () => (await import('./get-ip-address.ts')).getIpAddress),
  bind(catalogueContracts.getProduct, async () => (await import('./get-product.ts')).getProduct),
  bind(catalogueContracts.dtxFile, async () => (await import('./dtx-file.ts')).dtxFile),
  bind(catalogueContracts.getPreSignedUrl, async () => (await import('./get-pre-signed-url.ts')).getPreSignedUrl),
  bind(
    catalogueContracts.detectCustomModels,
    async () => (await import('./detect-custom-models.ts')).detectCustomModels,
  ),
  bind(catalogueContracts.rekognitionVideo, async () => (await import('./rekognition-video.ts')).rekognitionVideo),
  bind(catalogueContracts.saveSpread, async () => (await import('./save-spread.ts')).saveSpread),
  bind(catalogueContracts.sendProductMail, async () => (await import('./send-product-mail.ts')).sendProductMail),

  bind(insurerContracts.getInsurerProducts, async () => (await import('./get-insurer-products.ts')).getInsurerProducts),
  bind(insurerContracts.beginInsurerUpload, async () => (await import('./begin-insurer-upload.ts')).beginInsurerUpload),
  bind(
    insurerContracts.publishInsurerProduct,
    async () => (await import('./publish-insurer-product.ts')).publishInsurerProduct,
  ),
  bind(insurerContracts.getInsurerChannels, async () => (await import('./get-insurer-channels.ts')).getInsurerChannels),
  bind(insurerContracts.saveInsurerChannel, async () => (await import('./save-insurer-channel.ts')).saveInsurerChannel),
  bind(insurerContracts.getInsurerVouchers, async () => (await import('./get-insurer-vouchers.ts')).getInsurerVouchers),
  bind(insurerContracts.saveInsurerVoucher, async () => (await import('./save-insurer-voucher.ts')).saveInsurerVoucher),
  bind(
    insurerContracts.getInsurerExclusions,
    async () => (await import('./get-insurer-exclusions.ts')).getInsurerExclusions,
  ),
  bind(
    insurerContracts.saveInsurerExclusions,
    async () => (await import('./save-insurer-exclusions.ts')).saveInsurerExclusions,
  ),
]);
