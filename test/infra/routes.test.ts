/** Every route of the API. A difference is to be looked at, not only accepted: it is what strangers can reach. */
import { describe, expect, it } from 'vitest';
import { routesOf } from '../../infra/api-routes.ts';
import { registry } from '../../shared/calls/registry.ts';
import type { CallContract } from '../../shared/calls/define-call.ts';
import {
  at,
  ownFunctions,
  type Placed,
  resourcesOf,
  shortName,
  synthesize,
  targetOf,
  type StageTemplates,
} from './templates.ts';

function pathOf(resource: unknown, template: Placed['template']): string {
  const parent = template.Resources[targetOf(at(resource, 'Properties.ParentId')) ?? ''];
  const above = parent?.Type === 'AWS::ApiGateway::Resource' ? pathOf(parent, template) : '';
  return `${above}/${String(at(resource, 'Properties.PathPart'))}`;
}

function routes(templates: StageTemplates): string[] {
  return resourcesOf(templates, 'AWS::ApiGateway::Method').map(({ Properties, template }) => {
    const path = pathOf(template.Resources[targetOf(Properties['ResourceId']) ?? ''], template);
    const target = ownFunctions(templates).find(({ id }) =>
      JSON.stringify(Properties['Integration']).includes(`"${id}"`),
    );
    return `${String(Properties['HttpMethod'])} ${path} -> ${target ? shortName(templates, target) : 'nothing'}`;
  });
}

const firstOf = (name: string) => registry.find((contract) => contract.name === name) as CallContract;

describe('routes of the API', () => {
  it('are these', () => {
    expect(routes(synthesize('prod')).sort()).toMatchInlineSnapshot(`
      [
        "ANY /v1/BusinessLogic/{call} -> insurance-quote",
        "ANY /v1/StripePay/{call} -> payment",
        "ANY /v1/addressUser/{call} -> insurance-reference",
        "ANY /v1/agent-insurance/{call} -> insurance-quote",
        "ANY /v1/agent/{call} -> agent",
        "ANY /v1/aiassistant/{call} -> assistant-coach",
        "ANY /v1/apAuth/{call} -> page-assets",
        "ANY /v1/apTemplate/{call} -> page-assets",
        "ANY /v1/callBack/{call} -> payment",
        "ANY /v1/car/{call} -> insurance-reference",
        "ANY /v1/commonData/{call} -> page-assets",
        "ANY /v1/customerPortal/{call} -> customer-portal",
        "ANY /v1/dtxbocgdata/{call} -> insurance-reference",
        "ANY /v1/extra/{call} -> policy",
        "ANY /v1/findaddress/{call} -> insurance-reference",
        "ANY /v1/insurer/{call} -> insurance-catalogue",
        "ANY /v1/learningportal/{call} -> learning-portal",
        "ANY /v1/member/{call} -> insurance-quote",
        "ANY /v1/pageMedia/{call} -> page-assets",
        "ANY /v1/payment/{call} -> payment",
        "ANY /v1/policy/{call} -> policy",
        "ANY /v1/post/{call} -> document-chat",
        "ANY /v1/productDetails/{call} -> insurance-catalogue",
        "ANY /v1/producttalkx/{call} -> document-chat-editor",
        "ANY /v1/quote/{call} -> insurance-quote",
        "ANY /v1/s3/{call} -> page-assets",
        "ANY /v1/service/{call} -> service",
        "ANY /v1/showcase-page/{call} -> page-products",
        "ANY /v1/sign/{call} -> session",
        "ANY /v1/support/{call} -> support",
        "ANY /v1/tools/{call} -> page-assets",
        "ANY /v1/user/{call} -> insurance-catalogue",
        "ANY /v1/validate/{call} -> insurance-reference",
        "ANY /v1/voucher/{call} -> insurance-quote",
        "ANY /v1/wallData/{call} -> insurance-catalogue",
        "ANY /v1/wallpayment/{call} -> payment",
        "ANY /v1/wallproduct/{call} -> page-assets",
        "ANY /v1/xid/billing/{call} -> billing",
        "ANY /v1/xid/customer/{call} -> billing",
        "ANY /v1/xid/plan/{call} -> account",
        "ANY /v1/xid/subscription/{call} -> billing",
        "ANY /v1/xid/{call} -> account",
        "ANY /v1/xpage/{call} -> page-products",
        "ANY /v1/{product}/{call} -> landing-page",
        "ANY /v2/payment/{call} -> payment",
        "ANY /v2/policy/{call} -> policy",
        "ANY /v2/productDetails/{call} -> insurance-catalogue",
        "ANY /v2/sign/{call} -> session",
        "ANY /v2/user/{call} -> insurance-catalogue",
        "GET /pages/{proxy+} -> edge-page-fallback",
        "GET /v1/xid/billing/download -> billing-stream",
        "GET /v2/policy/downloadPolicyFile -> policy-stream",
        "POST /v1/aiassistant/aiAssistantCoach -> assistant-coach-stream",
        "POST /v1/customerPortal/downloadPolicyArchive -> customer-portal-stream",
        "POST /v1/customerPortal/downloadPolicyFile -> customer-portal-stream",
        "POST /v1/learningportal/getLearnCertificate -> learning-portal-stream",
        "POST /v1/post/aiAssistant -> document-chat-stream",
        "POST /v1/post/chattingRobot -> document-chat-stream",
      ]
    `);
  });

  it('are the same on one machine', () => {
    const local = synthesize('local');

    expect(routes(local).sort()).toEqual(routes(synthesize('dev')).sort());
  });

  it('reach every call of the registry', () => {
    const mounted = routesOf(registry).map(({ path }) => path);
    const unreachable = registry.filter(({ path, streaming }) => {
      const group = `${path.slice(0, path.lastIndexOf('/'))}/{call}`;
      return !mounted.includes(streaming ? path : group);
    });

    expect(unreachable).toEqual([]);
  });

  it('nest a prefix below another without a clash', () => {
    const nested = { ...firstOf('login'), path: '/v1/xid/plan/change' } as CallContract;

    expect(routesOf([firstOf('login'), nested]).map(({ path }) => path)).toEqual([
      '/v1/xid/{call}',
      '/v1/xid/plan/{call}',
    ]);
  });

  it('refuse a prefix that two groups claim', () => {
    const foreign = { ...firstOf('login'), group: 'billing' } as CallContract;

    expect(() => routesOf([firstOf('login'), foreign])).toThrow('/v1/xid belongs to account and to billing');
  });
});
