import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."footer" ADD COLUMN "show_account" boolean DEFAULT true;
  ALTER TABLE "payload"."_footer_v" ADD COLUMN "version_show_account" boolean DEFAULT true;`)
}
