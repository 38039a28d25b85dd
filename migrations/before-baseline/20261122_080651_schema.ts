import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."footer" ADD COLUMN "show_account" boolean DEFAULT true;
  ALTER TABLE "payload"."_footer_v" ADD COLUMN "version_show_account" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."footer" DROP COLUMN "show_account";
  ALTER TABLE "payload"."_footer_v" DROP COLUMN "version_show_account";`)
}
