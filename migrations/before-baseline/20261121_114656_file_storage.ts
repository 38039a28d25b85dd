import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."media" ADD COLUMN "prefix" varchar DEFAULT '';
  ALTER TABLE "payload"."media" ADD COLUMN "_objectkey" varchar;
  ALTER TABLE "payload"."exports" ADD COLUMN "prefix" varchar DEFAULT 'exports';
  ALTER TABLE "payload"."exports" ADD COLUMN "_objectkey" varchar;
  ALTER TABLE "payload"."imports" ADD COLUMN "prefix" varchar DEFAULT 'imports';
  ALTER TABLE "payload"."imports" ADD COLUMN "_objectkey" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."media" DROP COLUMN "prefix";
  ALTER TABLE "payload"."media" DROP COLUMN "_objectkey";
  ALTER TABLE "payload"."exports" DROP COLUMN "prefix";
  ALTER TABLE "payload"."exports" DROP COLUMN "_objectkey";
  ALTER TABLE "payload"."imports" DROP COLUMN "prefix";
  ALTER TABLE "payload"."imports" DROP COLUMN "_objectkey";`)
}
