/** What the process that serves tells the one that started it. */
export type SystemDescription = {
  urls: { app: string; media: string; control: string };
  /** For the header `x-control-token`. */
  controlToken: string;
  /** Addresses by service, as in `AWS_ENDPOINT_URL_<service>`. */
  endpoints: Record<string, string>;
  region: string;
  /** The key of the small cloud itself, which may do everything. */
  rootCredentials: { accessKeyId: string; secretAccessKey: string };
  /** The bucket `documents` by its full name. */
  documentsBucket: string;
  /** User pools by their names without the stage. */
  pools: Record<string, { id: string; clientId: string }>;
  /** Where the engines keep what they know. */
  stateDir: string;
  /** Process id of the table engine. */
  enginePid: number;
};
