import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."media" ADD COLUMN "prefix" varchar DEFAULT '';
  ALTER TABLE "payload"."media" ADD COLUMN "_objectkey" varchar;
  ALTER TABLE "payload"."exports" ADD COLUMN "prefix" varchar DEFAULT 'exports';
  ALTER TABLE "payload"."exports" ADD COLUMN "_objectkey" varchar;
  ALTER TABLE "payload"."imports" ADD COLUMN "prefix" varchar DEFAULT 'imports';
  ALTER TABLE "payload"."imports" ADD COLUMN "_objectkey" varchar;`)
}
