import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "payload"."media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."payload_folders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload"."pages" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."pages" ADD COLUMN "tree_key" varchar;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_tree_key" varchar;
  ALTER TABLE "payload"."industries" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."jobs" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."leaders" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."partnership_phases" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_partnership_phases_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."media" ADD COLUMN "folder_id" uuid;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "payload_folders_id" uuid;
  ALTER TABLE "payload"."site_settings" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_site_settings_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."navigation" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_navigation_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."footer" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_footer_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "payload"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "payload"."media_texts" USING btree ("order","parent_id");
  CREATE INDEX "payload_folders_name_idx" ON "payload"."payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "payload"."payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "payload"."payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "payload"."payload_folders" USING btree ("created_at");
  ALTER TABLE "payload"."media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "payload"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "payload"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_tree_key_idx" ON "payload"."pages" USING btree ("tree_key");
  CREATE INDEX "_pages_v_version_version_tree_key_idx" ON "payload"."_pages_v" USING btree ("version_tree_key");
  CREATE INDEX "media_folder_idx" ON "payload"."media" USING btree ("folder_id");
  CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("payload_folders_id");`)
  // The rule of src/lib/tree-key.ts, for pages that exist already.
  await db.execute(sql`
  UPDATE "payload"."pages" SET "tree_key" =
    replace(replace(regexp_replace("path", '([0-9])', '1\\1', 'g'), '-', '01'), '/', '00') WHERE "path" <> '';
  UPDATE "payload"."_pages_v" SET "version_tree_key" =
    replace(replace(regexp_replace("version_path", '([0-9])', '1\\1', 'g'), '-', '01'), '/', '00') WHERE "version_path" <> '';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."media_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload"."payload_folders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload"."media_texts" CASCADE;
  DROP TABLE "payload"."payload_folders" CASCADE;
  ALTER TABLE "payload"."media" DROP CONSTRAINT "media_folder_id_payload_folders_id_fk";
  
  ALTER TABLE "payload"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payload_folders_fk";
  
  DROP INDEX "payload"."pages_tree_key_idx";
  DROP INDEX "payload"."_pages_v_version_version_tree_key_idx";
  DROP INDEX "payload"."media_folder_idx";
  DROP INDEX "payload"."payload_locked_documents_rels_payload_folders_id_idx";
  ALTER TABLE "payload"."pages" DROP COLUMN "editorial_form";
  ALTER TABLE "payload"."pages" DROP COLUMN "tree_key";
  ALTER TABLE "payload"."_pages_v" DROP COLUMN "version_editorial_form";
  ALTER TABLE "payload"."_pages_v" DROP COLUMN "version_tree_key";
  ALTER TABLE "payload"."industries" DROP COLUMN "editorial_form";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_editorial_form";
  ALTER TABLE "payload"."jobs" DROP COLUMN "editorial_form";
  ALTER TABLE "payload"."_jobs_v" DROP COLUMN "version_editorial_form";
  ALTER TABLE "payload"."leaders" DROP COLUMN "editorial_form";
  ALTER TABLE "payload"."_leaders_v" DROP COLUMN "version_editorial_form";
  ALTER TABLE "payload"."newsletter_issues" DROP COLUMN "editorial_form";
  ALTER TABLE "payload"."_newsletter_issues_v" DROP COLUMN "version_editorial_form";
  ALTER TABLE "payload"."partnership_phases" DROP COLUMN "editorial_form";
  ALTER TABLE "payload"."_partnership_phases_v" DROP COLUMN "version_editorial_form";
  ALTER TABLE "payload"."legal_pages" DROP COLUMN "editorial_form";
  ALTER TABLE "payload"."_legal_pages_v" DROP COLUMN "version_editorial_form";
  ALTER TABLE "payload"."media" DROP COLUMN "folder_id";
  ALTER TABLE "payload"."payload_locked_documents_rels" DROP COLUMN "payload_folders_id";
  ALTER TABLE "payload"."site_settings" DROP COLUMN "editorial_form";
  ALTER TABLE "payload"."_site_settings_v" DROP COLUMN "version_editorial_form";
  ALTER TABLE "payload"."navigation" DROP COLUMN "editorial_form";
  ALTER TABLE "payload"."_navigation_v" DROP COLUMN "version_editorial_form";
  ALTER TABLE "payload"."footer" DROP COLUMN "editorial_form";
  ALTER TABLE "payload"."_footer_v" DROP COLUMN "version_editorial_form";`)
}
