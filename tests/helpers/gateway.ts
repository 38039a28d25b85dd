import path from 'node:path';
import { env, parseEnv } from '@/env';
import { type Gateway, type GatewayOptions, startGateway } from '../../scripts/launch/gateway';
import { makeSupabaseSecrets } from '../../scripts/process/secrets';

export type TestGateway = Gateway & {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  /** `key` is sent as `apikey`, `json` as body, `address` as the visitor's. */
  ask: (path: string, options?: RequestOptions) => Promise<Response>;
};

type RequestOptions = {
  method?: string;
  key?: string;
  token?: string;
  json?: unknown;
  body?: BodyInit;
  address?: string;
  headers?: Record<string, string>;
};

/**
 * The embedded services on this file's own database; `stop` them in `afterAll`. Roles, and their password, are shared.
 */
export async function testGateway(options: Partial<GatewayOptions> = {}): Promise<TestGateway> {
  const { DATABASE_URL: databaseUrl = '', DATA_DIR: dataDir = '', SITE_URL: siteUrl = '' } = process.env;
  const secrets = await makeSupabaseSecrets({ SUPABASE_LITE_PASSWORD: 'only-for-tests-only-for-tests' });
  const log = path.join(dataDir, 'gateway.log');
  const gateway = await startGateway({ databaseUrl, siteUrl, secrets, dataDir, log, ...options });
  Object.assign(process.env, gateway.environment);
  Object.assign(env(), parseEnv(process.env));

  const ask = (to: string, { method, key, token, json, body, address, headers }: RequestOptions = {}) => {
    const sent = json === undefined ? body : JSON.stringify(json);
    return fetch(gateway.url + to, {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(key ? { apikey: key } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...(address ? { 'x-forwarded-for': address } : {}),
        ...headers,
      },
      body: sent,
    });
  };
  const keys = {
    publishableKey: secrets.SUPABASE_PUBLISHABLE_KEY,
    secretKey: secrets.SUPABASE_SECRET_KEY,
    jwtSecret: secrets.SUPABASE_JWT_SECRET,
  };
  // By SIGKILL: responses that a test has not read would delay a graceful stop by seconds.
  const stop = () => gateway.stop('SIGKILL');
  return { ...gateway, ...keys, ask, stop };
}
