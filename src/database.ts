import { postgresAdapter } from '@payloadcms/db-postgres';
import { env, isServer } from '@/env';
import { soundContent } from '@/fields/sound-content';
import { soundDatabase } from '@/lib/sound-database';
import { withCascadingVersions } from '@/payload/cascading-versions';
import { hearingCommits } from '@/publishing/hear-commits';
import { withPublishesTable } from '@/publishing/publishes-table';
import { withTextIndexTable } from '@/search/text-index-table';
import { removingRolledBackFiles } from '@/services/storage/rolled-back';
import { withLimitsTable } from '@/staff/sign-in/limits-table';

const postgres = (migrationDir: string) =>
  postgresAdapter({
    pool: {
      connectionString: env().DATABASE_URL,
      max: 10,
      connectionTimeoutMillis: 5_000,
      // Less than the response timeout (src/delivery/http/bounded-request.ts). Migrations may take longer.
      statement_timeout: isServer ? 25_000 : undefined,
      // Frees requests when the database hangs.
      query_timeout: isServer ? 60_000 : undefined,
    },
    // See docs/decisions/001-blocks-as-json.md.
    blocksAsJSON: true,
    idType: 'uuid',
    // The seed derives ids from names, so that documents can refer to one another.
    allowIDOnCreate: true,
    schemaName: 'payload',
    beforeSchemaInit: [withCascadingVersions, withLimitsTable, withPublishesTable, withTextIndexTable],
    push: false,
    migrationDir,
  });

/**
 * Payload's adapter for Postgres. From the inside out: a commit that did not happen fails, stored content that no schema
 * explains is left out of reads, publishing hears of each commit, and files of rows that were rolled back go.
 */
export const database = ({ migrationDir }: { migrationDir: string }) =>
  removingRolledBackFiles(hearingCommits(soundContent(soundDatabase(postgres(migrationDir)))));
