/** The calls: a function per group behind one REST API, and the page that answers where there is none. */
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Construct } from 'constructs';
import { routesOf } from '../api-routes.ts';
import { AppFunction } from '../constructs/app-function.ts';
import { CallGroupFunction } from '../constructs/call-group-function.ts';
import { ContractApi } from '../constructs/contract-api.ts';
import type { Surroundings } from '../constructs/surroundings.ts';
import { callFunctions, isAnsweredBy, offeredContracts, pageFallbackFunction } from '../functions.ts';

const pageFallbackRoute = {
  method: 'GET',
  path: '/pages/{proxy+}',
  functionName: pageFallbackFunction.name,
  isStreaming: false,
};

export class ApiStack extends Stack {
  readonly api: RestApi;
  readonly functions: ReadonlyMap<string, AppFunction>;

  constructor(scope: Construct, id: string, props: StackProps & { around: Surroundings }) {
    super(scope, id, props);
    const { around } = props;
    const contracts = offeredContracts(around.stage);
    const ofCalls = callFunctions(contracts).map(
      (settings) =>
        new CallGroupFunction(this, settings.name, {
          settings,
          contracts: contracts.filter((contract) => isAnsweredBy(contract, settings)),
          around,
        }),
    );
    const pageFallback = new AppFunction(this, pageFallbackFunction.name, { settings: pageFallbackFunction, around });
    this.functions = new Map([...ofCalls, pageFallback].map((made) => [made.settings.name, made]));
    this.api = new ContractApi(this, 'ContractApi', {
      around,
      routes: [...routesOf(contracts), pageFallbackRoute],
      functions: this.functions,
    }).api;
    new CfnOutput(this, 'ApiId', { value: this.api.restApiId });
  }
}
