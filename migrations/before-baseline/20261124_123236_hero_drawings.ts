import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "payload"."enum_industries_capabilities_cards_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_capabilities_cards_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_capabilities_cards_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_capabilities_cards_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_capabilities_cards_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_architecture_dimensions_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_architecture_dimensions_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_architecture_dimensions_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_architecture_dimensions_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_architecture_dimensions_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_jobs_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_jobs_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_jobs_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_jobs_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_jobs_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__jobs_v_version_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__jobs_v_version_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__jobs_v_version_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__jobs_v_version_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__jobs_v_version_figure" ADD VALUE 'issue' BEFORE 'joined-signals';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."industries_capabilities_cards" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum_industries_capabilities_cards_figure";
  CREATE TYPE "payload"."enum_industries_capabilities_cards_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."industries_capabilities_cards" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum_industries_capabilities_cards_figure" USING "figure"::"payload"."enum_industries_capabilities_cards_figure";
  ALTER TABLE "payload"."industries_architecture_dimensions" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum_industries_architecture_dimensions_figure";
  CREATE TYPE "payload"."enum_industries_architecture_dimensions_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."industries_architecture_dimensions" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum_industries_architecture_dimensions_figure" USING "figure"::"payload"."enum_industries_architecture_dimensions_figure";
  ALTER TABLE "payload"."industries" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum_industries_figure";
  CREATE TYPE "payload"."enum_industries_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."industries" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum_industries_figure" USING "figure"::"payload"."enum_industries_figure";
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum__industries_v_version_capabilities_cards_figure";
  CREATE TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" USING "figure"::"payload"."enum__industries_v_version_capabilities_cards_figure";
  ALTER TABLE "payload"."_industries_v_version_architecture_dimensions" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure";
  CREATE TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."_industries_v_version_architecture_dimensions" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" USING "figure"::"payload"."enum__industries_v_version_architecture_dimensions_figure";
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum__industries_v_version_figure";
  CREATE TYPE "payload"."enum__industries_v_version_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_figure" SET DATA TYPE "payload"."enum__industries_v_version_figure" USING "version_figure"::"payload"."enum__industries_v_version_figure";
  ALTER TABLE "payload"."jobs" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum_jobs_figure";
  CREATE TYPE "payload"."enum_jobs_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."jobs" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum_jobs_figure" USING "figure"::"payload"."enum_jobs_figure";
  ALTER TABLE "payload"."_jobs_v" ALTER COLUMN "version_figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum__jobs_v_version_figure";
  CREATE TYPE "payload"."enum__jobs_v_version_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."_jobs_v" ALTER COLUMN "version_figure" SET DATA TYPE "payload"."enum__jobs_v_version_figure" USING "version_figure"::"payload"."enum__jobs_v_version_figure";`)
}
