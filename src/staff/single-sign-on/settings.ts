import type { Role } from '@/access/roles';
import { env } from '@/env';

export type SingleSignOn = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Label of the button after 'Sign in with'. */
  label: string;
  scopes: string;
  roleClaim: string;
  /** Claim values and their roles. Without it, roles are managed here. */
  roleMap?: ReadonlyMap<string, Role>;
  defaultRole?: Role;
  allowedDomains?: readonly string[];
  /** Trust the issuer's addresses without `email_verified`. */
  isEmailTrusted: boolean;
  redirectUri: string;
};

export const SSO_PATH = '/api/users/sso';

export function singleSignOn(): SingleSignOn | undefined {
  const values = env();
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (!issuer || !clientId || !clientSecret) return undefined;
  return {
    issuer,
    clientId,
    clientSecret,
    label: values.OIDC_LABEL,
    scopes: values.OIDC_SCOPES,
    roleClaim: values.OIDC_ROLE_CLAIM,
    roleMap: values.OIDC_ROLE_MAP,
    defaultRole: values.OIDC_DEFAULT_ROLE,
    allowedDomains: values.OIDC_ALLOWED_DOMAINS,
    isEmailTrusted: values.OIDC_TRUST_EMAIL === 'on',
    redirectUri: `${values.SITE_URL}${SSO_PATH}/callback`,
  };
}
