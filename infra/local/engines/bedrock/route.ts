/** Which operation a request asks for, of which model, and what permission that needs. */
import { EngineError, type EngineRequest, type Need } from '../engine.ts';

export type Operation = 'Converse' | 'ConverseStream' | 'InvokeModel';

export type Route = { operation: Operation; modelId: string };

const OPERATIONS: Record<string, Operation> = {
  converse: 'Converse',
  'converse-stream': 'ConverseStream',
  invoke: 'InvokeModel',
};

const EMBEDDINGS_MODEL = /(^|[./])amazon\.titan-embed-text-v2:0$/;

/** Cross-region inference profiles put the geography before the provider: `eu.amazon.nova-lite-v1:0`. */
const INFERENCE_PROFILE = /^(us|us-gov|eu|apac|au|ca|jp|global)\./;

/** Throws UnknownOperationException for other operations, and for InvokeModel of other models than the embeddings one. */
export function parseRoute(request: EngineRequest): Route {
  const match = /^\/model\/([^/]+)\/([a-z-]+)$/.exec(request.url.pathname);
  const operation = OPERATIONS[match?.[2] ?? ''];
  if (!match?.[1] || !operation || request.method !== 'POST') {
    throw unknownOperation(`${request.method} ${request.url.pathname} is not an operation of the local Bedrock.`);
  }
  const modelId = decodeModelId(match[1]);
  refuseWrongModel(operation, modelId);
  return { operation, modelId };
}

function decodeModelId(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    throw new EngineError('ValidationException', 'The provided model identifier is invalid.');
  }
}

function refuseWrongModel(operation: Operation, modelId: string): void {
  const isEmbeddings = EMBEDDINGS_MODEL.test(modelId);
  if (operation === 'InvokeModel' && !isEmbeddings) {
    throw unknownOperation(
      `The local Bedrock invokes amazon.titan-embed-text-v2:0 only, not ${modelId}: use Converse.`,
    );
  }
  if (operation !== 'InvokeModel' && isEmbeddings) {
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
  return { action, resource: resourceArn(route.modelId, place) };
}

function resourceArn(modelId: string, place: { region: string; accountId: string }): string {
  if (modelId.startsWith('arn:')) return modelId;
  if (INFERENCE_PROFILE.test(modelId)) {
    return `arn:aws:bedrock:${place.region}:${place.accountId}:inference-profile/${modelId}`;
  }
  return `arn:aws:bedrock:${place.region}::foundation-model/${modelId}`;
}
