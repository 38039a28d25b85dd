const EXAMPLE = 'postgres://user:password@host:5432/database';
const ENCODED = 'in user and password, @ is written %40, : %3A, / %2F, # %23, ? %3F and % %25';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** What the address of a database must be, if it is none; `rule` in rule.ts. */
export function databaseUrlProblem(text: string): string | undefined {
  if (!/^postgres(ql)?:\/\//i.test(text)) return `must begin with postgres:// or postgresql://, as in ${EXAMPLE}`;
  if (!URL.canParse(text)) return `must be an address such as ${EXAMPLE}; ${ENCODED}`;
  const { pathname, search, hash, username, password } = new URL(text);
  // The rest of a password that contains a delimiter.
  const isCut = hash !== '' || `${pathname}${search}`.includes('@') || pathname.slice(1).includes('/');
  if (isCut || ![username, password, pathname].every(isDecodable)) return `must be encoded: ${ENCODED}`;
  return pathname.length < 2 ? `must name a database, as in ${EXAMPLE}` : undefined;
}
