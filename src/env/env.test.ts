import { describe, expect, it } from 'vitest';
import { parseEnv } from './';

const valid = {
  DATABASE_URL: 'postgres://user@localhost:5432/site',
  PAYLOAD_SECRET: '0123456789abcdef0123456789abcdef',
};

describe('the environment', () => {
  it('needs a database and a secret, and has defaults for the rest', () => {
    expect(parseEnv(valid)).toEqual({
      ...valid,
      SITE_URL: 'http://localhost:3000',
      OIDC_LABEL: 'Single sign-on',
      OIDC_SCOPES: 'openid profile email',
      OIDC_ROLE_CLAIM: 'roles',
      OIDC_TRUST_EMAIL: 'off',
      LOCAL_PASSWORDS: 'on',
      LOG_FORMAT: 'pretty',
      ALERT_QUEUE_MINUTES: 15,
      ALERT_DISK_MB: 1000,
      DATA_DIR: '.data',
      DELIVERY: 'on',
      SUPABASE_EMBEDDED: 'off',
      MAIL_FROM: 'Alethia <no-reply@alethia.example>',
      SITE_ENVIRONMENT_COLOR: 'amber',
      PROXY_HOPS: 0,
      READY_PAGES_MB: 128,
      DRAIN_DELAY_MS: 0,
      WORK: 'all',
      STAFF_EMAIL: 'admin@alethia.example',
      UPGRADE_BACKUP: 'on',
      WEBHOOK_PRIVATE_HOSTS: [],
    });
  });

  it('reports what is missing or wrong, all at once, one line each, with what to do', () => {
    expect(() => parseEnv({})).toThrow(/^DATABASE_URL is missing: run `npm start`.*\nPAYLOAD_SECRET is missing/);
    expect(() => parseEnv({ DATABASE_URL: 'x', WORK: 'foo' })).toThrow(
      /^PAYLOAD_SECRET is missing.*\nDATABASE_URL must begin.*\nWORK is "foo"/,
    );
  });

  it('accepts the other spelling of postgres, and removes a trailing slash', () => {
    const values = { ...valid, DATABASE_URL: 'postgresql://localhost/site', SITE_URL: 'https://www.example.com//' };
    expect(parseEnv(values)).toMatchObject({
      DATABASE_URL: 'postgresql://localhost/site',
      SITE_URL: 'https://www.example.com',
    });
  });

  it('needs both keys with the address of Supabase, and takes it for the public one', () => {
    const url = { ...valid, SUPABASE_URL: 'https://abcd.supabase.co/' };
    expect(() => parseEnv(url)).toThrow(/SUPABASE_PUBLISHABLE_KEY is missing.*\nSUPABASE_SECRET_KEY is missing/);
    const keys = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x', SUPABASE_SECRET_KEY: 'sb_secret_x' };
    expect(parseEnv({ ...url, ...keys })).toMatchObject({
      SUPABASE_URL: 'https://abcd.supabase.co',
      SUPABASE_PUBLIC_URL: 'https://abcd.supabase.co',
    });
    const inside = { ...keys, SUPABASE_URL: 'http://api-gw:8000', SUPABASE_PUBLIC_URL: 'https://api.alethia.example' };
    expect(parseEnv({ ...valid, ...inside }).SUPABASE_PUBLIC_URL).toBe('https://api.alethia.example');
  });

  it('treats an empty variable as not set', () => {
    const nothing = { SUPABASE_URL: '', SUPABASE_EMBEDDED: '', SMTP_URL: '', MAIL_FROM: '', PROXY_HOPS: '' };
    expect(parseEnv({ ...valid, ...nothing })).toEqual(parseEnv(valid));
  });
});
