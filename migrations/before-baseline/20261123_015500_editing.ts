import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_releases_globals" AS ENUM('site-settings', 'navigation', 'footer');
  CREATE TYPE "payload"."enum_releases_redirects_to_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_releases_redirects_match" AS ENUM('exact', 'prefix');
  CREATE TYPE "payload"."enum_releases_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "payload"."enum_releases_publishat_tz" AS ENUM('Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "payload"."enum_releases_state" AS ENUM('open', 'published', 'undone');
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'release' BEFORE 'schedule';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'undo' BEFORE 'schedule';
  ALTER TYPE "payload"."enum_notifications_kind" ADD VALUE 'mentioned' BEFORE 'approved';
  ALTER TYPE "payload"."enum_notifications_kind" ADD VALUE 'replied' BEFORE 'approved';
  ALTER TYPE "payload"."enum_users_no_mail" ADD VALUE 'mentioned' BEFORE 'approved';
  ALTER TYPE "payload"."enum_users_no_mail" ADD VALUE 'replied' BEFORE 'approved';
  ALTER TYPE "payload"."enum_users_no_bell" ADD VALUE 'mentioned' BEFORE 'approved';
  ALTER TYPE "payload"."enum_users_no_bell" ADD VALUE 'replied' BEFORE 'approved';
  CREATE TABLE "payload"."media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."releases_globals" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "payload"."enum_releases_globals",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload"."releases_redirects" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_label" varchar NOT NULL,
  	"to_kind" "payload"."enum_releases_redirects_to_kind" DEFAULT 'document' NOT NULL,
  	"to_file_id" uuid,
  	"to_address" varchar,
  	"match" "payload"."enum_releases_redirects_match" DEFAULT 'exact' NOT NULL,
  	"status" "payload"."enum_releases_redirects_status" DEFAULT '301' NOT NULL
  );
  
  CREATE TABLE "payload"."releases" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"publish_at" timestamp(3) with time zone,
  	"publishat_tz" "payload"."enum_releases_publishat_tz",
  	"state" "payload"."enum_releases_state" DEFAULT 'open' NOT NULL,
  	"published_at" timestamp(3) with time zone,
  	"published_by_id" uuid,
  	"planned_by_id" uuid,
  	"failure" varchar,
  	"before" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid,
  	"jobs_id" uuid,
  	"leaders_id" uuid,
  	"newsletter_issues_id" uuid,
  	"partnership_phases_id" uuid,
  	"legal_pages_id" uuid
  );
  
  CREATE TABLE "payload"."comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar NOT NULL,
  	"anchor" varchar,
  	"place" varchar,
  	"author_id" uuid,
  	"guest_name" varchar,
  	"link_id" uuid,
  	"version" varchar,
  	"parent_id" uuid,
  	"resolved_at" timestamp(3) with time zone,
  	"resolved_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."comments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid,
  	"jobs_id" uuid,
  	"leaders_id" uuid,
  	"newsletter_issues_id" uuid,
  	"partnership_phases_id" uuid,
  	"legal_pages_id" uuid,
  	"releases_id" uuid
  );
  
  CREATE TABLE "payload"."payload_folders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."approval_rules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"needs_resolved_comments" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  ALTER TABLE "payload"."preview_links_rels" ADD COLUMN "releases_id" uuid;
  ALTER TABLE "payload"."approvals_rels" ADD COLUMN "releases_id" uuid;
  ALTER TABLE "payload"."notifications" ADD COLUMN "comment_id" uuid;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "releases_id" uuid;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "payload_folders_id" uuid;
  ALTER TABLE "payload"."site_settings" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_site_settings_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."navigation" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_navigation_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."footer" ADD COLUMN "editorial_form" varchar;
  ALTER TABLE "payload"."_footer_v" ADD COLUMN "version_editorial_form" varchar;
  ALTER TABLE "payload"."media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."releases_globals" ADD CONSTRAINT "releases_globals_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."releases_redirects" ADD CONSTRAINT "releases_redirects_to_file_id_media_id_fk" FOREIGN KEY ("to_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."releases_redirects" ADD CONSTRAINT "releases_redirects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."releases" ADD CONSTRAINT "releases_published_by_id_users_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."releases" ADD CONSTRAINT "releases_planned_by_id_users_id_fk" FOREIGN KEY ("planned_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."releases_rels" ADD CONSTRAINT "releases_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."releases_rels" ADD CONSTRAINT "releases_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."releases_rels" ADD CONSTRAINT "releases_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."releases_rels" ADD CONSTRAINT "releases_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."releases_rels" ADD CONSTRAINT "releases_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."releases_rels" ADD CONSTRAINT "releases_rels_partnership_phases_fk" FOREIGN KEY ("partnership_phases_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."releases_rels" ADD CONSTRAINT "releases_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."comments" ADD CONSTRAINT "comments_link_id_preview_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "payload"."preview_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."comments" ADD CONSTRAINT "comments_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_partnership_phases_fk" FOREIGN KEY ("partnership_phases_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "payload"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_texts_order_parent" ON "payload"."media_texts" USING btree ("order","parent_id");
  CREATE INDEX "releases_globals_order_idx" ON "payload"."releases_globals" USING btree ("order");
  CREATE INDEX "releases_globals_parent_idx" ON "payload"."releases_globals" USING btree ("parent_id");
  CREATE INDEX "releases_redirects_order_idx" ON "payload"."releases_redirects" USING btree ("_order");
  CREATE INDEX "releases_redirects_parent_id_idx" ON "payload"."releases_redirects" USING btree ("_parent_id");
  CREATE INDEX "releases_redirects_to_to_file_idx" ON "payload"."releases_redirects" USING btree ("to_file_id");
  CREATE INDEX "releases_publish_at_idx" ON "payload"."releases" USING btree ("publish_at");
  CREATE INDEX "releases_state_idx" ON "payload"."releases" USING btree ("state");
  CREATE INDEX "releases_published_by_idx" ON "payload"."releases" USING btree ("published_by_id");
  CREATE INDEX "releases_planned_by_idx" ON "payload"."releases" USING btree ("planned_by_id");
  CREATE INDEX "releases_updated_at_idx" ON "payload"."releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "payload"."releases" USING btree ("created_at");
  CREATE INDEX "releases_rels_order_idx" ON "payload"."releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "payload"."releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "payload"."releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_pages_id_idx" ON "payload"."releases_rels" USING btree ("pages_id");
  CREATE INDEX "releases_rels_industries_id_idx" ON "payload"."releases_rels" USING btree ("industries_id");
  CREATE INDEX "releases_rels_jobs_id_idx" ON "payload"."releases_rels" USING btree ("jobs_id");
  CREATE INDEX "releases_rels_leaders_id_idx" ON "payload"."releases_rels" USING btree ("leaders_id");
  CREATE INDEX "releases_rels_newsletter_issues_id_idx" ON "payload"."releases_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "releases_rels_partnership_phases_id_idx" ON "payload"."releases_rels" USING btree ("partnership_phases_id");
  CREATE INDEX "releases_rels_legal_pages_id_idx" ON "payload"."releases_rels" USING btree ("legal_pages_id");
  CREATE INDEX "comments_author_idx" ON "payload"."comments" USING btree ("author_id");
  CREATE INDEX "comments_link_idx" ON "payload"."comments" USING btree ("link_id");
  CREATE INDEX "comments_parent_idx" ON "payload"."comments" USING btree ("parent_id");
  CREATE INDEX "comments_resolved_by_idx" ON "payload"."comments" USING btree ("resolved_by_id");
  CREATE INDEX "comments_updated_at_idx" ON "payload"."comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "payload"."comments" USING btree ("created_at");
  CREATE INDEX "comments_rels_order_idx" ON "payload"."comments_rels" USING btree ("order");
  CREATE INDEX "comments_rels_parent_idx" ON "payload"."comments_rels" USING btree ("parent_id");
  CREATE INDEX "comments_rels_path_idx" ON "payload"."comments_rels" USING btree ("path");
  CREATE INDEX "comments_rels_pages_id_idx" ON "payload"."comments_rels" USING btree ("pages_id");
  CREATE INDEX "comments_rels_industries_id_idx" ON "payload"."comments_rels" USING btree ("industries_id");
  CREATE INDEX "comments_rels_jobs_id_idx" ON "payload"."comments_rels" USING btree ("jobs_id");
  CREATE INDEX "comments_rels_leaders_id_idx" ON "payload"."comments_rels" USING btree ("leaders_id");
  CREATE INDEX "comments_rels_newsletter_issues_id_idx" ON "payload"."comments_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "comments_rels_partnership_phases_id_idx" ON "payload"."comments_rels" USING btree ("partnership_phases_id");
  CREATE INDEX "comments_rels_legal_pages_id_idx" ON "payload"."comments_rels" USING btree ("legal_pages_id");
  CREATE INDEX "comments_rels_releases_id_idx" ON "payload"."comments_rels" USING btree ("releases_id");
  CREATE INDEX "payload_folders_name_idx" ON "payload"."payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "payload"."payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "payload"."payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "payload"."payload_folders" USING btree ("created_at");
  ALTER TABLE "payload"."media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "payload"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."notifications" ADD CONSTRAINT "notifications_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "payload"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "payload"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_tree_key_idx" ON "payload"."pages" USING btree ("tree_key");
  CREATE INDEX "_pages_v_version_version_tree_key_idx" ON "payload"."_pages_v" USING btree ("version_tree_key");
  CREATE INDEX "media_folder_idx" ON "payload"."media" USING btree ("folder_id");
  CREATE INDEX "preview_links_rels_releases_id_idx" ON "payload"."preview_links_rels" USING btree ("releases_id");
  CREATE INDEX "approvals_rels_releases_id_idx" ON "payload"."approvals_rels" USING btree ("releases_id");
  CREATE INDEX "notifications_comment_idx" ON "payload"."notifications" USING btree ("comment_id");
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("payload_folders_id");
  -- What guests wrote moves from their approvals, with the ids: notifications of it follow.
  INSERT INTO "payload"."comments" ("id", "text", "anchor", "place", "guest_name", "link_id", "version", "updated_at", "created_at")
    SELECT "id", "comment", '', '', "name", "link_id", "version", "updated_at", "created_at"
    FROM "payload"."approvals" WHERE coalesce("comment", '') <> '';
  INSERT INTO "payload"."comments_rels" ("order", "parent_id", "path", "pages_id", "industries_id", "jobs_id", "leaders_id", "newsletter_issues_id", "partnership_phases_id", "legal_pages_id")
    SELECT "order", "parent_id", "path", "pages_id", "industries_id", "jobs_id", "leaders_id", "newsletter_issues_id", "partnership_phases_id", "legal_pages_id"
    FROM "payload"."approvals_rels" WHERE "parent_id" IN (SELECT "id" FROM "payload"."comments");
  UPDATE "payload"."notifications" SET "comment_id" = "answer_id", "answer_id" = NULL
    WHERE "kind"::text = 'commented' AND "answer_id" IN (SELECT "id" FROM "payload"."comments");
  DELETE FROM "payload"."approvals" WHERE "decision"::text = 'commented';
  ALTER TABLE "payload"."approvals" DROP COLUMN "decision";
  ALTER TABLE "payload"."approvals" DROP COLUMN "comment";
  DROP TYPE "payload"."enum_approvals_decision";`)
  // The rule of src/lib/tree-key.ts, for pages that exist already.
  await db.execute(sql`
  UPDATE "payload"."pages" SET "tree_key" =
    replace(replace(regexp_replace("path", '([0-9])', '1\\1', 'g'), '-', '01'), '/', '00') WHERE "path" <> '';
  UPDATE "payload"."_pages_v" SET "version_tree_key" =
    replace(replace(regexp_replace("version_path", '([0-9])', '1\\1', 'g'), '-', '01'), '/', '00') WHERE "version_path" <> '';`)
}
