import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { CLIENT } from './single-sign-on-variables.ts';

/** The provider's claims about an account, without its subject. */
export type Claims = Record<string, unknown>;

/**
 * An OpenID Connect provider on this machine: `oidc-provider`, which is certified, with its own pages for sign-in and
 * consent. The login typed there is the subject. `accounts` may change while it runs.
 */
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
