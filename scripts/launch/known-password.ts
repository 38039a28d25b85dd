import { Failure } from '../process/step.ts';

/** Default password of the site's role in docker-compose.yml. */
const KNOWN = 'alethia';
const THIS_MACHINE = /^(?:127\.|\[?::1\]?$|localhost$)/;

function passwordOf(address: string): string | undefined {
  // The database check explains an invalid address.
  return URL.canParse(address) ? decodeURIComponent(new URL(address).password) : undefined;
}

export function refuseKnownPassword(databaseUrl: string | undefined, publishedOn: string | undefined): void {
  if (!databaseUrl || !publishedOn || THIS_MACHINE.test(publishedOn) || passwordOf(databaseUrl) !== KNOWN) return;
  throw new Failure(
    `HOST=${publishedOn} lets other machines in, and the database has the password of docker-compose.yml. Before its first ` +
      'start: `node docker/keys.mjs site >> .env`. Later also: `docker compose exec --user postgres database psql -c ' +
      '"alter role alethia password \'…\'"`, with POSTGRES_PASSWORD of that file.',
  );
}
