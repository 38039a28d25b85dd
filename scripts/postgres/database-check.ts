import pg from 'pg';
import { Failure } from '../process/step.ts';

const OLDEST = 14;
const SCHEMA = 'payload';
const STARTING_UP = '57P03';

function describeAddress(url: URL): string {
  return `${decodeURIComponent(url.hostname)}:${url.port || '5432'}`;
}

/** Possibly temporary. */
export class Unreachable extends Failure {}

const UNREACHABLE = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

const isUnreachable = ({ code, message }: DatabaseError) =>
  code === STARTING_UP || UNREACHABLE.has(code ?? '') || /timeout/i.test(message ?? '');

type DatabaseError = { code?: string; message?: string };

/** The cause and what to do, in one line. */
export function explainConnection(error: DatabaseError, url: URL): string {
  const where = describeAddress(url);
  const user = decodeURIComponent(url.username) || 'the default user';
  const database = decodeURIComponent(url.pathname.slice(1));
  const message = (error.message ?? String(error)).replaceAll('\n', ' ');
  switch (error.code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `DATABASE_URL: the host ${url.hostname} is unknown. Correct its name.`;
    case 'ECONNREFUSED':
      return `DATABASE_URL: no server responds at ${where}. Start it (\`docker compose up -d\`) or correct host and port.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `DATABASE_URL: ${where} cannot be reached. Check host, port and firewall.`;
    case 'ECONNRESET':
      return `DATABASE_URL: ${where} closed the connection. Is it a PostgreSQL server, and is TLS set as it expects (sslmode)?`;
    case '28P01':
      return `DATABASE_URL: ${where} refuses the password of ${user}. Correct user or password.`;
    case '28000':
      return `DATABASE_URL: ${where} does not let ${user} in (${message}). Correct user, TLS (sslmode) or pg_hba.conf.`;
    case '3D000':
      return `DATABASE_URL: ${where} has no database "${database}". Create it (\`createdb ${database}\`) or correct the name.`;
    case '42501':
      return `DATABASE_URL: ${user} may not connect to the database "${database}". Run: GRANT CONNECT ON DATABASE "${database}" TO "${user}".`;
    case '53300':
      return `DATABASE_URL: ${where} has no free connection. Close some or raise max_connections.`;
    case STARTING_UP:
      return `DATABASE_URL: ${where} is still starting. Try again in a moment.`;
    default:
      break;
  }
  if (/password must be a string|no password supplied/i.test(message)) {
    return `DATABASE_URL: ${where} asks for a password and the address holds none. Write postgres://user:password@host/database.`;
  }
  if (/timeout/i.test(message)) {
    return `DATABASE_URL: ${where} does not respond. Check host, port and firewall.`;
  }
  return `DATABASE_URL: connecting to ${where} failed: ${message}. Correct the address or the server.`;
}

export type Facts = { version: number; readOnly: boolean; hasSchema: boolean; mayCreate: boolean };

export function explainFacts(facts: Facts, url: URL): string | undefined {
  const where = describeAddress(url);
  const database = decodeURIComponent(url.pathname.slice(1));
  const user = decodeURIComponent(url.username);
  const major = Math.floor(facts.version / 10_000);
  if (major < OLDEST) {
    return `DATABASE_URL: ${where} is PostgreSQL ${major}; ${OLDEST} or newer is needed. Upgrade it or use another server.`;
  }
  if (facts.readOnly) {
    return `DATABASE_URL: ${where} is read-only (a standby). Use the address of the primary server.`;
  }
  if (facts.mayCreate) return undefined;
  const target = facts.hasSchema ? `SCHEMA ${SCHEMA}` : `DATABASE "${database}"`;
  const rights = facts.hasSchema ? 'CREATE, USAGE' : 'CREATE';
  return `DATABASE_URL: ${user} lacks the right to create tables. As the owner run: GRANT ${rights} ON ${target} TO "${user}".`;
}

const FACTS = `
  SELECT current_setting('server_version_num')::int AS version,
         pg_is_in_recovery() OR current_setting('default_transaction_read_only')::bool AS "readOnly",
         to_regnamespace('${SCHEMA}') IS NOT NULL AS "hasSchema",
         CASE WHEN to_regnamespace('${SCHEMA}') IS NULL THEN has_database_privilege(current_database(), 'CREATE')
              ELSE has_schema_privilege('${SCHEMA}', 'CREATE') AND has_schema_privilege('${SCHEMA}', 'USAGE')
         END AS "mayCreate"`;

async function connect(text: string, url: URL, patience: number): Promise<pg.Client> {
  const until = performance.now() + patience;
  for (;;) {
    const client = new pg.Client({ connectionString: text, connectionTimeoutMillis: 10_000 });
    // An error on an idle connection would otherwise end this process.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const cause = error instanceof AggregateError ? error.errors[0] : error;
      if (cause?.code !== STARTING_UP || performance.now() > until) {
        throw new (isUnreachable(cause) ? Unreachable : Failure)(explainConnection(cause, url));
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

export async function withDatabase<T>(text: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(text, new URL(text), 15_000);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Fails with one clear line unless the site can use this database; returns its major version. */
export async function checkDatabase(text: string): Promise<number> {
  const url = new URL(text);
  const { rows } = await withDatabase(text, (client) => client.query<Facts>(FACTS));
  const facts = rows[0];
  if (!facts) throw new Failure(`DATABASE_URL: ${describeAddress(url)} does not respond to a simple query.`);
  const problem = explainFacts(facts, url);
  if (problem) throw new Failure(problem);
  return Math.floor(facts.version / 10_000);
}
