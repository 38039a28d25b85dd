import { z } from 'zod';
import { type Role, roles, rolesThatMay } from '../access/roles.ts';
import { address, email, oneOf, rule, secret } from './rule.ts';

const roleNames = roles.map(({ value }) => value) as [Role, ...Role[]];
/** Nobody becomes an admin by default. */
const ordinary = roleNames.filter((role) => !rolesThatMay('manage').includes(role)) as [Role, ...Role[]];
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = (issuer: string): boolean => LOOPBACK.includes(new URL(issuer).hostname);

const issuer = address('https://accounts.google.com', ({ protocol, href }) => {
  if (protocol !== 'https:' && !isLoopback(href)) return 'must begin with https://';
  return /\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\b/.test(href)
    ? 'must name one tenant: https://login.microsoftonline.com/<tenant id>/v2.0'
    : undefined;
});

const ROLE_MAP = `must be a list such as site-admins=admin,site-editors=editor, with the roles ${roleNames.join(', ')}`;

/** `value=role` pairs. The value is everything before the last `=`. */
const roleMap = z.string().transform((text, context) => {
  const entries = text.split(',').map((pair) => {
    const at = pair.lastIndexOf('=');
    const role = z.enum(roleNames).safeParse(pair.slice(at + 1).trim());
    const value = pair.slice(0, Math.max(at, 0)).trim();
    return role.success && value ? ([value, role.data] as const) : undefined;
  });
  if (entries.includes(undefined)) context.addIssue({ code: 'custom', message: ROLE_MAP });
  return new Map(entries.filter((entry) => entry !== undefined));
});

const domainsOf = (text: string) => text.split(',').map((domain) => domain.trim().toLowerCase());
const isDomain = (text: string) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text);

/** Part of `variables`; operations.md describes them. */
export const singleSignOnVariables = {
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: z.string(),
  OIDC_CLIENT_SECRET: secret(z.string()),
  OIDC_LABEL: rule((text) => (text.length > 60 ? 'must have at most 60 characters' : undefined)),
  OIDC_SCOPES: rule((text) => (text.split(/\s+/).includes('openid') ? undefined : 'must contain openid')),
  OIDC_ROLE_CLAIM: z.string(),
  OIDC_ROLE_MAP: roleMap,
  OIDC_DEFAULT_ROLE: oneOf(...ordinary),
  OIDC_ALLOWED_DOMAINS: rule((text) =>
    domainsOf(text).every(isDomain) ? undefined : 'must be a list of domains such as alethia.example',
  ).transform(domainsOf),
  OIDC_TRUST_EMAIL: oneOf('on', 'off'),
  LOCAL_PASSWORDS: oneOf('on', 'off'),
  BREAK_GLASS_EMAIL: rule((text) =>
    email(text) ? undefined : 'must be the email address of one staff account',
  ).transform((text) => text.toLowerCase()),
};
