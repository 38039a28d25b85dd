import { describe, expect, it } from 'vitest';
import { parseEnv } from './';

const valid = { DATABASE_URL: 'postgres://localhost/site', PAYLOAD_SECRET: 'x'.repeat(32) };
const oidc = {
  ...valid,
  OIDC_ISSUER: 'https://id.alethia.example',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ROLE_MAP: 'site admins=admin, 6a5b=editor,a=b=author',
};

describe('the variables of single sign-on', () => {
  it('are read together', () => {
    const { OIDC_ROLE_MAP, ...values } = parseEnv({ ...oidc, OIDC_ALLOWED_DOMAINS: 'Alethia.example, b.example' });
    expect([...(OIDC_ROLE_MAP ?? [])]).toEqual([
      ['site admins', 'admin'],
      ['6a5b', 'editor'],
      ['a=b', 'author'],
    ]);
    expect(values).toMatchObject({
      OIDC_LABEL: 'Single sign-on',
      OIDC_SCOPES: 'openid profile email',
      OIDC_ROLE_CLAIM: 'roles',
      OIDC_ALLOWED_DOMAINS: ['alethia.example', 'b.example'],
      LOCAL_PASSWORDS: 'on',
    });
  });

  it('are optional, and may be empty', () => {
    expect(parseEnv(valid).OIDC_ISSUER).toBeUndefined();
    const nothing = Object.fromEntries(
      Object.keys(oidc)
        .filter((key) => key.startsWith('OIDC'))
        .map((key) => [key, '']),
    );
    expect(parseEnv({ ...valid, ...nothing, LOCAL_PASSWORDS: '', BREAK_GLASS_EMAIL: '' })).toEqual(parseEnv(valid));
  });

  it('may name an issuer without TLS on this machine only', () => {
    expect(parseEnv({ ...oidc, OIDC_ISSUER: 'http://localhost:4000' }).OIDC_ISSUER).toBe('http://localhost:4000');
    expect(parseEnv({ ...oidc, OIDC_ISSUER: 'http://127.0.0.1:4000' }).OIDC_ISSUER).toBe('http://127.0.0.1:4000');
  });

  it.each([
    [{ OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET is missing: OIDC_ISSUER needs it.'],
    [{ OIDC_ISSUER: '' }, 'OIDC_ISSUER is missing: OIDC_CLIENT_ID needs it.'],
    [{ OIDC_ISSUER: 'http://id.alethia.example' }, 'OIDC_ISSUER must begin with https://.'],
    [{ OIDC_ISSUER: 'http://localhost.alethia.example' }, 'OIDC_ISSUER must begin with https://.'],
    [{ OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0' }, 'OIDC_ISSUER must name one tenant'],
    [{ OIDC_ROLE_MAP: 'admins' }, 'OIDC_ROLE_MAP must be a list'],
    [{ OIDC_ROLE_MAP: 'admins=owner' }, 'OIDC_ROLE_MAP must be a list'],
    [{ OIDC_ROLE_MAP: '=admin' }, 'OIDC_ROLE_MAP must be a list'],
    [{ OIDC_ROLE_MAP: '' }, 'OIDC_ROLE_MAP or OIDC_DEFAULT_ROLE is missing'],
    [{ OIDC_DEFAULT_ROLE: 'author' }, 'OIDC_ALLOWED_DOMAINS is missing'],
    [{ OIDC_DEFAULT_ROLE: 'admin' }, 'OIDC_DEFAULT_ROLE must be editor, author or reviewer.'],
    [{ OIDC_SCOPES: 'profile' }, 'OIDC_SCOPES must contain openid.'],
    [{ OIDC_ALLOWED_DOMAINS: 'everybody' }, 'OIDC_ALLOWED_DOMAINS must be a list'],
    [{ LOCAL_PASSWORDS: 'off' }, 'LOCAL_PASSWORDS=off needs BREAK_GLASS_EMAIL'],
    [{ LOCAL_PASSWORDS: 'no' }, 'LOCAL_PASSWORDS must be on or off.'],
    [{ BREAK_GLASS_EMAIL: 'nobody' }, 'BREAK_GLASS_EMAIL must be the email address of one staff account.'],
  ])('refuse %o', (changed, sentence) => {
    expect(() => parseEnv({ ...oidc, ...changed })).toThrow(sentence);
  });

  it('refuse to turn passwords off without single sign-on', () => {
    const off = { ...valid, LOCAL_PASSWORDS: 'off', BREAK_GLASS_EMAIL: 'keys@alethia.example' };
    expect(() => parseEnv(off)).toThrow('LOCAL_PASSWORDS=off needs OIDC_ISSUER');
    expect(parseEnv({ ...oidc, ...off }).BREAK_GLASS_EMAIL).toBe('keys@alethia.example');
  });
});
