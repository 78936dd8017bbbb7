/** Which port serves what: all of them follow from the app's. */

const ENGINE_OFFSETS: Record<string, number> = {
  S3: 10,
  COGNITO_IDENTITY_PROVIDER: 11,
  DYNAMODB: 12,
  SQS: 13,
  SECRETS_MANAGER: 14,
  BEDROCK_RUNTIME: 15,
  SESV2: 16,
  PINPOINT_SMS_VOICE_V2: 17,
  SOCIALMESSAGING: 18,
  CLOUDFRONT: 19,
  META: 20,
  LAMBDA: 21,
  STRIPE: 22,
  PAYPAL: 23,
  GOPAY: 24,
  GOOGLE: 25,
  S3VECTORS: 26,
  REKOGNITION: 27,
  CLOUDWATCH: 28,
  LEAKED_PASSWORDS: 29,
};

const LAST_OFFSET = Math.max(...Object.values(ENGINE_OFFSETS));

export type Ports = { app: number; media: number; control: number; engine(service: string): number };

export function portsFrom(app: number): Ports {
  return {
    app,
    media: app + 1,
    control: app + 2,
    engine: (service) => {
      const offset = ENGINE_OFFSETS[service];
      if (offset === undefined) throw new Error(`The engine ${service} has no port; add it to infra/local/ports.ts.`);
      return app + offset;
    },
  };
}

/** Runs what listens on a port; a busy port is explained. */
export async function listenOn<Served>(port: number, appPort: number, listen: () => Promise<Served>): Promise<Served> {
  try {
    return await listen();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `The port ${port} is in use. The small cloud needs the ports ${appPort} to ${appPort + 2} and ` +
        `${appPort + 10} to ${appPort + LAST_OFFSET}. End what uses it, or start on other ports with --port.`,
      { cause: error },
    );
  }
}
