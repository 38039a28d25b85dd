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
import type { Flow } from './flow-cookie';
import { SignInRefused } from './refusals';
import type { SingleSignOn } from './settings';
import { isLoopback } from './variables';

const TIMEOUT_SECONDS = 5;
const KEPT_MS = 60 * 60 * 1000;
/** Visitors who press the button while the provider is down do not make this site ask it again and again. */
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

/** The provider's metadata: asked for once an hour, and again after a failure. */
async function configurationOf(settings: SingleSignOn): Promise<Configuration> {
  const key = `${settings.issuer} ${settings.clientId}`;
  if (known?.key !== key || known.until < Date.now()) {
    const made: Known = { key, until: Date.now() + KEPT_MS, configuration: discover(settings) };
    made.configuration.catch(() => {
      made.until = Date.now() + FAILURE_KEPT_MS;
    });
    known = made;
  }
  return known.configuration.catch((cause) => {
    throw new SignInRefused('unavailable', { cause });
  });
}

/** Begins a sign-in. @throws SignInRefused when the provider cannot be reached */
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

/** What a failure of the exchange means to the person who signs in. */
function refusalFrom(error: unknown): SignInRefused {
  const options = { cause: error };
  if (error instanceof AuthorizationResponseError)
    return new SignInRefused(error.error === 'access_denied' ? 'denied' : 'provider', options);
  if (error instanceof ResponseBodyError)
    return new SignInRefused(error.error === 'invalid_grant' ? 'expired' : 'provider', options);
  const code = error instanceof ClientError ? error.code : undefined;
  // `fetch` reports that it reached nobody with a TypeError; a status that is no answer comes from what stands before it.
  const isDown = error instanceof TypeError || DOWN.includes(code ?? '');
  return new SignInRefused(isDown ? 'unavailable' : 'provider', options);
}

/**
 * Ends a sign-in: trades the code of the callback for the claims of the person, those of the ID token before those of
 * the userinfo endpoint. State, nonce, PKCE, issuer, audience, signature and times are checked by openid-client.
 * @param search the query of the callback
 * @throws SignInRefused
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
