import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."site_settings" ADD COLUMN "offer_markdown" boolean DEFAULT false;
  ALTER TABLE "payload"."_site_settings_v" ADD COLUMN "version_offer_markdown" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."site_settings" DROP COLUMN "offer_markdown";
  ALTER TABLE "payload"."_site_settings_v" DROP COLUMN "version_offer_markdown";`)
}
