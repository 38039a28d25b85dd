import { Failure } from './step.ts';

/** What docker-compose.yml gives the site's role when nobody sets POSTGRES_PASSWORD. */
const KNOWN = 'alethia';
const THIS_MACHINE = /^(?:127\.|\[?::1\]?$|localhost$)/;

function passwordOf(address: string): string | undefined {
  // An address that is none is explained where the database is checked.
  return URL.canParse(address) ? decodeURIComponent(new URL(address).password) : undefined;
}

/** The password that everybody can read in docker-compose.yml is for a site that this machine alone reaches. */
export function refuseKnownPassword(databaseUrl: string | undefined, publishedOn: string | undefined): void {
  if (!databaseUrl || !publishedOn || THIS_MACHINE.test(publishedOn) || passwordOf(databaseUrl) !== KNOWN) return;
  throw new Failure(
    `HOST=${publishedOn} lets other machines in, and the database has the password of docker-compose.yml. Before its first ` +
      'start: `node docker/keys.mjs site >> .env`. Later also: `docker compose exec --user postgres database psql -c ' +
      '"alter role alethia password \'…\'"`, with POSTGRES_PASSWORD of that file.',
  );
}
