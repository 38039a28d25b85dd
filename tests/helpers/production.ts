import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getPayload, handleEndpoints, type Payload } from 'payload';
import { inject, vi } from 'vitest';
import { createEmptyDatabase } from './databases';
import { setTestEnvironment } from './environment';

const CACHE_KEY = 'production';

type Reply = { status: number; body: Record<string, never> };

export type Production = {
  payload: Payload;
  address: string;
  databaseUrl: string;
  dataDir: string;
  /** Before each request is read; may end its connection. */
  onRequest: (request: http.IncomingMessage) => Promise<void> | void;
  call: (method: string, way: string, body: object, authorization: string) => Promise<Reply>;
  /** Of an admin there. */
  makeKey: (name: string) => Promise<{ id: string; key: string }>;
  dropConnections: () => void;
  stop: () => Promise<void>;
};

/** A second site over HTTP: loads the configuration once more, for another database and data folder. */
export async function startProduction(): Promise<Production> {
  const id = randomBytes(4).toString('hex');
  const databaseUrl = await createEmptyDatabase(inject('serverUrl'), inject('templateDatabase'), id);
  const dataDir = path.join(inject('dataDir'), id);
  setTestEnvironment({ databaseUrl, dataDir });
  vi.resetModules();
  const config = await (await import('@payload-config')).default;
  config.typescript.autoGenerate = false;
  const payload = await getPayload({ config, key: CACHE_KEY });
  payload.logger.level = 'silent';
  const hooks: Pick<Production, 'onRequest'> = { onRequest: () => undefined };
  const server = http.createServer(async (request, response) => {
    await hooks.onRequest(request);
    const body = await buffer(request).catch(() => undefined);
    // The connection was cut.
    if (!body) return;
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const init = { method: request.method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) };
    const received = await handleEndpoints({
      config,
      payloadInstanceCacheKey: CACHE_KEY,
      request: new Request(`http://localhost${request.url}`, init),
    });
    response.writeHead(received.status, Object.fromEntries(received.headers));
    response.end(Buffer.from(await received.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call: Production['call'] = async (method, way, body, authorization) => {
    const response = await fetch(`${address}/api${way}`, {
      method,
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
  const email = 'owner@production.example';
  const password = 'a long password for tests';
  await payload.create({ collection: 'users', data: { name: 'Owner', email, password, role: 'admin' } });
  const signedIn = await call('POST', '/users/login', { email, password }, '');
  const token = `JWT ${String(signedIn.body.token)}`;
  return Object.assign(hooks, {
    ...{ payload, address, databaseUrl, dataDir, call },
    makeKey: async (name: string) => {
      const { status, body } = await call(
        'POST',
        '/api-keys/make',
        { name, right: 'publish', days: 30, password },
        token,
      );
      if (status !== 201) throw new Error(JSON.stringify(body));
      const { docs } = await payload.find({ collection: 'api-keys', where: { name: { equals: name } } });
      return { id: docs[0]?.id ?? '', key: String(body.key) };
    },
    dropConnections: () => server.closeAllConnections(),
    stop: async () => {
      server.close();
      await payload.destroy();
    },
  });
}
