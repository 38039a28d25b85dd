import { expect, type Page, type Route } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { siteUrl } from './site';

type Factor = { id: string; status: string; factor_type: 'totp'; friendly_name: string };
type Claims = Record<string, unknown>;
type Session = { access_token: string; user?: Claims };

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string): Claims => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/**
 * Fakes what the embedded service lacks (factors, identities, their settings) and forwards everything else to it. It
 * cannot sign tokens: one of level aal2 is the embedded one with another payload, replaced before it reaches our
 * services.
 */
export class HostedStandIn {
  readonly factors: Factor[] = [];
  readonly calls: string[] = [];
  isLinked = false;
  readonly #secret = new Secret({ size: 20 });
  readonly #genuine = new Map<string, string>();

  code(): string {
    return new TOTP({ secret: this.#secret }).generate();
  }

  async attach(page: Page): Promise<void> {
    await page.route(/\/(auth|rest|functions)\/v1\//, (route) => this.#respond(route));
  }

  async #respond(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const [, endpoint = ''] = pathname.split('/auth/v1/');
    const call = `${request.method()} ${endpoint}`;
    if (/^(factors|user\/identities|authorize)/.test(endpoint)) {
      this.calls.push(call);
      return this.#own(route, endpoint, searchParams.get('provider') ?? '');
    }
    const headers = { ...request.headers() };
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    headers.authorization = `Bearer ${this.#genuine.get(token) ?? token}`;
    if (!headers.authorization.includes('.')) delete headers.authorization;
    const response = await route.fetch({ headers });
    if (!response.ok() || !['settings', 'user', 'token'].includes(endpoint)) return route.fulfill({ response });
    const json = (await response.json()) as Claims;
    if (endpoint === 'settings') {
      const { mfa_enabled: _, ...settings } = json;
      return route.fulfill({ json: { ...settings, external: { ...(json.external as Claims), google: true } } });
    }
    return route.fulfill({
      json: endpoint === 'user' ? this.#user(json) : { ...json, user: this.#user(json.user as Claims) },
    });
  }

  #user(user: Claims): Claims {
    const google = {
      identity_id: 'google-1',
      id: '1',
      provider: 'google',
      identity_data: { email: 'ada@mail.example' },
    };
    const identities = [...(user.identities as object[]), ...(this.isLinked ? [google] : [])];
    return { ...user, identities, factors: this.factors.length > 0 ? this.factors : undefined };
  }

  async #own(route: Route, endpoint: string, provider: string): Promise<void> {
    const [, id, action] = endpoint.split('/');
    const sent: Claims = route.request().postDataJSON() ?? {};
    const method = route.request().method();
    if (endpoint === 'factors') {
      expect(sent).toMatchObject({ factor_type: 'totp', friendly_name: 'Authenticator app' });
      const factor = {
        id: 'factor-1',
        status: 'unverified',
        factor_type: 'totp',
        friendly_name: 'Authenticator app',
      } as const;
      this.factors.push({ ...factor });
      const uri = new TOTP({ issuer: 'Alethia', label: 'ada', secret: this.#secret }).toString();
      return route.fulfill({
        json: { ...factor, type: 'totp', totp: { qr_code: '<svg/>', secret: this.#secret.base32, uri } },
      });
    }
    if (action === 'challenge')
      return route.fulfill({ json: { id: 'challenge-1', type: 'totp', expires_at: 2_000_000_000 } });
    if (action === 'verify') return this.#verify(route, sent);
    if (endpoint.startsWith('factors/') && method === 'DELETE') {
      this.factors.splice(0);
      return route.fulfill({ json: { id } });
    }
    if (endpoint === 'user/identities/authorize') {
      expect(provider).toBe('google');
      this.isLinked = true;
      return route.fulfill({ json: { url: `${siteUrl}/auth#account` } });
    }
    if (endpoint.startsWith('user/identities/') && method === 'DELETE') {
      this.isLinked = false;
      return route.fulfill({ json: {} });
    }
    return route.fulfill({ status: 200, contentType: 'text/plain', body: `authorize ${provider}` });
  }

  async #verify(route: Route, { code, challenge_id }: Claims): Promise<void> {
    expect(challenge_id).toBe('challenge-1');
    if (new TOTP({ secret: this.#secret }).validate({ token: String(code), window: 1 }) === null) {
      const json = { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' };
      return route.fulfill({ status: 422, json });
    }
    for (const factor of this.factors) factor.status = 'verified';
    const stored = await route
      .request()
      .frame()
      .evaluate(() => localStorage.getItem('alethia-session'));
    const session = JSON.parse(stored ?? '{}') as Session;
    const genuine = this.#genuine.get(session.access_token) ?? session.access_token;
    const [head, , signature] = genuine.split('.');
    const access_token = `${head}.${encode({ ...claimsOf(genuine), aal: 'aal2' })}.${signature}`;
    this.#genuine.set(access_token, genuine);
    return route.fulfill({ json: { ...session, access_token, user: this.#user(session.user ?? {}) } });
  }
}
