/**
 * The REST API, its routes made from the contracts. It is reached through CloudFront only: the kit refuses requests
 * without the origin's secret.
 */
import { Duration, Validations } from 'aws-cdk-lib';
import {
  AccessLogField,
  AccessLogFormat,
  EndpointType,
  type IResource,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  ResponseTransferMode,
  RestApi,
  type StageOptions,
} from 'aws-cdk-lib/aws-apigateway';
import { Construct } from 'constructs';
import type { ApiRoute } from '../api-routes.ts';
import type { AppFunction } from './app-function.ts';
import { ApiLogWriter } from './api-log-writer.ts';
import { addGatewayAnswers } from './gateway-answers.ts';
import { KeptLogs } from './kept-logs.ts';
import type { Surroundings } from './surroundings.ts';

export type ContractApiProps = {
  around: Surroundings;
  routes: readonly ApiRoute[];
  functions: ReadonlyMap<string, AppFunction>;
};

/** Name of the API's only stage: the first segment of its paths, which CloudFront puts there. */
export const API_STAGE = 'live';

export class ContractApi extends Construct {
  readonly api: RestApi;

  constructor(scope: Construct, id: string, props: ContractApiProps) {
    super(scope, id);
    const { around, routes, functions } = props;
    this.api = new RestApi(this, 'Api', {
      restApiName: `xpage-${around.stage.name}`,
      endpointTypes: [EndpointType.REGIONAL],
      cloudWatchRole: false,
      deployOptions: this.stageOptions(around),
    });
    for (const route of routes) this.addRoute(route, functions);
    addGatewayAnswers(this.api);
    if (!around.stage.local) this.keepLogs(around);
    this.acknowledge();
  }

  private stageOptions({ stage, key }: Surroundings): StageOptions {
    const limits = {
      stageName: API_STAGE,
      throttlingRateLimit: stage.throttle.ratePerSecond,
      throttlingBurstLimit: stage.throttle.burst,
    };
    if (stage.local) return limits;
    const logs = new KeptLogs(this, 'AccessLogs', { name: `/aws/apigateway/xpage-${stage.name}/access`, key });
    return {
      ...limits,
      tracingEnabled: true,
      metricsEnabled: true,
      // Errors only, without bodies: these logs would hold what people write.
      loggingLevel: MethodLoggingLevel.ERROR,
      dataTraceEnabled: false,
      accessLogDestination: new LogGroupLogDestination(logs.group),
      accessLogFormat: accessLogFormat(),
    };
  }

  private addRoute(route: ApiRoute, functions: ReadonlyMap<string, AppFunction>): void {
    const target = functions.get(route.functionName);
    if (!target) throw new Error(`${route.path} is to be answered by ${route.functionName}, which is not a function.`);
    const resource = this.resourceAt(route.path);
    resource.addMethod(route.method, integrationWith(target, route.isStreaming));
  }

  private resourceAt(path: string): IResource {
    const parts = path.split('/').filter((part) => part !== '');
    return parts.reduce<IResource>((at, part) => at.getResource(part) ?? at.addResource(part), this.api.root);
  }

  /** API Gateway makes the group of its error logs by itself, without an end, unless it is there already. */
  private keepLogs({ stage, key }: Surroundings): void {
    const writer = new ApiLogWriter(this, 'LogWriter', { stage });
    const name = `API-Gateway-Execution-Logs_${this.api.restApiId}/${API_STAGE}`;
    const errorLogs = new KeptLogs(this, 'ErrorLogs', { name, key });
    this.api.deploymentStage.node.addDependency(writer.account);
    this.api.deploymentStage.node.addDependency(errorLogs);
  }

  private acknowledge(): void {
    Validations.of(this).acknowledge(
      {
        id: 'AwsSolutions-APIG2',
        reason:
          'The kit checks size, depth and schema of every request against its contract, in one order for all calls.',
      },
      {
        id: 'AwsSolutions-APIG3',
        reason: 'The firewall stands at CloudFront; requests that come without its secret are refused by the kit.',
      },
      {
        id: 'AwsSolutions-APIG4',
        reason:
          'Every contract names its caller; the kit checks signature and token, and answers in the protocol of the specification.',
      },
      {
        id: 'AwsSolutions-COG4',
        reason:
          'An authorizer could not answer HTTP 201 for an expired token, as the specification asks; the kit checks tokens.',
      },
    );
  }
}

function integrationWith({ handler, settings }: AppFunction, isStreaming: boolean): LambdaIntegration {
  return new LambdaIntegration(handler, {
    // One permission for all routes of a function: one each would not fit into its policy.
    scopePermissionToMethod: false,
    ...(isStreaming
      ? { responseTransferMode: ResponseTransferMode.STREAM, timeout: Duration.seconds(settings.timeoutSeconds) }
      : {}),
  });
}

/** Neither query nor address: both may hold personal data, and the kit's log has what is needed. */
function accessLogFormat(): AccessLogFormat {
  return AccessLogFormat.custom(
    JSON.stringify({
      requestId: AccessLogField.contextRequestId(),
      time: AccessLogField.contextRequestTimeEpoch(),
      method: AccessLogField.contextHttpMethod(),
      path: AccessLogField.contextResourcePath(),
      status: AccessLogField.contextStatus(),
      latencyMs: AccessLogField.contextResponseLatency(),
      bytes: AccessLogField.contextResponseLength(),
      error: AccessLogField.contextErrorResponseType(),
      traceId: AccessLogField.contextXrayTraceId(),
    }),
  );
}
