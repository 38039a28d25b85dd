import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_industries_challenge_layout" AS ENUM('split', 'rows');
  CREATE TYPE "payload"."enum_industries_capabilities_layout" AS ENUM('plate', 'rows', 'grid');
  CREATE TYPE "payload"."enum_industries_architecture_layout" AS ENUM('arc', 'rows', 'grid');
  CREATE TYPE "payload"."enum_industries_deployment_layout" AS ENUM('scale', 'ledger', 'columns');
  CREATE TYPE "payload"."enum_industries_own_section_after" AS ENUM('hero', 'challenge', 'capabilities', 'architecture', 'deployment');
  CREATE TYPE "payload"."enum__industries_v_version_challenge_layout" AS ENUM('split', 'rows');
  CREATE TYPE "payload"."enum__industries_v_version_capabilities_layout" AS ENUM('plate', 'rows', 'grid');
  CREATE TYPE "payload"."enum__industries_v_version_architecture_layout" AS ENUM('arc', 'rows', 'grid');
  CREATE TYPE "payload"."enum__industries_v_version_deployment_layout" AS ENUM('scale', 'ledger', 'columns');
  CREATE TYPE "payload"."enum__industries_v_version_own_section_after" AS ENUM('hero', 'challenge', 'capabilities', 'architecture', 'deployment');
  ALTER TABLE "payload"."industries" ADD COLUMN "challenge_layout" "payload"."enum_industries_challenge_layout" DEFAULT 'split';
  ALTER TABLE "payload"."industries" ADD COLUMN "capabilities_layout" "payload"."enum_industries_capabilities_layout" DEFAULT 'plate';
  ALTER TABLE "payload"."industries" ADD COLUMN "architecture_layout" "payload"."enum_industries_architecture_layout" DEFAULT 'arc';
  ALTER TABLE "payload"."industries" ADD COLUMN "deployment_layout" "payload"."enum_industries_deployment_layout" DEFAULT 'scale';
  ALTER TABLE "payload"."industries" ADD COLUMN "own_section" jsonb;
  ALTER TABLE "payload"."industries" ADD COLUMN "own_section_after" "payload"."enum_industries_own_section_after" DEFAULT 'challenge';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_challenge_layout" "payload"."enum__industries_v_version_challenge_layout" DEFAULT 'split';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_capabilities_layout" "payload"."enum__industries_v_version_capabilities_layout" DEFAULT 'plate';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_architecture_layout" "payload"."enum__industries_v_version_architecture_layout" DEFAULT 'arc';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_deployment_layout" "payload"."enum__industries_v_version_deployment_layout" DEFAULT 'scale';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_own_section" jsonb;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_own_section_after" "payload"."enum__industries_v_version_own_section_after" DEFAULT 'challenge';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."industries" DROP COLUMN "challenge_layout";
  ALTER TABLE "payload"."industries" DROP COLUMN "capabilities_layout";
  ALTER TABLE "payload"."industries" DROP COLUMN "architecture_layout";
  ALTER TABLE "payload"."industries" DROP COLUMN "deployment_layout";
  ALTER TABLE "payload"."industries" DROP COLUMN "own_section";
  ALTER TABLE "payload"."industries" DROP COLUMN "own_section_after";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_challenge_layout";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_capabilities_layout";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_architecture_layout";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_deployment_layout";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_own_section";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_own_section_after";
  DROP TYPE "payload"."enum_industries_challenge_layout";
  DROP TYPE "payload"."enum_industries_capabilities_layout";
  DROP TYPE "payload"."enum_industries_architecture_layout";
  DROP TYPE "payload"."enum_industries_deployment_layout";
  DROP TYPE "payload"."enum_industries_own_section_after";
  DROP TYPE "payload"."enum__industries_v_version_challenge_layout";
  DROP TYPE "payload"."enum__industries_v_version_capabilities_layout";
  DROP TYPE "payload"."enum__industries_v_version_architecture_layout";
  DROP TYPE "payload"."enum__industries_v_version_deployment_layout";
  DROP TYPE "payload"."enum__industries_v_version_own_section_after";`)
}
