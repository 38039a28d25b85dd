import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

const valid = { DATABASE_URL: 'postgres://user@localhost:5432/site', PAYLOAD_SECRET: 's'.repeat(32) };

describe('the environment', () => {
  it('needs a database and a secret, and has defaults for the rest', () => {
    expect(parseEnv(valid)).toEqual({
      ...valid,
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      DELIVERY: 'on',
    });
  });

  it('says what is missing, one line for each, and what to do', () => {
    expect(() => parseEnv({})).toThrow(/^DATABASE_URL is missing: run `npm start`.*\nPAYLOAD_SECRET is missing/);
  });

  it.each([
    ['DATABASE_URL', 'mysql://localhost/site', 'DATABASE_URL must begin with postgres://'],
    ['DATABASE_URL', '', 'DATABASE_URL must begin with postgres://'],
    ['PAYLOAD_SECRET', 's'.repeat(31), 'PAYLOAD_SECRET must have at least 32 characters.'],
    ['SITE_URL', 'www.example.com', 'SITE_URL must be a full address'],
    ['DELIVERY', 'maybe', ''],
  ])('refuses %s=%s', (name, value, sentence) => {
    expect(() => parseEnv({ ...valid, [name]: value })).toThrow(sentence);
  });

  it('accepts the other spelling of postgres, and a path in no need of its last slash', () => {
    const values = { ...valid, DATABASE_URL: 'postgresql://localhost/site', SITE_URL: 'https://www.example.com//' };
    expect(parseEnv(values)).toMatchObject({
      DATABASE_URL: 'postgresql://localhost/site',
      SITE_URL: 'https://www.example.com',
    });
  });

  it('does not repeat the secret in its complaint', () => {
    expect(() => parseEnv({ ...valid, PAYLOAD_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });
});
