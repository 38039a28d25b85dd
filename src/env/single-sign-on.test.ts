import { describe, expect, it } from 'vitest';
import { parseEnv } from './';

const valid = { DATABASE_URL: 'postgres://localhost/site', PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef' };
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
});
