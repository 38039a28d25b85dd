import type { Name } from './variables.ts';

export type Texts = Partial<Record<Name, string>>;
/** `text` begins with the name. */
export type Problem = { name: string; text: string };

const without =
  (begun: Name, unless = '') =>
  (name: Name) => ({
    name,
    text: `${name} is missing: ${begun} needs it${unless}. Set it, or remove ${begun}.`,
  });

/** The endpoint is optional: it is for servers other than Amazon's. */
const OF_BUCKETS = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const BUCKETS = ['S3_BUCKET', 'MIRROR_BUCKET'] as const;

function ofBuckets(given: Texts): Problem[] {
  const begun = [...BUCKETS, ...OF_BUCKETS, 'S3_ENDPOINT' as const].find((name) => given[name] !== undefined);
  if (!begun) return [];
  const missing: Name[] = OF_BUCKETS.filter((name) => given[name] === undefined);
  if (BUCKETS.every((name) => given[name] === undefined)) missing.unshift('S3_BUCKET');
  return missing.map(without(begun));
}

const OF_SUPABASE = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const;

function ofSupabase(given: Texts): Problem[] {
  const begun = [...OF_SUPABASE, 'SUPABASE_PUBLIC_URL' as const].find((name) => given[name] !== undefined);
  return begun ? OF_SUPABASE.filter((name) => given[name] === undefined).map(without(begun)) : [];
}

const OF_ISSUER = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
const MORE_OF_ISSUER = ['OIDC_ROLE_MAP', 'OIDC_DEFAULT_ROLE', 'OIDC_ALLOWED_DOMAINS'] as const;

function ofSingleSignOn(given: Texts): Problem[] {
  const begun = [...OF_ISSUER, ...MORE_OF_ISSUER].find((name) => given[name] !== undefined);
  const missing = OF_ISSUER.filter((name) => given[name] === undefined);
  const problems: Problem[] = begun ? missing.map(without(begun)) : [];
  const add = (name: Name, text: string) => problems.push({ name, text: `${name} ${text}` });
  if (begun && missing.length === 0 && !given.OIDC_ROLE_MAP && !given.OIDC_DEFAULT_ROLE)
    add('OIDC_ROLE_MAP', 'or OIDC_DEFAULT_ROLE is missing: without one, no account gets a role. Set one.');
  if (given.OIDC_DEFAULT_ROLE && !given.OIDC_ALLOWED_DOMAINS)
    add(
      'OIDC_ALLOWED_DOMAINS',
      'is missing: OIDC_DEFAULT_ROLE would give a role to every account of the issuer. Set it.',
    );
  if (given.LOCAL_PASSWORDS !== 'off') return problems;
  if (!given.OIDC_ISSUER) add('LOCAL_PASSWORDS', 'is off and OIDC_ISSUER is missing: nobody could sign in. Set it.');
  if (!given.BREAK_GLASS_EMAIL)
    add('BREAK_GLASS_EMAIL', 'is missing: LOCAL_PASSWORDS=off needs the one account that may use a password. Set it.');
  return problems;
}

const OF_WRITER = ['WRITER_API', 'WRITER_KEY', 'WRITER_MODEL'] as const;

/** A server of models in the own network needs no key. */
function ofWriter(given: Texts): Problem[] {
  const begun = OF_WRITER.find((name) => given[name] !== undefined);
  if (given.WRITER_URL === undefined) return begun ? [without(begun)('WRITER_URL')] : [];
  const needed = given.WRITER_API === 'deepl' ? 'WRITER_KEY' : 'WRITER_MODEL';
  if (given[needed] !== undefined) return [];
  return [without('WRITER_URL', given.WRITER_API ? '' : ', unless WRITER_API is deepl')(needed)];
}

/** Settings that are missing because of others. */
export const missingTogether = (given: Texts): Problem[] =>
  [ofBuckets, ofSupabase, ofSingleSignOn, ofWriter].flatMap((problemsOf) => problemsOf(given));
