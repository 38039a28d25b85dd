import { describe, expect, it } from 'vitest';
import { missingTogether } from './together';

const namesFor = (given: Record<string, string>) => missingTogether(given).map(({ name }) => name);
const without = (values: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

describe('a bucket', () => {
  const bucket = { S3_BUCKET: 'b', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

  it('is configured completely or not at all; the endpoint is optional', () => {
    expect(namesFor({})).toEqual([]);
    expect(namesFor(bucket)).toEqual([]);
    expect(namesFor({ ...bucket, S3_ENDPOINT: 'https://s3.example' })).toEqual([]);
  });

  it('is missing what it needs, and the settings that need it', () => {
    expect(namesFor({ S3_ENDPOINT: 'https://s3.example' })).toHaveLength(4);
    expect(missingTogether(without(bucket, 'S3_SECRET_ACCESS_KEY'))).toEqual([
      {
        name: 'S3_SECRET_ACCESS_KEY',
        text: 'S3_SECRET_ACCESS_KEY is missing: S3_BUCKET needs it. Set it, or remove S3_BUCKET.',
      },
    ]);
    expect(namesFor(without(bucket, 'S3_BUCKET'))).toEqual(['S3_BUCKET']);
  });

  it('for the mirror needs the same keys, but no bucket for uploads', () => {
    expect(namesFor({ ...without(bucket, 'S3_BUCKET'), MIRROR_BUCKET: 'm' })).toEqual([]);
    expect(namesFor({ MIRROR_BUCKET: 'm' })).toHaveLength(3);
  });
});

describe('a writing service', () => {
  const chat = { WRITER_URL: 'u', WRITER_MODEL: 'm' };

  it('has an address and a model, or DeepL and a key', () => {
    expect(namesFor(chat)).toEqual([]);
    expect(namesFor({ WRITER_URL: 'u', WRITER_API: 'deepl', WRITER_KEY: 'k' })).toEqual([]);
    expect(namesFor({ WRITER_URL: 'u' })).toEqual(['WRITER_MODEL']);
    expect(missingTogether({ WRITER_URL: 'u' })[0]?.text).toBe(
      'WRITER_MODEL is missing: WRITER_URL needs it, unless WRITER_API is deepl. Set it, or remove WRITER_URL.',
    );
    expect(namesFor({ WRITER_URL: 'u', WRITER_API: 'deepl' })).toEqual(['WRITER_KEY']);
    expect(namesFor({ WRITER_KEY: 'k' })).toEqual(['WRITER_URL']);
  });
});

describe('a Supabase of your own', () => {
  const supabase = { SUPABASE_URL: 'u', SUPABASE_PUBLISHABLE_KEY: 'p', SUPABASE_SECRET_KEY: 's' };

  it('has an address and both keys', () => {
    expect(namesFor(supabase)).toEqual([]);
    for (const name of Object.keys(supabase)) expect(namesFor(without(supabase, name))).toEqual([name]);
    expect(namesFor({ SUPABASE_PUBLIC_URL: 'p' })).toEqual(Object.keys(supabase));
  });
});

describe('single sign-on', () => {
  const oidc = { OIDC_ISSUER: 'i', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's', OIDC_ROLE_MAP: 'a=admin' };

  it('needs all three settings of the provider', () => {
    expect(namesFor(oidc)).toEqual([]);
    for (const name of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
      expect(namesFor(without(oidc, name))).toEqual([name]);
  });

  it('needs a way to a role, and domains for a default one', () => {
    expect(namesFor(without(oidc, 'OIDC_ROLE_MAP'))).toEqual(['OIDC_ROLE_MAP']);
    expect(namesFor({ ...oidc, OIDC_DEFAULT_ROLE: 'author' })).toEqual(['OIDC_ALLOWED_DOMAINS']);
  });

  it('alone is refused unless one account keeps its password', () => {
    expect(namesFor({ ...oidc, LOCAL_PASSWORDS: 'off' })).toEqual(['BREAK_GLASS_EMAIL']);
    expect(namesFor({ LOCAL_PASSWORDS: 'off', BREAK_GLASS_EMAIL: 'a@b.example' })).toEqual(['LOCAL_PASSWORDS']);
    expect(namesFor({ ...oidc, LOCAL_PASSWORDS: 'off', BREAK_GLASS_EMAIL: 'a@b.example' })).toEqual([]);
  });
});
