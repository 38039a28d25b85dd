export const CLIENT = { id: 'alethia-site', secret: 'only-for-tests-only-for-tests' } as const;

export const variablesFor = (issuer: string) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_ROLE_MAP: 'site-admins=admin,site-editors=editor,site-authors=author',
});
