import { z } from 'zod';
import { type Role, roles } from '../access/roles.ts';

const names = roles.map(({ value }) => value) as [Role, ...Role[]];
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const absent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(rule: T) => z.preprocess(absent, rule.optional());
const onOrOff = (name: string, otherwise: 'on' | 'off') =>
  z.preprocess(absent, z.enum(['on', 'off'], { error: `${name} must be on or off.` }).default(otherwise));

export const isLoopback = (issuer: string): boolean => LOOPBACK.includes(new URL(issuer).hostname);

const issuer = z
  .url({ protocol: /^https?$/, error: 'OIDC_ISSUER must be the full address of the issuer, beginning with https://.' })
  .refine((url) => url.startsWith('https://') || isLoopback(url), 'OIDC_ISSUER must begin with https://.')
  .refine(
    (url) => !/\/\/login\.microsoftonline\.com\/(common|organizations|consumers)\b/.test(url),
    'OIDC_ISSUER must name one tenant: https://login.microsoftonline.com/<tenant id>/v2.0.',
  );

const ROLE_MAP = `OIDC_ROLE_MAP must be a list such as site-admins=admin,site-editors=editor. Roles: ${names.join(', ')}.`;

/** `value=role` pairs. The value is everything before the last `=`. */
const roleMap = z.string().transform((text, context) => {
  const entries = text.split(',').map((pair) => {
    const at = pair.lastIndexOf('=');
    const role = z.enum(names).safeParse(pair.slice(at + 1).trim());
    const value = pair.slice(0, Math.max(at, 0)).trim();
    if (!role.success || !value) return context.addIssue({ code: 'custom', message: ROLE_MAP });
    return [value, role.data] as const;
  });
  return new Map(entries.filter((entry) => entry !== undefined));
});

const domains = z.string().transform((text, context) => {
  const list = text.split(',').map((domain) => domain.trim().toLowerCase());
  if (list.every((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))) return list;
  context.addIssue({ code: 'custom', message: 'OIDC_ALLOWED_DOMAINS must be a list such as alethia.example.' });
  return z.NEVER;
});

/** operations.md describes them. */
export const singleSignOnVariables = {
  OIDC_ISSUER: optional(issuer),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_LABEL: z.preprocess(absent, z.string().max(60).default('Single sign-on')),
  OIDC_SCOPES: z.preprocess(
    absent,
    z
      .string()
      .refine((text) => text.split(' ').includes('openid'), 'OIDC_SCOPES must contain openid.')
      .default('openid profile email'),
  ),
  OIDC_ROLE_CLAIM: z.preprocess(absent, z.string().default('roles')),
  OIDC_ROLE_MAP: optional(roleMap),
  OIDC_DEFAULT_ROLE: optional(
    z.enum(['editor', 'author', 'reviewer'], { error: 'OIDC_DEFAULT_ROLE must be editor, author or reviewer.' }),
  ),
  OIDC_ALLOWED_DOMAINS: optional(domains),
  OIDC_TRUST_EMAIL: onOrOff('OIDC_TRUST_EMAIL', 'off'),
  LOCAL_PASSWORDS: onOrOff('LOCAL_PASSWORDS', 'on'),
  BREAK_GLASS_EMAIL: optional(
    z.preprocess(
      (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
      z.email('BREAK_GLASS_EMAIL must be the email address of one staff account.'),
    ),
  ),
};

type Values = z.infer<z.ZodObject<typeof singleSignOnVariables>>;

const NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const MORE = ['OIDC_ROLE_MAP', 'OIDC_DEFAULT_ROLE', 'OIDC_ALLOWED_DOMAINS'] as const;

export function problemsOfSingleSignOn(values: Values): string[] {
  const begun = [...NEEDED, ...MORE].find((name) => values[name] !== undefined);
  const missing = NEEDED.filter((name) => values[name] === undefined);
  const problems = begun ? missing.map((name) => `${name} is missing: ${begun} needs it.`) : [];
  if (begun && missing.length === 0 && !values.OIDC_ROLE_MAP && !values.OIDC_DEFAULT_ROLE)
    problems.push('OIDC_ROLE_MAP or OIDC_DEFAULT_ROLE is missing: without one, no account gets a role.');
  if (values.OIDC_DEFAULT_ROLE && !values.OIDC_ALLOWED_DOMAINS)
    problems.push(
      'OIDC_ALLOWED_DOMAINS is missing: OIDC_DEFAULT_ROLE would give a role to every account of the issuer.',
    );
  if (values.LOCAL_PASSWORDS === 'on') return problems;
  if (!values.OIDC_ISSUER) problems.push('LOCAL_PASSWORDS=off needs OIDC_ISSUER: otherwise no one could sign in.');
  if (!values.BREAK_GLASS_EMAIL)
    problems.push('LOCAL_PASSWORDS=off needs BREAK_GLASS_EMAIL, the one account that may still use a password.');
  return problems;
}
