/** What the S3 stand-in has to know about a bucket; the deployment reads it from the template. */

export type BucketConfig = {
  name: string;
  /** The first rule that fits a request counts, as in S3. Empty: browsers of other origins get nothing. */
  cors: CorsRule[];
  /** `sweepExpired` removes what is older than the rule says. */
  expiry: ExpiryRule[];
  /** Answers then carry version ids and deletions answer with a marker; earlier versions themselves are not kept. */
  versioned: boolean;
};

/** A rule of `CorsConfiguration.CorsRules`. Origins and headers may hold one `*`. */
export type CorsRule = {
  allowedOrigins: string[];
  allowedMethods: string[];
  allowedHeaders: string[];
  exposedHeaders: string[];
  maxAgeSeconds?: number;
};

/** A rule of `LifecycleConfiguration.Rules` with `ExpirationInDays`; an empty prefix means the whole bucket. */
export type ExpiryRule = { prefix: string; days: number };
