import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_forms_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__forms_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__forms_v_version_thanks_kind" AS ENUM('text', 'page');
  CREATE TYPE "payload"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "payload"."_forms_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_editorial_state" "payload"."enum__forms_v_version_editorial_state" DEFAULT 'writing',
  	"version_editorial_note" varchar,
  	"version_editorial_submitted_by_id" uuid,
  	"version_editorial_submitted_at" timestamp(3) with time zone,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version_last_editor_id" uuid,
  	"version_title" varchar,
  	"version_fields" jsonb,
  	"version_submit_label" varchar DEFAULT 'Send',
  	"version_thanks_kind" "payload"."enum__forms_v_version_thanks_kind" DEFAULT 'text',
  	"version_thanks_text" varchar DEFAULT 'We have received your entries and will get back to you.',
  	"version_thanks_page_id" uuid,
  	"version_confirmation_send" boolean,
  	"version_confirmation_subject" varchar,
  	"version_confirmation_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."_forms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload"."forms" ALTER COLUMN "title" DROP NOT NULL;
  ALTER TABLE "payload"."forms" ALTER COLUMN "fields" DROP NOT NULL;
  ALTER TABLE "payload"."forms" ALTER COLUMN "submit_label" DROP NOT NULL;
  ALTER TABLE "payload"."forms" ALTER COLUMN "thanks_kind" DROP NOT NULL;
  ALTER TABLE "payload"."forms" ADD COLUMN "editorial_state" "payload"."enum_forms_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."forms" ADD COLUMN "editorial_note" varchar;
  ALTER TABLE "payload"."forms" ADD COLUMN "editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."forms" ADD COLUMN "editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."forms" ADD COLUMN "editorial_others_saved_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."forms" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."forms" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."forms" ADD COLUMN "_status" "payload"."enum_forms_status" DEFAULT 'draft';
  ALTER TABLE "payload"."releases_rels" ADD COLUMN "forms_id" uuid;
  ALTER TABLE "payload"."preview_links_rels" ADD COLUMN "forms_id" uuid;
  ALTER TABLE "payload"."approvals_rels" ADD COLUMN "forms_id" uuid;
  ALTER TABLE "payload"."comments_rels" ADD COLUMN "forms_id" uuid;
  ALTER TABLE "payload"."broken_links_rels" ADD COLUMN "forms_id" uuid;
  ALTER TABLE "payload"."_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_forms_v" ADD CONSTRAINT "_forms_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_forms_v" ADD CONSTRAINT "_forms_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_forms_v" ADD CONSTRAINT "_forms_v_version_thanks_page_id_pages_id_fk" FOREIGN KEY ("version_thanks_page_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_forms_v_texts" ADD CONSTRAINT "_forms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_forms_v_parent_idx" ON "payload"."_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_editorial_version_editorial_submitted_b_idx" ON "payload"."_forms_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_forms_v_version_version_last_editor_idx" ON "payload"."_forms_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_forms_v_version_thanks_version_thanks_page_idx" ON "payload"."_forms_v" USING btree ("version_thanks_page_id");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "payload"."_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "payload"."_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "payload"."_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "payload"."_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "payload"."_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "payload"."_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_latest_idx" ON "payload"."_forms_v" USING btree ("latest");
  CREATE INDEX "_forms_v_autosave_idx" ON "payload"."_forms_v" USING btree ("autosave");
  CREATE INDEX "_forms_v_texts_order_parent" ON "payload"."_forms_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload"."forms" ADD CONSTRAINT "forms_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."forms" ADD CONSTRAINT "forms_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."releases_rels" ADD CONSTRAINT "releases_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "payload"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "payload"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "payload"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "payload"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "payload"."forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forms_editorial_editorial_submitted_by_idx" ON "payload"."forms" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "forms_last_editor_idx" ON "payload"."forms" USING btree ("last_editor_id");
  CREATE INDEX "forms__status_idx" ON "payload"."forms" USING btree ("_status");
  CREATE INDEX "releases_rels_forms_id_idx" ON "payload"."releases_rels" USING btree ("forms_id");
  CREATE INDEX "preview_links_rels_forms_id_idx" ON "payload"."preview_links_rels" USING btree ("forms_id");
  CREATE INDEX "approvals_rels_forms_id_idx" ON "payload"."approvals_rels" USING btree ("forms_id");
  CREATE INDEX "comments_rels_forms_id_idx" ON "payload"."comments_rels" USING btree ("forms_id");
  CREATE INDEX "broken_links_rels_forms_id_idx" ON "payload"."broken_links_rels" USING btree ("forms_id");`)
  // Forms were live once saved: each is published, and has the version by which lists find it.
  await db.execute(sql`
   UPDATE "payload"."forms" SET "_status" = 'published';
  INSERT INTO "payload"."_forms_v" ("parent_id", "version_title", "version_fields", "version_submit_label",
    "version_thanks_kind", "version_thanks_text", "version_thanks_page_id", "version_confirmation_send",
    "version_confirmation_subject", "version_confirmation_text", "version_updated_at", "version_created_at",
    "version_deleted_at", "version__status", "created_at", "updated_at", "latest", "autosave")
  SELECT "id", "title", "fields", "submit_label", "thanks_kind"::text::"payload"."enum__forms_v_version_thanks_kind",
    "thanks_text", "thanks_page_id", "confirmation_send", "confirmation_subject", "confirmation_text", "updated_at",
    "created_at", "deleted_at", 'published', "updated_at", "updated_at", true, false
  FROM "payload"."forms";
  INSERT INTO "payload"."_forms_v_texts" ("order", "parent_id", "path", "text")
  SELECT t."order", v."id", 'version.' || t."path", t."text"
  FROM "payload"."forms_texts" t JOIN "payload"."_forms_v" v ON v."parent_id" = t."parent_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."_forms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload"."_forms_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload"."_forms_v" CASCADE;
  DROP TABLE "payload"."_forms_v_texts" CASCADE;
  ALTER TABLE "payload"."forms" DROP CONSTRAINT "forms_editorial_submitted_by_id_users_id_fk";
  
  ALTER TABLE "payload"."forms" DROP CONSTRAINT "forms_last_editor_id_users_id_fk";
  
  ALTER TABLE "payload"."releases_rels" DROP CONSTRAINT "releases_rels_forms_fk";
  
  ALTER TABLE "payload"."preview_links_rels" DROP CONSTRAINT "preview_links_rels_forms_fk";
  
  ALTER TABLE "payload"."approvals_rels" DROP CONSTRAINT "approvals_rels_forms_fk";
  
  ALTER TABLE "payload"."comments_rels" DROP CONSTRAINT "comments_rels_forms_fk";
  
  ALTER TABLE "payload"."broken_links_rels" DROP CONSTRAINT "broken_links_rels_forms_fk";
  
  DROP INDEX "payload"."forms_editorial_editorial_submitted_by_idx";
  DROP INDEX "payload"."forms_last_editor_idx";
  DROP INDEX "payload"."forms__status_idx";
  DROP INDEX "payload"."releases_rels_forms_id_idx";
  DROP INDEX "payload"."preview_links_rels_forms_id_idx";
  DROP INDEX "payload"."approvals_rels_forms_id_idx";
  DROP INDEX "payload"."comments_rels_forms_id_idx";
  DROP INDEX "payload"."broken_links_rels_forms_id_idx";
  ALTER TABLE "payload"."forms" ALTER COLUMN "title" SET NOT NULL;
  ALTER TABLE "payload"."forms" ALTER COLUMN "fields" SET NOT NULL;
  ALTER TABLE "payload"."forms" ALTER COLUMN "submit_label" SET NOT NULL;
  ALTER TABLE "payload"."forms" ALTER COLUMN "thanks_kind" SET NOT NULL;
  ALTER TABLE "payload"."forms" DROP COLUMN "editorial_state";
  ALTER TABLE "payload"."forms" DROP COLUMN "editorial_note";
  ALTER TABLE "payload"."forms" DROP COLUMN "editorial_submitted_by_id";
  ALTER TABLE "payload"."forms" DROP COLUMN "editorial_submitted_at";
  ALTER TABLE "payload"."forms" DROP COLUMN "editorial_others_saved_at";
  ALTER TABLE "payload"."forms" DROP COLUMN "editorial_form";
  ALTER TABLE "payload"."forms" DROP COLUMN "last_editor_id";
  ALTER TABLE "payload"."forms" DROP COLUMN "_status";
  ALTER TABLE "payload"."releases_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload"."preview_links_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload"."approvals_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload"."comments_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload"."broken_links_rels" DROP COLUMN "forms_id";
  DROP TYPE "payload"."enum_forms_editorial_state";
  DROP TYPE "payload"."enum_forms_status";
  DROP TYPE "payload"."enum__forms_v_version_editorial_state";
  DROP TYPE "payload"."enum__forms_v_version_thanks_kind";
  DROP TYPE "payload"."enum__forms_v_version_status";`)
}
