import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_pages_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__pages_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_industries_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__industries_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_jobs_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__jobs_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_leaders_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__leaders_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_newsletter_issues_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__newsletter_issues_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_partnership_phases_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__partnership_phases_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_legal_pages_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__legal_pages_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_redirects_match" AS ENUM('exact', 'prefix');
  CREATE TYPE "payload"."enum_redirects_status" AS ENUM('301', '302');
  CREATE TYPE "payload"."enum_approvals_decision" AS ENUM('approved', 'commented');
  CREATE TYPE "payload"."enum_audit_log_action" AS ENUM('publish', 'unpublish', 'schedule', 'submit', 'return', 'approve', 'share', 'trash', 'untrash', 'delete', 'restore', 'export', 'import', 'role', 'account');
  CREATE TYPE "payload"."enum_exports_format" AS ENUM('csv', 'json');
  CREATE TYPE "payload"."enum_exports_sort_order" AS ENUM('asc', 'desc');
  CREATE TYPE "payload"."enum_exports_drafts" AS ENUM('yes', 'no');
  CREATE TYPE "payload"."enum_imports_import_mode" AS ENUM('create', 'update', 'upsert');
  CREATE TYPE "payload"."enum_imports_status" AS ENUM('pending', 'completed', 'partial', 'failed');
  CREATE TYPE "payload"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'check-links', 'createCollectionExport', 'createCollectionImport', 'schedulePublish');
  CREATE TYPE "payload"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "payload"."enum_payload_jobs_task_slug" AS ENUM('inline', 'check-links', 'createCollectionExport', 'createCollectionImport', 'schedulePublish');
  CREATE TABLE "payload"."patterns" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"blocks" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."preview_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"purpose" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"created_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."preview_links_rels" (
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
  
  CREATE TABLE "payload"."approvals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"decision" "payload"."enum_approvals_decision" NOT NULL,
  	"comment" varchar,
  	"version" varchar,
  	"link_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."approvals_rels" (
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
  
  CREATE TABLE "payload"."broken_links" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"global" varchar,
  	"first_seen" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."broken_links_rels" (
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
  
  CREATE TABLE "payload"."page_statistics" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"contacts" numeric DEFAULT 0 NOT NULL,
  	"bookings" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."audit_log" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"action" "payload"."enum_audit_log_action" NOT NULL,
  	"title" varchar,
  	"collection" varchar,
  	"document" varchar,
  	"detail" varchar,
  	"who_id" uuid,
  	"who_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."exports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"format" "payload"."enum_exports_format" DEFAULT 'csv' NOT NULL,
  	"limit" numeric,
  	"page" numeric DEFAULT 1,
  	"sort" varchar,
  	"sort_order" "payload"."enum_exports_sort_order",
  	"drafts" "payload"."enum_exports_drafts" DEFAULT 'yes',
  	"collection_slug" varchar DEFAULT 'pages' NOT NULL,
  	"where" jsonb DEFAULT '{}'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "payload"."exports_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."imports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"collection_slug" varchar DEFAULT 'pages' NOT NULL,
  	"import_mode" "payload"."enum_imports_import_mode",
  	"match_field" varchar DEFAULT 'id',
  	"status" "payload"."enum_imports_status" DEFAULT 'pending',
  	"summary_imported" numeric,
  	"summary_updated" numeric,
  	"summary_total" numeric,
  	"summary_issues" numeric,
  	"summary_issue_details" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "payload"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "payload"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "payload"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload"."payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "payload"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."payload_jobs_stats" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload"."pages" ADD COLUMN "editorial_state" "payload"."enum_pages_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."pages" ADD COLUMN "editorial_note" varchar;
  ALTER TABLE "payload"."pages" ADD COLUMN "editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."pages" ADD COLUMN "editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."pages" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_editorial_state" "payload"."enum__pages_v_version_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_editorial_note" varchar;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."industries" ADD COLUMN "editorial_state" "payload"."enum_industries_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."industries" ADD COLUMN "editorial_note" varchar;
  ALTER TABLE "payload"."industries" ADD COLUMN "editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."industries" ADD COLUMN "editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."industries" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."industries" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_editorial_state" "payload"."enum__industries_v_version_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_editorial_note" varchar;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."jobs" ADD COLUMN "editorial_state" "payload"."enum_jobs_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."jobs" ADD COLUMN "editorial_note" varchar;
  ALTER TABLE "payload"."jobs" ADD COLUMN "editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."jobs" ADD COLUMN "editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."jobs" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."jobs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_editorial_state" "payload"."enum__jobs_v_version_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_editorial_note" varchar;
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."leaders" ADD COLUMN "editorial_state" "payload"."enum_leaders_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."leaders" ADD COLUMN "editorial_note" varchar;
  ALTER TABLE "payload"."leaders" ADD COLUMN "editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."leaders" ADD COLUMN "editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."leaders" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."leaders" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_editorial_state" "payload"."enum__leaders_v_version_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_editorial_note" varchar;
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "editorial_state" "payload"."enum_newsletter_issues_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "editorial_note" varchar;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."newsletter_issues" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_editorial_state" "payload"."enum__newsletter_issues_v_version_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_editorial_note" varchar;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."partnership_phases" ADD COLUMN "editorial_state" "payload"."enum_partnership_phases_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."partnership_phases" ADD COLUMN "editorial_note" varchar;
  ALTER TABLE "payload"."partnership_phases" ADD COLUMN "editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."partnership_phases" ADD COLUMN "editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."partnership_phases" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."partnership_phases" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_partnership_phases_v" ADD COLUMN "version_editorial_state" "payload"."enum__partnership_phases_v_version_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."_partnership_phases_v" ADD COLUMN "version_editorial_note" varchar;
  ALTER TABLE "payload"."_partnership_phases_v" ADD COLUMN "version_editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."_partnership_phases_v" ADD COLUMN "version_editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_partnership_phases_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."_partnership_phases_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "editorial_state" "payload"."enum_legal_pages_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "editorial_note" varchar;
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "last_editor_id" uuid;
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_editorial_state" "payload"."enum__legal_pages_v_version_editorial_state" DEFAULT 'writing';
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_editorial_note" varchar;
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_editorial_submitted_by_id" uuid;
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_editorial_submitted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_last_editor_id" uuid;
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload"."redirects" ADD COLUMN "match" "payload"."enum_redirects_match" DEFAULT 'exact' NOT NULL;
  ALTER TABLE "payload"."redirects" ADD COLUMN "status" "payload"."enum_redirects_status" DEFAULT '301' NOT NULL;
  ALTER TABLE "payload"."redirects" ADD COLUMN "hits" numeric DEFAULT 0;
  ALTER TABLE "payload"."redirects" ADD COLUMN "last_hit" timestamp(3) with time zone;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "patterns_id" uuid;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "preview_links_id" uuid;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "approvals_id" uuid;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "broken_links_id" uuid;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "page_statistics_id" uuid;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "audit_log_id" uuid;
  ALTER TABLE "payload"."site_settings" ADD COLUMN "count_visits" boolean DEFAULT true;
  ALTER TABLE "payload"."_site_settings_v" ADD COLUMN "version_count_visits" boolean DEFAULT true;
  ALTER TABLE "payload"."preview_links" ADD CONSTRAINT "preview_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_partnership_phases_fk" FOREIGN KEY ("partnership_phases_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals" ADD CONSTRAINT "approvals_link_id_preview_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "payload"."preview_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."approvals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_partnership_phases_fk" FOREIGN KEY ("partnership_phases_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."broken_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_partnership_phases_fk" FOREIGN KEY ("partnership_phases_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."audit_log" ADD CONSTRAINT "audit_log_who_id_users_id_fk" FOREIGN KEY ("who_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."exports_texts" ADD CONSTRAINT "exports_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."exports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "patterns_updated_at_idx" ON "payload"."patterns" USING btree ("updated_at");
  CREATE INDEX "patterns_created_at_idx" ON "payload"."patterns" USING btree ("created_at");
  CREATE INDEX "patterns_deleted_at_idx" ON "payload"."patterns" USING btree ("deleted_at");
  CREATE INDEX "preview_links_expires_at_idx" ON "payload"."preview_links" USING btree ("expires_at");
  CREATE INDEX "preview_links_created_by_idx" ON "payload"."preview_links" USING btree ("created_by_id");
  CREATE INDEX "preview_links_updated_at_idx" ON "payload"."preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "payload"."preview_links" USING btree ("created_at");
  CREATE INDEX "preview_links_rels_order_idx" ON "payload"."preview_links_rels" USING btree ("order");
  CREATE INDEX "preview_links_rels_parent_idx" ON "payload"."preview_links_rels" USING btree ("parent_id");
  CREATE INDEX "preview_links_rels_path_idx" ON "payload"."preview_links_rels" USING btree ("path");
  CREATE INDEX "preview_links_rels_pages_id_idx" ON "payload"."preview_links_rels" USING btree ("pages_id");
  CREATE INDEX "preview_links_rels_industries_id_idx" ON "payload"."preview_links_rels" USING btree ("industries_id");
  CREATE INDEX "preview_links_rels_jobs_id_idx" ON "payload"."preview_links_rels" USING btree ("jobs_id");
  CREATE INDEX "preview_links_rels_leaders_id_idx" ON "payload"."preview_links_rels" USING btree ("leaders_id");
  CREATE INDEX "preview_links_rels_newsletter_issues_id_idx" ON "payload"."preview_links_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "preview_links_rels_partnership_phases_id_idx" ON "payload"."preview_links_rels" USING btree ("partnership_phases_id");
  CREATE INDEX "preview_links_rels_legal_pages_id_idx" ON "payload"."preview_links_rels" USING btree ("legal_pages_id");
  CREATE INDEX "approvals_link_idx" ON "payload"."approvals" USING btree ("link_id");
  CREATE INDEX "approvals_updated_at_idx" ON "payload"."approvals" USING btree ("updated_at");
  CREATE INDEX "approvals_created_at_idx" ON "payload"."approvals" USING btree ("created_at");
  CREATE INDEX "approvals_rels_order_idx" ON "payload"."approvals_rels" USING btree ("order");
  CREATE INDEX "approvals_rels_parent_idx" ON "payload"."approvals_rels" USING btree ("parent_id");
  CREATE INDEX "approvals_rels_path_idx" ON "payload"."approvals_rels" USING btree ("path");
  CREATE INDEX "approvals_rels_pages_id_idx" ON "payload"."approvals_rels" USING btree ("pages_id");
  CREATE INDEX "approvals_rels_industries_id_idx" ON "payload"."approvals_rels" USING btree ("industries_id");
  CREATE INDEX "approvals_rels_jobs_id_idx" ON "payload"."approvals_rels" USING btree ("jobs_id");
  CREATE INDEX "approvals_rels_leaders_id_idx" ON "payload"."approvals_rels" USING btree ("leaders_id");
  CREATE INDEX "approvals_rels_newsletter_issues_id_idx" ON "payload"."approvals_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "approvals_rels_partnership_phases_id_idx" ON "payload"."approvals_rels" USING btree ("partnership_phases_id");
  CREATE INDEX "approvals_rels_legal_pages_id_idx" ON "payload"."approvals_rels" USING btree ("legal_pages_id");
  CREATE INDEX "broken_links_updated_at_idx" ON "payload"."broken_links" USING btree ("updated_at");
  CREATE INDEX "broken_links_created_at_idx" ON "payload"."broken_links" USING btree ("created_at");
  CREATE INDEX "broken_links_rels_order_idx" ON "payload"."broken_links_rels" USING btree ("order");
  CREATE INDEX "broken_links_rels_parent_idx" ON "payload"."broken_links_rels" USING btree ("parent_id");
  CREATE INDEX "broken_links_rels_path_idx" ON "payload"."broken_links_rels" USING btree ("path");
  CREATE INDEX "broken_links_rels_pages_id_idx" ON "payload"."broken_links_rels" USING btree ("pages_id");
  CREATE INDEX "broken_links_rels_industries_id_idx" ON "payload"."broken_links_rels" USING btree ("industries_id");
  CREATE INDEX "broken_links_rels_jobs_id_idx" ON "payload"."broken_links_rels" USING btree ("jobs_id");
  CREATE INDEX "broken_links_rels_leaders_id_idx" ON "payload"."broken_links_rels" USING btree ("leaders_id");
  CREATE INDEX "broken_links_rels_newsletter_issues_id_idx" ON "payload"."broken_links_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "broken_links_rels_partnership_phases_id_idx" ON "payload"."broken_links_rels" USING btree ("partnership_phases_id");
  CREATE INDEX "broken_links_rels_legal_pages_id_idx" ON "payload"."broken_links_rels" USING btree ("legal_pages_id");
  CREATE INDEX "page_statistics_updated_at_idx" ON "payload"."page_statistics" USING btree ("updated_at");
  CREATE INDEX "page_statistics_created_at_idx" ON "payload"."page_statistics" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_path_idx" ON "payload"."page_statistics" USING btree ("day","path");
  CREATE INDEX "audit_log_action_idx" ON "payload"."audit_log" USING btree ("action");
  CREATE INDEX "audit_log_collection_idx" ON "payload"."audit_log" USING btree ("collection");
  CREATE INDEX "audit_log_document_idx" ON "payload"."audit_log" USING btree ("document");
  CREATE INDEX "audit_log_who_idx" ON "payload"."audit_log" USING btree ("who_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "payload"."audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "payload"."audit_log" USING btree ("created_at");
  CREATE INDEX "exports_updated_at_idx" ON "payload"."exports" USING btree ("updated_at");
  CREATE INDEX "exports_created_at_idx" ON "payload"."exports" USING btree ("created_at");
  CREATE UNIQUE INDEX "exports_filename_idx" ON "payload"."exports" USING btree ("filename");
  CREATE INDEX "exports_texts_order_parent" ON "payload"."exports_texts" USING btree ("order","parent_id");
  CREATE INDEX "imports_updated_at_idx" ON "payload"."imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "payload"."imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "imports_filename_idx" ON "payload"."imports" USING btree ("filename");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload"."payload_jobs" USING btree ("created_at");
  ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."jobs" ADD CONSTRAINT "jobs_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."jobs" ADD CONSTRAINT "jobs_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."leaders" ADD CONSTRAINT "leaders_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."leaders" ADD CONSTRAINT "leaders_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_leaders_v" ADD CONSTRAINT "_leaders_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_leaders_v" ADD CONSTRAINT "_leaders_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues" ADD CONSTRAINT "newsletter_issues_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues" ADD CONSTRAINT "newsletter_issues_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."partnership_phases" ADD CONSTRAINT "partnership_phases_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."partnership_phases" ADD CONSTRAINT "partnership_phases_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_partnership_phases_v" ADD CONSTRAINT "_partnership_phases_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_partnership_phases_v" ADD CONSTRAINT "_partnership_phases_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages" ADD CONSTRAINT "legal_pages_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages" ADD CONSTRAINT "legal_pages_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_patterns_fk" FOREIGN KEY ("patterns_id") REFERENCES "payload"."patterns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "payload"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_approvals_fk" FOREIGN KEY ("approvals_id") REFERENCES "payload"."approvals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_broken_links_fk" FOREIGN KEY ("broken_links_id") REFERENCES "payload"."broken_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_statistics_fk" FOREIGN KEY ("page_statistics_id") REFERENCES "payload"."page_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "payload"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_editorial_editorial_submitted_by_idx" ON "payload"."pages" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "pages_last_editor_idx" ON "payload"."pages" USING btree ("last_editor_id");
  CREATE INDEX "pages_deleted_at_idx" ON "payload"."pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_editorial_version_editorial_submitted_b_idx" ON "payload"."_pages_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_pages_v_version_version_last_editor_idx" ON "payload"."_pages_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "payload"."_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "industries_editorial_editorial_submitted_by_idx" ON "payload"."industries" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "industries_last_editor_idx" ON "payload"."industries" USING btree ("last_editor_id");
  CREATE INDEX "industries_deleted_at_idx" ON "payload"."industries" USING btree ("deleted_at");
  CREATE INDEX "_industries_v_version_editorial_version_editorial_submit_idx" ON "payload"."_industries_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_industries_v_version_version_last_editor_idx" ON "payload"."_industries_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_industries_v_version_version_deleted_at_idx" ON "payload"."_industries_v" USING btree ("version_deleted_at");
  CREATE INDEX "jobs_editorial_editorial_submitted_by_idx" ON "payload"."jobs" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "jobs_last_editor_idx" ON "payload"."jobs" USING btree ("last_editor_id");
  CREATE INDEX "jobs_deleted_at_idx" ON "payload"."jobs" USING btree ("deleted_at");
  CREATE INDEX "_jobs_v_version_editorial_version_editorial_submitted_by_idx" ON "payload"."_jobs_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_jobs_v_version_version_last_editor_idx" ON "payload"."_jobs_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "payload"."_jobs_v" USING btree ("version_deleted_at");
  CREATE INDEX "leaders_editorial_editorial_submitted_by_idx" ON "payload"."leaders" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "leaders_last_editor_idx" ON "payload"."leaders" USING btree ("last_editor_id");
  CREATE INDEX "leaders_deleted_at_idx" ON "payload"."leaders" USING btree ("deleted_at");
  CREATE INDEX "_leaders_v_version_editorial_version_editorial_submitted_idx" ON "payload"."_leaders_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_leaders_v_version_version_last_editor_idx" ON "payload"."_leaders_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_leaders_v_version_version_deleted_at_idx" ON "payload"."_leaders_v" USING btree ("version_deleted_at");
  CREATE INDEX "newsletter_issues_editorial_editorial_submitted_by_idx" ON "payload"."newsletter_issues" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "newsletter_issues_last_editor_idx" ON "payload"."newsletter_issues" USING btree ("last_editor_id");
  CREATE INDEX "newsletter_issues_deleted_at_idx" ON "payload"."newsletter_issues" USING btree ("deleted_at");
  CREATE INDEX "_newsletter_issues_v_version_editorial_version_editorial_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_newsletter_issues_v_version_version_last_editor_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_newsletter_issues_v_version_version_deleted_at_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_deleted_at");
  CREATE INDEX "partnership_phases_editorial_editorial_submitted_by_idx" ON "payload"."partnership_phases" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "partnership_phases_last_editor_idx" ON "payload"."partnership_phases" USING btree ("last_editor_id");
  CREATE INDEX "partnership_phases_deleted_at_idx" ON "payload"."partnership_phases" USING btree ("deleted_at");
  CREATE INDEX "_partnership_phases_v_version_editorial_version_editoria_idx" ON "payload"."_partnership_phases_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_partnership_phases_v_version_version_last_editor_idx" ON "payload"."_partnership_phases_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_partnership_phases_v_version_version_deleted_at_idx" ON "payload"."_partnership_phases_v" USING btree ("version_deleted_at");
  CREATE INDEX "legal_pages_editorial_editorial_submitted_by_idx" ON "payload"."legal_pages" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "legal_pages_last_editor_idx" ON "payload"."legal_pages" USING btree ("last_editor_id");
  CREATE INDEX "legal_pages_deleted_at_idx" ON "payload"."legal_pages" USING btree ("deleted_at");
  CREATE INDEX "_legal_pages_v_version_editorial_version_editorial_submi_idx" ON "payload"."_legal_pages_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_legal_pages_v_version_version_last_editor_idx" ON "payload"."_legal_pages_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "payload"."_legal_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "payload"."media" USING btree ("deleted_at");
  CREATE INDEX "payload_locked_documents_rels_patterns_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("patterns_id");
  CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("preview_links_id");
  CREATE INDEX "payload_locked_documents_rels_approvals_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("approvals_id");
  CREATE INDEX "payload_locked_documents_rels_broken_links_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("broken_links_id");
  CREATE INDEX "payload_locked_documents_rels_page_statistics_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("page_statistics_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("audit_log_id");
  UPDATE "payload"."redirects" SET "status" = '302' WHERE "permanent" = false;
  ALTER TABLE "payload"."redirects" DROP COLUMN "permanent";`)
}
