import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."leaders" ADD COLUMN "words" varchar;
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_words" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."leaders" DROP COLUMN "words";
  ALTER TABLE "payload"."_leaders_v" DROP COLUMN "version_words";`)
}
