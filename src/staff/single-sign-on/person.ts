import { cleanLine } from '@shared/clean-text';
import { z } from 'zod';
import { type Role, roles } from '@/access/roles';
import { beginning } from '@/lib/cut';
import { SignInRefused } from './refusals';
import type { SingleSignOn } from './settings';

const GOOGLE = 'https://accounts.google.com';
const MAX_NAME = 80;
/** No control characters: Postgres rejects NUL, and names have none. */
const PRINTABLE = /^[^\p{Cc}]+$/u;

const claims = z.looseObject({
  iss: z.string().max(500),
  sub: z.string().max(255).regex(PRINTABLE),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
  hd: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

export type Person = {
  /** Issuer and subject: the only pair that never changes and is never reassigned. */
  identity: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  /** Undefined if roles are managed here (no OIDC_ROLE_MAP). */
  role: Role | 'none' | undefined;
};

/** The whole path as a single name has precedence: claim names may be URLs. */
function valueAt(source: Record<string, unknown>, path: string): unknown {
  if (Object.hasOwn(source, path)) return source[path];
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
      source,
    );
}

function roleFrom(source: Record<string, unknown>, { roleClaim, roleMap }: SingleSignOn): Role | undefined {
  const value = valueAt(source, roleClaim);
  const given = new Set((Array.isArray(value) ? value : [value]).map((entry) => roleMap?.get(String(entry))));
  return roles.find(({ value: role }) => given.has(role))?.value;
}

function checkDomain(email: string, hosted: string | undefined, { issuer, allowedDomains }: SingleSignOn): boolean {
  if (!allowedDomains) return true;
  if (!allowedDomains.includes(email.split('@').at(-1) ?? '')) return false;
  // A personal Google account may use a company address; only members have `hd`.
  return issuer !== GOOGLE || (hosted !== undefined && allowedDomains.includes(hosted.toLowerCase()));
}

/** Reads verified claims. Throws SignInRefused if required ones are missing or the domain is not allowed. */
export function personFrom(source: Record<string, unknown>, settings: SingleSignOn): Person {
  const { data } = claims.safeParse(source);
  if (!data?.email) throw new SignInRefused('claims');
  const email = data.email.toLowerCase();
  const isEmailVerified = data.email_verified ?? settings.isEmailTrusted;
  if (settings.allowedDomains && !isEmailVerified) throw new SignInRefused('unverified');
  if (!checkDomain(email, data.hd, settings)) throw new SignInRefused('domain');
  const name = beginning(
    cleanLine(data.name ?? '')
      .replaceAll('\0', '')
      .trim(),
    MAX_NAME,
  );
  const role = settings.roleMap ? (roleFrom(source, settings) ?? settings.defaultRole ?? 'none') : undefined;
  return {
    identity: `${data.iss} ${data.sub}`,
    email,
    isEmailVerified,
    name: name || email.split('@', 1)[0] || email,
    role,
  };
}
