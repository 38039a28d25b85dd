import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_leaders_drawing" AS ENUM('late', 'unnoticed', 'drift', 'outside', 'between', 'moving');
  CREATE TYPE "payload"."enum__leaders_v_version_drawing" AS ENUM('late', 'unnoticed', 'drift', 'outside', 'between', 'moving');
  ALTER TABLE "payload"."leaders" ADD COLUMN "watches" varchar;
  ALTER TABLE "payload"."leaders" ADD COLUMN "drawing" "payload"."enum_leaders_drawing";
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_watches" varchar;
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_drawing" "payload"."enum__leaders_v_version_drawing";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."leaders" DROP COLUMN "watches";
  ALTER TABLE "payload"."leaders" DROP COLUMN "drawing";
  ALTER TABLE "payload"."_leaders_v" DROP COLUMN "version_watches";
  ALTER TABLE "payload"."_leaders_v" DROP COLUMN "version_drawing";
  DROP TYPE "payload"."enum_leaders_drawing";
  DROP TYPE "payload"."enum__leaders_v_version_drawing";`)
}
