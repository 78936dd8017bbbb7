/** Which path shows which area. Each area is a chunk of its own. */
import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { guardNavigation } from '../lib/guard.ts';
import { pathTo, routePatterns } from '../lib/routes.ts';
import { ErrorBoundary } from './errors/error-boundary.tsx';
import { useIsLocked } from './areas/lock/use-app-lock.ts';
import { lazyArea } from './lazy-area.tsx';

const SignInArea = lazyArea(async () => (await import('./areas/account/sign-in-area.tsx')).SignInArea, ['account']);
const WelcomeBack = lazyArea(async () => (await import('./areas/lock/welcome-back.tsx')).WelcomeBack, ['lock']);
const AppShell = lazyArea(async () => (await import('./shell/app-shell.tsx')).AppShell);
const EditorArea = lazyArea(
  async () => (await import('./areas/editor/editor-area.tsx')).EditorArea,
  ['editor', 'editor-errors'],
);
const PreviewShell = lazyArea(
  async () => (await import('./shell/preview-shell.tsx')).PreviewShell,
  ['editor', 'editor-errors', 'page-settings', 'preview-link'],
);
const AssistantArea = lazyArea(
  async () => (await import('./areas/assistant/assistant-area.tsx')).AssistantArea,
  ['assistant'],
);
const HistoryArea = lazyArea(async () => (await import('./areas/history/history-area.tsx')).HistoryArea, ['history']);
const LeadsArea = lazyArea(async () => (await import('./areas/leads/leads-area.tsx')).LeadsArea, ['leads']);
const LeadSettingsArea = lazyArea(
  async () => (await import('./areas/leads/settings/lead-settings-area.tsx')).LeadSettingsArea,
  ['leads', 'password', 'proof'],
);
const AgentInsuranceArea = lazyArea(
  async () => (await import('./areas/agent-insurance/agent-insurance-area.tsx')).AgentInsuranceArea,
  ['agent-insurance'],
);
const CaseArea = lazyArea(
  async () => (await import('./areas/agent-insurance/case-area.tsx')).CaseArea,
  ['agent-insurance', 'leads'],
);
const AnalyticsArea = lazyArea(
  async () => (await import('./areas/analytics/analytics-area.tsx')).AnalyticsArea,
  ['analytics', 'channels'],
);
const SettingsArea = lazyArea(
  async () => (await import('./areas/settings/settings-area.tsx')).SettingsArea,
  ['account-tabs', 'editor-errors', 'password', 'photos', 'proof', 'settings'],
);
const PlanArea = lazyArea(
  async () => (await import('./areas/billing/plan-area.tsx')).PlanArea,
  ['account-tabs', 'billing'],
);
const CheckoutArea = lazyArea(
  async () => (await import('./areas/billing/checkout-area.tsx')).CheckoutArea,
  ['address', 'billing'],
);
const PaymentArea = lazyArea(
  async () => (await import('./areas/billing/payment-area.tsx')).PaymentArea,
  ['account-tabs', 'address', 'billing'],
);
const PaypalReturnArea = lazyArea(
  async () => (await import('./areas/billing/paypal-return-area.tsx')).PaypalReturnArea,
  ['billing'],
);
const SecurityArea = lazyArea(
  async () => (await import('./areas/security/security-area.tsx')).SecurityArea,
  ['account-tabs', 'lock', 'password', 'proof', 'security'],
);
const AccountArea = lazyArea(
  async () => (await import('./areas/settings/account-area.tsx')).AccountArea,
  ['account-tabs', 'security', 'settings'],
);
const UndoEmailArea = lazyArea(
  async () => (await import('./areas/settings/undo-email-area.tsx')).UndoEmailArea,
  ['settings'],
);
const FarewellArea = lazyArea(
  async () => (await import('./areas/security/farewell-area.tsx')).FarewellArea,
  ['security'],
);
const ProductTalkArea = lazyArea(
  async () => (await import('./areas/document-chat/product-talk-area.tsx')).ProductTalkArea,
  ['document-chat', 'editor-errors', 'photos', 'product-talk'],
);
const CompanyArea = lazyArea(
  async () => (await import('./areas/document-chat/company/company-area.tsx')).CompanyArea,
  ['document-chat', 'editor-errors', 'photos', 'product-talk'],
);
const InsurerArea = lazyArea(
  async () => (await import('./areas/insurer/insurer-area.tsx')).InsurerArea,
  ['document-chat', 'insurer'],
);
const ProductDesignArea = lazyArea(
  async () => (await import('./areas/document-chat/product-design-area.tsx')).ProductDesignArea,
  ['document-chat', 'product-design'],
);
const LearningArea = lazyArea(
  async () => (await import('./areas/learning/learning-area.tsx')).LearningArea,
  ['learning', 'learning-levels'],
);
const LevelsArea = lazyArea(
  async () => (await import('./areas/learning/levels-area.tsx')).LevelsArea,
  ['learning', 'learning-levels'],
);
const TestArea = lazyArea(
  async () => (await import('./areas/learning/test-area.tsx')).TestArea,
  ['learning', 'learning-levels'],
);
const SupportArea = lazyArea(async () => (await import('./areas/support/support-area.tsx')).SupportArea, ['password']);
const PiecesArea = lazyArea(async () => (await import('./areas/pieces/pieces-area.tsx')).PiecesArea, ['password']);
const HelpArea = lazyArea(async () => (await import('./areas/help/help-area.tsx')).HelpArea, ['guide-labels', 'help']);
const MetaReturnArea = lazyArea(
  async () => (await import('./areas/editor/contacts/meta-return-area.tsx')).MetaReturnArea,
  ['meta'],
);
const ChannelArea = lazyArea(
  async () => (await import('./areas/insurance/channel-area.tsx')).ChannelArea,
  ['insurance'],
);
const ProductArea = lazyArea(
  async () => (await import('./areas/insurance/product-area.tsx')).ProductArea,
  ['insurance'],
);
const ApplicationArea = lazyArea(
  async () => (await import('./areas/insurance/application-area.tsx')).ApplicationArea,
  ['insurance', 'uploads'],
);
const NotFoundArea = lazyArea(async () => (await import('./not-found-area.tsx')).NotFoundArea);

export function AppRoutes(): ReactNode {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary screen={pathname}>
      <Routes>
        <Route path={routePatterns.signIn} element={<SignInArea />} />
        <Route path={routePatterns.preview} element={<PreviewShell />} />
        <Route path={routePatterns.support} element={<SupportArea />} />
        <Route path={routePatterns.undoEmail} element={<UndoEmailArea />} />
        <Route path={routePatterns.farewell} element={<FarewellArea />} />
        <Route path={routePatterns.insuranceChannel} element={<ChannelArea />} />
        <Route path={routePatterns.insuranceProduct} element={<ProductArea />} />
        <Route path={routePatterns.insuranceStart} element={<ApplicationArea />} />
        <Route path={routePatterns.insuranceApplication} element={<ApplicationArea />} />
        <Route path={routePatterns.app} element={<SignedIn />}>
          <Route index element={<Navigate to={pathTo('profile')} replace />} />
          <Route path={routePatterns.profile} element={<EditorArea />} />
          <Route path={routePatterns.design} element={<EditorArea />} />
          <Route path={routePatterns.pageSettings} element={<EditorArea />} />
          <Route path={routePatterns.assistant} element={<AssistantArea />} />
          <Route path={routePatterns.history} element={<HistoryArea />} />
          <Route path={routePatterns.leads} element={<LeadsArea />} />
          <Route path={routePatterns.leadSettings} element={<LeadSettingsArea />} />
          <Route path={routePatterns.agentInsurance} element={<AgentInsuranceArea />} />
          <Route path={routePatterns.agentInsuranceCase} element={<CaseArea />} />
          <Route path={routePatterns.analytics} element={<AnalyticsArea />} />
          <Route path={routePatterns.account} element={<AccountArea />} />
          <Route path={routePatterns.settings} element={<SettingsArea />} />
          <Route path={routePatterns.plan} element={<PlanArea />} />
          <Route path={routePatterns.payment} element={<PaymentArea />} />
          <Route path={routePatterns.checkout} element={<CheckoutArea />} />
          <Route path={routePatterns.paypalReturn} element={<PaypalReturnArea />} />
          <Route path={routePatterns.security} element={<SecurityArea />} />
          <Route path={`${routePatterns.help}/:guideId?`} element={<HelpArea />} />
          <Route path={routePatterns.metaReturn} element={<MetaReturnArea />} />
          <Route path="/app/_pieces" element={<PiecesArea />} />
          <Route path="*" element={<NotFoundArea />} />
        </Route>
        <Route element={<SignedIn />}>
          <Route path={routePatterns.productTalk} element={<ProductTalkArea />} />
          <Route path={routePatterns.company} element={<CompanyArea />} />
          <Route path={routePatterns.insurer} element={<InsurerArea />} />
          <Route path={routePatterns.productDesign} element={<ProductDesignArea />} />
          <Route path={routePatterns.learning} element={<LearningArea />} />
          <Route path={routePatterns.learningProduct} element={<LevelsArea />} />
          <Route path={routePatterns.learningTest} element={<TestArea />} />
        </Route>
        <Route path="*" element={<NotFoundArea />} />
      </Routes>
    </ErrorBoundary>
  );
}

/**
 * Before a route that needs the token: sign-in, when there is none (specification 1, section 2); Welcome back, when the
 * person has locked the app.
 */
function SignedIn(): ReactNode {
  const { pathname, search, hash } = useLocation();
  if (useIsLocked()) return <WelcomeBack />;
  const outcome = guardNavigation(`${pathname}${search}${hash}`);
  if (outcome.kind === 'redirect') return <Navigate to={outcome.path} replace />;
  return outcome.kind === 'enter' ? <AppShell /> : null;
}
