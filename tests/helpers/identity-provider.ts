import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { CLIENT } from './single-sign-on-variables.ts';

export type Claims = Record<string, unknown>;

/** The certified OpenID Connect provider `oidc-provider`. The login typed is the subject; `accounts` may change. */
export async function startIdentityProvider(redirectUri: string, fixedPort = 0) {
  const accounts = new Map<string, Claims>();
  const server = createServer();
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  await listen(fixedPort);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub', 'roles'], profile: ['name'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts.get(id) }) }),
    pkce: { required: () => true },
    cookies: { keys: [randomUUID()] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
  });
  const handle = provider.callback();
  server.on('request', handle);
  return {
    issuer,
    accounts,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    startAgain: () => listen(port),
  };
}

export type IdentityProvider = Awaited<ReturnType<typeof startIdentityProvider>>;
