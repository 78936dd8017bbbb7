/** The global that the Lambda runtime gives to functions that stream their response. */
declare namespace awslambda {
  type StreamingHandler<Event> = (event: Event, response: NodeJS.WritableStream, context: unknown) => Promise<void>;

  function streamifyResponse<Event>(handler: StreamingHandler<Event>): StreamingHandler<Event>;

  class HttpResponseStream {
    static from(
      stream: NodeJS.WritableStream,
      metadata: { statusCode: number; headers: Record<string, string> },
    ): NodeJS.WritableStream;
  }
}
