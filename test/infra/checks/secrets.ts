import { registry } from '../../../shared/calls/registry.ts';
import { at, listAt, resourcesOf, type StageTemplates } from '../templates.ts';
import { addResource, breakFirst, type Check, ifNone, removeAll } from './check.ts';

const FUNCTION = 'AWS::Lambda::Function';

/** Who may call without an account. A call comes here only after a look at what a stranger can do with it. */
const publicCalls = [
  'BocgBlackArea',
  'BocgBlackInsured',
  'addPreMember',
  'addPreMemberV2',
  'addXlgWaitlist',
  'advancePayment',
  'aiAssistant',
  'answerChallenge',
  'answerXlgWaitlist',
  'appIdLogin',
  'callBackCheckout',
  'chattingRobot',
  'checkVerificationCode',
  'checkoutPayment',
  'checkoutPaymentHosted',
  'chooseStaffPassword',
  'customerForgotPassword',
  'customerSignIn',
  'detectCustomModels',
  'domainGetId',
  'domainGetToken',
  'downloadPolicyFile',
  'dtxFile',
  'emailValidate',
  'existsUserByAccount',
  'fakePayment',
  'findOneDtxEVoucher',
  'findPriceByVoucher',
  'finishStaffSignIn',
  'forgetPassword',
  'forgotPassword',
  'getAddress',
  'getAddressOfProduct',
  'getAgentImService',
  'getAgentInfoByApplicationId',
  'getAllCarInfo',
  'getApiSecureKey',
  'getBedrockInfo',
  'getBindingStatusByApplicationId',
  'getBlockLogic',
  'getCCEventList',
  'getCarInfo',
  'getCarMakeList',
  'getCarModelsList',
  'getChannel',
  'getChatStyles',
  'getChattingRecords',
  'getCompanyInformation',
  'getDirectPageInfo',
  'getDiscountsQuote',
  'getDocumentCenterTokenAndPdf',
  'getDtxFontLibraryList',
  'getEmailByApplicationId',
  'getHkAddress',
  'getIdAddress',
  'getIdTokenByRefreshToken',
  'getInputErrorCount',
  'getInstalmentToPay',
  'getIpAddress',
  'getLevy',
  'getLoginToken',
  'getNationalityList',
  'getOrderNo',
  'getPageProductInfo',
  'getPageProductList',
  'getPageSocket',
  'getPayAnOrder',
  'getPaymentInfo',
  'getPlateNumberInfo',
  'getPolicyFileNewToken',
  'getPolicyNo',
  'getPolicyOrderByApplicationId',
  'getPostDetails',
  'getPostList',
  'getPreSignedUrl',
  'getPreview',
  'getPriceShow',
  'getProducMessage',
  'getProduct',
  'getProductBuild',
  'getProductFile',
  'getProductList',
  'getProductListOfInsurer',
  'getProductQuote',
  'getProductsOfChannel',
  'getProfile',
  'getProjectFile',
  'getPtPage',
  'getPtProductInfo',
  'getPublicKey',
  'getQuestionJson',
  'getQuote',
  'getServiceStatus',
  'getShowcaseByRoute',
  'getShowcasePageList',
  'getTemplate',
  'getUnderwriting',
  'getUserAgeByDob',
  'getVerifyAgentUser',
  'giveUpOrder',
  'googleLogin',
  'gopay',
  'isUsable',
  'langProduct',
  'languageList',
  'login',
  'metaCallback',
  'officialWebsiteList',
  'orderInstalment',
  'paymentCheckout',
  'paymentSendmail',
  'paypal',
  'petInsurance',
  'phoneValidate',
  'planEnquiry',
  'policyReport',
  'productList',
  'queryAgentListByCompanyId',
  'quotes',
  'register',
  'registerAgentUser',
  'registerCustomer',
  'rekognitionVideo',
  'requestPerson',
  'resendCode',
  'saveChattingRecords',
  'saveLandingComplaint',
  'savePageClick',
  'savePageView',
  'savePtAccessRecord',
  'savePtRequest',
  'saveQuestionJson',
  'saveQuoteRequest',
  'saveSpread',
  'selectAgentPageNew',
  'sendCustomerCode',
  'sendProductMail',
  'sendVerifyCode',
  'sendmailOfPolicy',
  'signInAgentUser',
  'startPasskeySignIn',
  'startStaffSignIn',
  'stripe',
  'underwritingLogic',
  'undoEmailChange',
  'unsubscribe',
  'updatePassword',
  'validateUserAgeSm',
  'validateUserId',
  'validateUserKTP',
  'wallPay',
  'zipCode',
];

/** Bits per character; random keys have more than words. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

const looksSecret = (text: string) => /^[A-Za-z0-9+/_=-]{20,}$/.test(text) && entropyOf(text) > 3.8;

function plainValues(templates: StageTemplates): { where: string; name: string; value: string }[] {
  return resourcesOf(templates, FUNCTION).flatMap(({ where, Properties }) =>
    Object.entries((at(Properties, 'Environment.Variables') ?? {}) as Record<string, unknown>)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, value]) => ({ where, name, value })),
  );
}

const localOnly =
  /fakePayment|payment-trial|emulator|AWS_ENDPOINT_URL|POOL_KEYS|LOCAL_READER|127\.0\.0\.1|localhost|clockOffset|control[-_ ]?port/i;

export const secretChecks: Check[] = [
  {
    id: 'K44',
    title: 'no environment holds a secret',
    faults: (templates) =>
      plainValues(templates)
        .filter(
          ({ name, value }) => looksSecret(value) || (/PASSWORD|TOKEN|API_KEY/.test(name) && !value.includes(':')),
        )
        .map(({ where, name }) => `${where}: ${name} looks like a secret`),
    break: (templates) =>
      breakFirst(templates, FUNCTION, (properties) => {
        properties['Environment'] = { Variables: { STRIPE: 'rk_9fKq2LxTz7Vb4WmYc1PdHs83' } };
      }),
  },
  {
    id: 'K44b',
    title: 'the keys of the signing session rotate every 30 days, from the first deployment on',
    faults: (templates) => {
      const schedules = resourcesOf(templates, 'AWS::SecretsManager::RotationSchedule');
      return [
        ...ifNone(schedules, 'nothing rotates'),
        ...schedules
          .filter(
            (item) =>
              at(item, 'Properties.RotationRules.AutomaticallyAfterDays') !== 30 ||
              at(item, 'Properties.RotateImmediatelyOnUpdate') !== true,
          )
          .map(({ where }) => `${where}: other rules`),
      ];
    },
    break: (templates) => removeAll(templates, 'AWS::SecretsManager::RotationSchedule'),
  },
  {
    id: 'K44c',
    title: 'every secret is made by Secrets Manager',
    faults: (templates) =>
      resourcesOf(templates, 'AWS::SecretsManager::Secret')
        .filter(
          ({ Properties }) =>
            Properties['SecretString'] !== undefined || Properties['GenerateSecretString'] === undefined,
        )
        .map(({ where }) => `${where}: stands in the template`),
    break: (templates) => addResource(templates, 'AWS::SecretsManager::Secret', { SecretString: 'x' }),
  },
  {
    id: 'K45',
    title: 'nothing of the small cloud, and no faked payment, is deployed to preprod and prod',
    only: ['preprod', 'prod'],
    faults: (templates) => [
      ...resourcesOf(templates)
        .filter(({ Properties }) => localOnly.test(JSON.stringify(Properties)))
        .map(({ where }) => where),
    ],
    break: (templates) =>
      breakFirst(
        templates,
        FUNCTION,
        (properties) => (properties['Environment'] = { Variables: { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9' } }),
      ),
  },
  {
    id: 'K46',
    title: 'only the calls on the list are for people without an account, and no method has rules of its own',
    faults: (templates) => {
      const open = registry
        .filter(({ caller }) => ['unsigned', 'open', 'noToken', 'none'].includes(caller))
        .map(({ name }) => name);
      const methods = resourcesOf(templates, 'AWS::ApiGateway::Method');
      return [
        ...(open.sort().join() === publicCalls.join() ? [] : [`public are ${open.join(', ')}`]),
        ...methods
          .filter(({ Properties }) => Properties['AuthorizationType'] !== 'NONE')
          .map(({ where }) => `${where}: has`),
      ];
    },
    break: (templates) =>
      breakFirst(templates, 'AWS::ApiGateway::Method', (properties) => (properties['AuthorizationType'] = 'AWS_IAM')),
  },
  {
    id: 'K47',
    title: 'bodies reach the functions as they were sent, so that what signs them can be checked',
    faults: (templates) => [
      ...resourcesOf(templates, 'AWS::ApiGateway::Method')
        .filter(({ Properties }) => at(Properties, 'Integration.Type') !== 'AWS_PROXY')
        .map(({ where }) => `${where}: changes what was sent`),
    ],
    break: (templates) =>
      breakFirst(
        templates,
        'AWS::ApiGateway::Method',
        (properties) => (properties['Integration'] = { Type: 'AWS', RequestTemplates: { 'application/json': '{}' } }),
      ),
  },
  {
    id: 'K48',
    title: 'stacks are protected against deletion in prod',
    only: ['prod'],
    faults: ({ stacks }) => stacks.filter(({ isProtected }) => !isProtected).map(({ name }) => name),
    break: ({ stacks }) => {
      for (const stack of stacks) stack.isProtected = false;
    },
  },
  {
    id: 'K44d',
    title: 'no output tells a secret',
    faults: ({ stacks }) =>
      stacks
        .filter(({ template }) => JSON.stringify(listAt(template, 'Outputs')).includes('{{resolve:'))
        .map(({ name }) => name),
    break: ({ stacks }) => {
      for (const { template } of stacks) template.Outputs = { Secret: { Value: '{{resolve:secretsmanager:a}}' } };
    },
  },
];
