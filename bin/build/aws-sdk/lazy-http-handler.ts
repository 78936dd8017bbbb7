/** Around the SDK's HTTP handler: it makes its agents as it is constructed, and that loads `https` and `tls`. */
import { NodeHttpHandler as EagerHandler } from '@smithy/node-http-handler';

type Options = Exclude<Parameters<typeof EagerHandler.create>[0], EagerHandler>;

export const DEFAULT_REQUEST_TIMEOUT = 0;

export class NodeHttpHandler {
  readonly metadata = { handlerProtocol: 'http/1.1' };
  private readonly options: Options;
  private eager: EagerHandler | undefined;

  /** Takes a ready handler as it is, and makes one from anything else. */
  static create(instanceOrOptions?: Parameters<typeof EagerHandler.create>[0]): unknown {
    const isHandler = typeof (instanceOrOptions as { handle?: unknown } | undefined)?.handle === 'function';
    return isHandler ? instanceOrOptions : new NodeHttpHandler(instanceOrOptions as Options);
  }

  constructor(options?: Options) {
    this.options = options;
  }

  handle(...request: Parameters<EagerHandler['handle']>): ReturnType<EagerHandler['handle']> {
    return this.handler().handle(...request);
  }

  destroy(): void {
    this.eager?.destroy();
  }

  updateHttpClientConfig(...setting: Parameters<EagerHandler['updateHttpClientConfig']>): void {
    this.handler().updateHttpClientConfig(...setting);
  }

  httpHandlerConfigs(): ReturnType<EagerHandler['httpHandlerConfigs']> {
    return this.eager?.httpHandlerConfigs() ?? {};
  }

  private handler(): EagerHandler {
    return (this.eager ??= new EagerHandler(this.options as ConstructorParameters<typeof EagerHandler>[0]));
  }
}
