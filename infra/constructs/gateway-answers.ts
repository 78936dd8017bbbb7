/** What API Gateway says where no function is reached, in the envelope of every other answer. */
import { ResponseType, type RestApi } from 'aws-cdk-lib/aws-apigateway';
import { errorCatalogue } from '../../shared/calls/errors.ts';

const answers = [
  { type: ResponseType.MISSING_AUTHENTICATION_TOKEN, error: 'not_found' },
  { type: ResponseType.RESOURCE_NOT_FOUND, error: 'not_found' },
  { type: ResponseType.REQUEST_TOO_LARGE, error: 'body_too_large' },
  { type: ResponseType.THROTTLED, error: 'too_many_requests' },
  { type: ResponseType.INTEGRATION_TIMEOUT, error: 'unavailable' },
  { type: ResponseType.DEFAULT_5XX, error: 'internal' },
] as const;

export function addGatewayAnswers(api: RestApi): void {
  for (const { type, error } of answers) {
    const { status, http, message } = errorCatalogue[error];
    api.addGatewayResponse(type.responseType, {
      type,
      statusCode: String(http),
      responseHeaders: { 'Cache-Control': "'no-store'" },
      templates: {
        'application/json': JSON.stringify({
          status,
          data: null,
          message,
          code: error,
          details: {},
          requestId: '$context.requestId',
        }),
      },
    });
  }
}
