import { describe, expect, it } from 'vitest';
import { personFrom } from './person';
import type { SingleSignOn } from './settings';

const settings: SingleSignOn = {
  issuer: 'https://id.alethia.example',
  clientId: 'site',
  clientSecret: 'secret',
  label: 'Single sign-on',
  scopes: 'openid',
  roleClaim: 'roles',
  roleMap: new Map([
    ['admins', 'admin'],
    ['editors', 'editor'],
  ]),
  isEmailTrusted: false,
  redirectUri: 'http://localhost:3000/api/users/sso/callback',
};
const claims = {
  iss: settings.issuer,
  sub: '42',
  email: 'Ada@Alethia.example',
  email_verified: true,
  name: ' Ada \u0000L. ',
  roles: ['editors'],
};
const reasonOf = (source: object, changed: Partial<SingleSignOn> = {}) => {
  try {
    return personFrom({ ...claims, ...source }, { ...settings, ...changed });
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
};

describe('the person', () => {
  it('is read from the claims', () => {
    expect(personFrom(claims, settings)).toEqual({
      identity: 'https://id.alethia.example 42',
      email: 'ada@alethia.example',
      isEmailVerified: true,
      name: 'Ada L.',
      role: 'editor',
    });
  });

  it('without a name is named by the address, in at most 80 characters', () => {
    expect(personFrom({ ...claims, name: 7 }, settings).name).toBe('ada');
    expect(personFrom({ ...claims, name: 'x'.repeat(500) }, settings).name).toHaveLength(80);
  });

  it('is undefined without a subject or an address', () => {
    for (const source of [{ sub: '' }, { sub: 'a\u0000b' }, { email: 'none' }, { email: undefined }, { iss: 1 }])
      expect(reasonOf(source)).toBe('claims');
  });
});

describe('the role', () => {
  const roleOf = (source: object, changed: Partial<SingleSignOn> = {}) =>
    personFrom({ ...claims, ...source }, { ...settings, ...changed }).role;

  it('is the highest one in a list or a single value', () => {
    expect(roleOf({ roles: ['editors', 'admins', 'others'] })).toBe('admin');
    expect(roleOf({ roles: 'editors' })).toBe('editor');
  });

  it('is found at a dot path or under a name with dots', () => {
    expect(roleOf({ realm: { roles: ['admins'] } }, { roleClaim: 'realm.roles' })).toBe('admin');
    expect(roleOf({ 'https://a.example/roles': ['admins'] }, { roleClaim: 'https://a.example/roles' })).toBe('admin');
  });

  it('is none if the claim contains none, whatever its shape', () => {
    for (const roles of [undefined, null, [], {}, ['others'], 'constructor', ['__proto__'], 1])
      expect(roleOf({ roles })).toBe('none');
    expect(roleOf({}, { roleClaim: 'constructor.name' })).toBe('none');
  });

  it('falls back to the default, and is not set without a map', () => {
    expect(roleOf({ roles: [] }, { defaultRole: 'author' })).toBe('author');
    expect(roleOf({}, { roleMap: undefined, defaultRole: 'author' })).toBeUndefined();
  });
});

describe('the address', () => {
  it('counts as verified if the provider says so or is trusted', () => {
    const isVerified = (source: object, isEmailTrusted = false) =>
      personFrom({ ...claims, ...source }, { ...settings, isEmailTrusted }).isEmailVerified;
    expect(isVerified({ email_verified: 'true' })).toBe(true);
    expect(isVerified({ email_verified: undefined })).toBe(false);
    expect(isVerified({ email_verified: undefined }, true)).toBe(true);
    expect(isVerified({ email_verified: false }, true)).toBe(false);
  });

  it('must be verified and in an allowed domain if domains are configured', () => {
    const allowedDomains = ['alethia.example'];
    expect(reasonOf({}, { allowedDomains })).toMatchObject({ email: 'ada@alethia.example' });
    expect(reasonOf({ email: 'ada@elsewhere.example' }, { allowedDomains })).toBe('domain');
    expect(reasonOf({ email: 'ada@not-alethia.example' }, { allowedDomains })).toBe('domain');
    expect(reasonOf({ email_verified: false }, { allowedDomains })).toBe('unverified');
  });

  it('of a personal Google account is not enough', () => {
    const google = { issuer: 'https://accounts.google.com', allowedDomains: ['alethia.example'] };
    expect(reasonOf({}, google)).toBe('domain');
    expect(reasonOf({ hd: 'alethia.example' }, google)).toMatchObject({ email: 'ada@alethia.example' });
  });
});
