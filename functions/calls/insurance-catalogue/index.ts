import * as catalogueContracts from '../../../shared/calls/insurance-catalogue.ts';
import * as insurerContracts from '../../../shared/calls/insurer.ts';
import { bind, callGroup } from '../../kit/call-group.ts';

const contracts = { ...catalogueContracts, ...insurerContracts };

export const handler = callGroup([
  bind(
    contracts.getDtxFontLibraryList,
    async () => (await import('./get-dtx-font-library-list.ts')).getDtxFontLibraryList,
  ),
  bind(contracts.domainGetId, async () => (await import('./domain-get-id.ts')).domainGetId),
  bind(contracts.domainGetToken, async () => (await import('./domain-get-token.ts')).domainGetToken),
  bind(contracts.selectAgentPageNew, async () => (await import('./select-agent-page-new.ts')).selectAgentPageNew),
  bind(contracts.getAgentImService, async () => (await import('./get-agent-im-service.ts')).getAgentImService),
  bind(contracts.productList, async () => (await import('./product-list.ts')).productList),
  bind(contracts.getProductsOfChannel, async () => (await import('./get-products-of-channel.ts')).getProductsOfChannel),
  bind(contracts.langProduct, async () => (await import('./lang-product.ts')).langProduct),
  bind(contracts.languageList, async () => (await import('./language-list.ts')).languageList),
  bind(contracts.getDirectPageInfo, async () => (await import('./get-direct-page-info.ts')).getDirectPageInfo),
  bind(contracts.getPageSocket, async () => (await import('./get-page-socket.ts')).getPageSocket),
  bind(contracts.getUnderwriting, async () => (await import('./get-underwriting.ts')).getUnderwriting),
  bind(contracts.getProductBuild, async () => (await import('./get-product-build.ts')).getProductBuild),
  bind(contracts.getCCEventList, async () => (await import('./get-ccevent-list.ts')).getCCEventList),
  bind(contracts.getBlockLogic, async () => (await import('./get-block-logic.ts')).getBlockLogic),
  bind(contracts.getCarMakeList, async () => (await import('./get-car-make-list.ts')).getCarMakeList),
  bind(contracts.getCarModelsList, async () => (await import('./get-car-models-list.ts')).getCarModelsList),
  bind(contracts.getIdAddress, async () => (await import('./get-id-address.ts')).getIdAddress),
  bind(contracts.getPlateNumberInfo, async () => (await import('./get-plate-number-info.ts')).getPlateNumberInfo),
  bind(contracts.phoneValidate, async () => (await import('./phone-validate.ts')).phoneValidate),
  bind(contracts.emailValidate, async () => (await import('./email-validate.ts')).emailValidate),
  bind(contracts.getChannel, async () => (await import('./get-channel.ts')).getChannel),
  bind(contracts.getProjectFile, async () => (await import('./get-project-file.ts')).getProjectFile),
  bind(
    contracts.getProductListOfInsurer,
    async () => (await import('./get-product-list-of-insurer.ts')).getProductListOfInsurer,
  ),
  bind(
    contracts.queryAgentListByCompanyId,
    async () => (await import('./query-agent-list-by-company-id.ts')).queryAgentListByCompanyId,
  ),
  bind(contracts.getAddressOfProduct, async () => (await import('./get-address-of-product.ts')).getAddressOfProduct),
  bind(contracts.getProducMessage, async () => (await import('./get-produc-message.ts')).getProducMessage),
  bind(contracts.getTemplate, async () => (await import('./get-template.ts')).getTemplate),
  bind(contracts.isUsable, async () => (await import('./is-usable.ts')).isUsable),
  bind(contracts.getIpAddress, async () => (await import('./get-ip-address.ts')).getIpAddress),
  bind(contracts.getProduct, async () => (await import('./get-product.ts')).getProduct),
  bind(contracts.dtxFile, async () => (await import('./dtx-file.ts')).dtxFile),
  bind(contracts.getPreSignedUrl, async () => (await import('./get-pre-signed-url.ts')).getPreSignedUrl),
  bind(contracts.detectCustomModels, async () => (await import('./detect-custom-models.ts')).detectCustomModels),
  bind(contracts.rekognitionVideo, async () => (await import('./rekognition-video.ts')).rekognitionVideo),
  bind(contracts.saveSpread, async () => (await import('./save-spread.ts')).saveSpread),
  bind(contracts.sendProductMail, async () => (await import('./send-product-mail.ts')).sendProductMail),

  bind(contracts.getInsurerProducts, async () => (await import('./get-insurer-products.ts')).getInsurerProducts),
  bind(contracts.beginInsurerUpload, async () => (await import('./begin-insurer-upload.ts')).beginInsurerUpload),
  bind(
    contracts.publishInsurerProduct,
    async () => (await import('./publish-insurer-product.ts')).publishInsurerProduct,
  ),
  bind(contracts.getInsurerChannels, async () => (await import('./get-insurer-channels.ts')).getInsurerChannels),
  bind(contracts.saveInsurerChannel, async () => (await import('./save-insurer-channel.ts')).saveInsurerChannel),
  bind(contracts.getInsurerVouchers, async () => (await import('./get-insurer-vouchers.ts')).getInsurerVouchers),
  bind(contracts.saveInsurerVoucher, async () => (await import('./save-insurer-voucher.ts')).saveInsurerVoucher),
  bind(contracts.getInsurerExclusions, async () => (await import('./get-insurer-exclusions.ts')).getInsurerExclusions),
  bind(
    contracts.saveInsurerExclusions,
    async () => (await import('./save-insurer-exclusions.ts')).saveInsurerExclusions,
  ),
]);
