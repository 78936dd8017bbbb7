/** Which operation a request asks for, of which model, and what permission that needs. */
import { EngineError, type EngineRequest, type Need } from '../engine.ts';

export type Operation = 'Converse' | 'ConverseStream' | 'InvokeModel';

export type Route = {
  operation: Operation;
  modelId: string;
  /** As the request was signed for; undefined when it is unsigned. */
  region: string | undefined;
};

const OPERATIONS: Record<string, Operation> = {
  converse: 'Converse',
  'converse-stream': 'ConverseStream',
  invoke: 'InvokeModel',
};

/** The models that InvokeModel is for, by what the stand-in does in their place. */
const BACKGROUND_MODEL = /(^|[./])stability\.stable-image-remove-background-v1:0$/;
const EMBEDDINGS_MODEL = /(^|[./])amazon\.titan-embed-text-v2:0$/;

/** Cross-region inference profiles put the geography before the provider: `eu.amazon.nova-lite-v1:0`. */
const INFERENCE_PROFILE = /^(us|us-gov|eu|apac|au|ca|jp|global)\./;

/** Throws UnknownOperationException for other operations, and for InvokeModel of other models than those two. */
export function parseRoute(request: EngineRequest): Route {
  const match = /^\/model\/([^/]+)\/([a-z-]+)$/.exec(request.url.pathname);
  const operation = OPERATIONS[match?.[2] ?? ''];
  if (!match?.[1] || !operation || request.method !== 'POST') {
    throw unknownOperation(`${request.method} ${request.url.pathname} is not an operation of the local Bedrock.`);
  }
  const modelId = decodeModelId(match[1]);
  refuseWrongModel(operation, modelId);
  return { operation, modelId, region: signedRegion(request) };
}

function decodeModelId(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new EngineError('ValidationException', 'The provided model identifier is invalid.');
  }
}

/** A client may speak to another region than its own. */
function signedRegion({ headers }: EngineRequest): string | undefined {
  return /Credential=[^/]+\/\d+\/([a-z0-9-]+)\//.exec(headers.authorization ?? '')?.[1];
}

export const removesBackgrounds = (modelId: string): boolean => BACKGROUND_MODEL.test(modelId);

function refuseWrongModel(operation: Operation, modelId: string): void {
  const isInvoked = EMBEDDINGS_MODEL.test(modelId) || removesBackgrounds(modelId);
  if (operation === 'InvokeModel' && !isInvoked) {
    throw unknownOperation(
      `The local Bedrock invokes amazon.titan-embed-text-v2:0 and stability.stable-image-remove-background-v1:0 only, not ${modelId}: use Converse.`,
    );
  }
  if (operation !== 'InvokeModel' && isInvoked) {
    throw new EngineError(
      'ValidationException',
      `The model ${modelId} does not support ${operation}: use InvokeModel.`,
    );
  }
}

function unknownOperation(message: string): EngineError {
  return new EngineError('UnknownOperationException', message, 404);
}

/** An id that is itself an ARN (of a profile or a model) is the resource as it stands. */
export function neededPermission(route: Route, place: { region: string; accountId: string }): Need {
  const action = route.operation === 'ConverseStream' ? 'bedrock:InvokeModelWithResponseStream' : 'bedrock:InvokeModel';
  return { action, resource: resourceArn(route.modelId, { ...place, region: route.region ?? place.region }) };
}

function resourceArn(modelId: string, place: { region: string; accountId: string }): string {
  if (modelId.startsWith('arn:')) return modelId;
  if (INFERENCE_PROFILE.test(modelId)) {
    return `arn:aws:bedrock:${place.region}:${place.accountId}:inference-profile/${modelId}`;
  }
  return `arn:aws:bedrock:${place.region}::foundation-model/${modelId}`;
}
