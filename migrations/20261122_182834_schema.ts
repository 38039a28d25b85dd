import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."site_settings" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."_site_settings_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."navigation" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."_navigation_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."footer" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."_footer_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."site_settings" ADD CONSTRAINT "site_settings_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."navigation" ADD CONSTRAINT "navigation_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v" ADD CONSTRAINT "_navigation_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."footer" ADD CONSTRAINT "footer_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v" ADD CONSTRAINT "_footer_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_last_editor_idx" ON "payload"."site_settings" USING btree ("last_editor_id");
  CREATE INDEX "_site_settings_v_version_version_last_editor_idx" ON "payload"."_site_settings_v" USING btree ("version_last_editor_id");
  CREATE INDEX "navigation_last_editor_idx" ON "payload"."navigation" USING btree ("last_editor_id");
  CREATE INDEX "_navigation_v_version_version_last_editor_idx" ON "payload"."_navigation_v" USING btree ("version_last_editor_id");
  CREATE INDEX "footer_last_editor_idx" ON "payload"."footer" USING btree ("last_editor_id");
  CREATE INDEX "_footer_v_version_version_last_editor_idx" ON "payload"."_footer_v" USING btree ("version_last_editor_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."site_settings" DROP CONSTRAINT "site_settings_last_editor_id_users_id_fk";
  
  ALTER TABLE "payload"."_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_last_editor_id_users_id_fk";
  
  ALTER TABLE "payload"."navigation" DROP CONSTRAINT "navigation_last_editor_id_users_id_fk";
  
  ALTER TABLE "payload"."_navigation_v" DROP CONSTRAINT "_navigation_v_version_last_editor_id_users_id_fk";
  
  ALTER TABLE "payload"."footer" DROP CONSTRAINT "footer_last_editor_id_users_id_fk";
  
  ALTER TABLE "payload"."_footer_v" DROP CONSTRAINT "_footer_v_version_last_editor_id_users_id_fk";
  
  DROP INDEX "payload"."site_settings_last_editor_idx";
  DROP INDEX "payload"."_site_settings_v_version_version_last_editor_idx";
  DROP INDEX "payload"."navigation_last_editor_idx";
  DROP INDEX "payload"."_navigation_v_version_version_last_editor_idx";
  DROP INDEX "payload"."footer_last_editor_idx";
  DROP INDEX "payload"."_footer_v_version_version_last_editor_idx";
  ALTER TABLE "payload"."site_settings" DROP COLUMN "last_editor_id";
  ALTER TABLE "payload"."_site_settings_v" DROP COLUMN "version_last_editor_id";
  ALTER TABLE "payload"."navigation" DROP COLUMN "last_editor_id";
  ALTER TABLE "payload"."_navigation_v" DROP COLUMN "version_last_editor_id";
  ALTER TABLE "payload"."footer" DROP COLUMN "last_editor_id";
  ALTER TABLE "payload"."_footer_v" DROP COLUMN "version_last_editor_id";`)
}
