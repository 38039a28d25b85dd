import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_releases_globals" AS ENUM('site-settings', 'navigation', 'footer');
  CREATE TYPE "payload"."enum_releases_redirects_to_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_releases_redirects_match" AS ENUM('exact', 'prefix');
  CREATE TYPE "payload"."enum_releases_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "payload"."enum_releases_publishat_tz" AS ENUM('Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "payload"."enum_releases_state" AS ENUM('open', 'published', 'undone');
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'release' BEFORE 'schedule';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'undo' BEFORE 'schedule';
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
  
  ALTER TABLE "payload"."preview_links_rels" ADD COLUMN "releases_id" uuid;
  ALTER TABLE "payload"."approvals_rels" ADD COLUMN "releases_id" uuid;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "releases_id" uuid;
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
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "preview_links_rels_releases_id_idx" ON "payload"."preview_links_rels" USING btree ("releases_id");
  CREATE INDEX "approvals_rels_releases_id_idx" ON "payload"."approvals_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("releases_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."releases_globals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload"."releases_redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload"."releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload"."releases_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload"."releases_globals" CASCADE;
  DROP TABLE "payload"."releases_redirects" CASCADE;
  DROP TABLE "payload"."releases" CASCADE;
  DROP TABLE "payload"."releases_rels" CASCADE;
  ALTER TABLE "payload"."preview_links_rels" DROP CONSTRAINT "preview_links_rels_releases_fk";
  
  ALTER TABLE "payload"."approvals_rels" DROP CONSTRAINT "approvals_rels_releases_fk";
  
  ALTER TABLE "payload"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_releases_fk";
  
  ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "payload"."enum_audit_log_action";
  CREATE TYPE "payload"."enum_audit_log_action" AS ENUM('publish', 'unpublish', 'schedule', 'submit', 'return', 'approve', 'share', 'trash', 'untrash', 'delete', 'restore', 'export', 'import', 'role', 'account', 'sign-in', 'sign-in-failed', 'sign-in-limited', 'password', 'second-factor', 'security', 'email', 'session');
  ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE "payload"."enum_audit_log_action" USING "action"::"payload"."enum_audit_log_action";
  DROP INDEX "payload"."preview_links_rels_releases_id_idx";
  DROP INDEX "payload"."approvals_rels_releases_id_idx";
  DROP INDEX "payload"."payload_locked_documents_rels_releases_id_idx";
  ALTER TABLE "payload"."preview_links_rels" DROP COLUMN "releases_id";
  ALTER TABLE "payload"."approvals_rels" DROP COLUMN "releases_id";
  ALTER TABLE "payload"."payload_locked_documents_rels" DROP COLUMN "releases_id";
  DROP TYPE "payload"."enum_releases_globals";
  DROP TYPE "payload"."enum_releases_redirects_to_kind";
  DROP TYPE "payload"."enum_releases_redirects_match";
  DROP TYPE "payload"."enum_releases_redirects_status";
  DROP TYPE "payload"."enum_releases_publishat_tz";
  DROP TYPE "payload"."enum_releases_state";`)
}
