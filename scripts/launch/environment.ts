import { parseEnv } from '../../src/env/index.ts';
import { Failure } from '../process/step.ts';

type Facts = {
  databaseUrl: string;
  payloadSecret: string;
  siteUrl: string;
  dataDir: string;
  more?: Record<string, string>;
};

/** Validated by the site's own rules. */
export function siteEnvironment({ databaseUrl, payloadSecret, siteUrl, dataDir, more }: Facts) {
  const environment = {
    ...more,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: payloadSecret,
    SITE_URL: siteUrl,
    DATA_DIR: dataDir,
  };
  try {
    parseEnv({ DELIVERY: process.env.DELIVERY, PROXY_HOPS: process.env.PROXY_HOPS, ...environment });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
  return environment;
}
