import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { siteEnvironment } from '../../scripts/launch/environment.ts';
import { type Gateway, startGateway } from '../../scripts/launch/gateway.ts';
import { prepare } from '../../scripts/launch/prepare.ts';
import type { Postgres } from '../../scripts/postgres/postgres.ts';
import { randomFreePort } from '../../scripts/process/ports.ts';
import { makeSupabaseSecrets } from '../../scripts/process/secrets.ts';
import { type Bucket, startBucket } from './bucket.ts';
import { eventually } from './expect.ts';
import { type Instance, newInstance } from './instances.ts';
import { ask } from './load.ts';
import { type Running, startPooler, startReverseProxy } from './programs.ts';
import { type Api, signIn } from './staff.ts';

/** `docker compose --profile scale up`, as processes on this machine. */
export type Cluster = {
  url: string;
  instances: Instance[];
  workers: Instance[];
  reverseProxy: Running;
  pooler: Running;
  gateway?: Gateway;
  /** The worker copies the published site to it. */
  bucket: Bucket;
  siteFolder: string;
  /** Bypasses the pooler. */
  database: string;
  staff: Api;
  paths: string[];
};

const names = ['site-1', 'site-2', 'site-3'];

type Options = {
  /** Includes forms and accounts. A proxy in front of the reverse proxy then names the visitors. */
  withServices?: boolean;
};

export async function startCluster(postgres: Postgres, home: string, options: Options = {}): Promise<Cluster> {
  fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(home, { recursive: true });
  const database = await postgres.database('alethia_scale', { fresh: true });
  const reverseProxyPort = await randomFreePort();
  const siteUrl = `http://127.0.0.1:${reverseProxyPort}`;
  const payloadSecret = randomBytes(32).toString('base64url');
  const dataDir = path.join(home, 'data');
  const { staff } = await prepare(
    siteEnvironment({ databaseUrl: database, payloadSecret, siteUrl, dataDir }),
    path.join(home, 'database.log'),
  );
  if (!staff) throw new Error('The cluster has no staff account.');
  const pooler = await startPooler(home, database);
  const gateway = options.withServices
    ? await startGateway({
        ...{ databaseUrl: database, siteUrl, dataDir },
        secrets: await makeSupabaseSecrets(),
        log: path.join(home, 'gateway.log'),
      })
    : undefined;
  const services = gateway && { ...gateway.environment, SUPABASE_PUBLIC_URL: siteUrl, PROXY_HOPS: '2' };
  const pooled = new URL(database);
  pooled.port = String(pooler.port);
  const shared = {
    home,
    databaseUrl: pooled.toString(),
    payloadSecret,
    siteUrl,
    more: services ?? {},
  };
  const instances = await Promise.all(names.map((name) => newInstance(name, shared, { WORK: 'none' })));
  const bucket = await startBucket(home);
  const worker = await newInstance('worker-planned', shared, { WORK: 'planned', ...bucket.settings });
  const reverseProxy = await startReverseProxy(
    home,
    instances.map(({ port }) => port),
    reverseProxyPort,
  );
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  if (paths.length < 10) throw new Error(`The sitemap has ${paths.length} paths.`);
  // What has never been rendered is missing whenever all instances are busy, as on a slow machine at their start.
  for (const address of paths)
    await eventually(`${address} is rendered`, async () => (await ask(siteUrl + address)).status === 200, 120);
  return {
    url: siteUrl,
    instances,
    workers: [worker],
    reverseProxy,
    pooler,
    gateway,
    bucket,
    siteFolder: path.join(dataDir, 'site'),
    database,
    staff: await signIn(siteUrl, staff),
    paths,
  };
}
