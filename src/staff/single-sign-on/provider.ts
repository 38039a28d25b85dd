import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { isLoopback } from '@/env/single-sign-on';
import type { Flow } from './flow-cookie';
import { SignInRefused } from './refusals';
import type { SingleSignOn } from './settings';

const TIMEOUT_SECONDS = 5;
const KEPT_MS = 60 * 60 * 1000;
/** While the provider is down, repeated sign-ins must not cause repeated requests. */
const FAILURE_KEPT_MS = 5_000;

const DOWN = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'];

type Known = { key: string; until: number; configuration: Promise<Configuration> };
let known: Known | undefined;

function discover({ issuer, clientId, clientSecret }: SingleSignOn): Promise<Configuration> {
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
    execute: [enableNonRepudiationChecks, ...(isLoopback(issuer) ? [allowInsecureRequests] : [])],
    timeout: TIMEOUT_SECONDS,
  });
}

async function configurationOf(settings: SingleSignOn): Promise<Configuration> {
  const key = `${settings.issuer} ${settings.clientId}`;
  if (known?.key !== key || known.until < performance.now()) {
    const made: Known = { key, until: performance.now() + KEPT_MS, configuration: discover(settings) };
    made.configuration.catch(() => {
      made.until = performance.now() + FAILURE_KEPT_MS;
    });
    known = made;
  }
  return known.configuration.catch((cause) => {
    throw new SignInRefused('unavailable', { cause });
  });
}

/** Throws SignInRefused when the provider is unreachable. */
export async function begin(
  settings: SingleSignOn,
): Promise<Pick<Flow, 'state' | 'nonce' | 'verifier'> & { url: URL }> {
  const configuration = await configurationOf(settings);
  const verifier = randomPKCECodeVerifier();
  const [state, nonce] = [randomState(), randomNonce()];
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: settings.redirectUri,
    scope: settings.scopes,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return { url, state, nonce, verifier };
}

function refusalFrom(error: unknown): SignInRefused {
  const options = { cause: error };
  if (error instanceof AuthorizationResponseError)
    return new SignInRefused(error.error === 'access_denied' ? 'denied' : 'provider', options);
  if (error instanceof ResponseBodyError)
    return new SignInRefused(error.error === 'invalid_grant' ? 'expired' : 'provider', options);
  const code = error instanceof ClientError ? error.code : undefined;
  // `fetch` reports connection failures as TypeError; a response that does not conform comes from a proxy in front of
  // the provider.
  const isDown = error instanceof TypeError || DOWN.includes(code ?? '');
  return new SignInRefused(isDown ? 'unavailable' : 'provider', options);
}

/**
 * Exchanges the callback's code for the person's claims; those of the ID token override userinfo. openid-client checks
 * state, nonce, PKCE, issuer, audience, signature and times. Throws SignInRefused. `search`: query of the callback.
 */
export async function finish(settings: SingleSignOn, flow: Flow, search: string): Promise<Record<string, unknown>> {
  const configuration = await configurationOf(settings);
  const checks = {
    pkceCodeVerifier: flow.verifier,
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  };
  try {
    const tokens = await authorizationCodeGrant(configuration, new URL(`${settings.redirectUri}${search}`), checks);
    const token = tokens.claims();
    if (!token) throw new SignInRefused('claims');
    if (!configuration.serverMetadata().userinfo_endpoint) return { ...token };
    const userinfo = await fetchUserInfo(configuration, tokens.access_token, token.sub);
    return { ...userinfo, ...token };
  } catch (error) {
    throw error instanceof SignInRefused ? error : refusalFrom(error);
  }
}
