import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_pages_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum__pages_v_version_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum_industries_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum__industries_v_version_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum_jobs_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum__jobs_v_version_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum_legal_pages_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum__legal_pages_v_version_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum_languages_navigation_items_children_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_languages_navigation_items_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_languages_footer_columns_links_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_languages_footer_legal_links_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_languages_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_languages_code" AS ENUM('de');
  CREATE TYPE "payload"."enum_languages_missing" AS ENUM('english', 'nothing');
  CREATE TYPE "payload"."enum_languages_navigation_action_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_languages_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__languages_v_version_navigation_items_children_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__languages_v_version_navigation_items_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__languages_v_version_footer_columns_links_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__languages_v_version_footer_legal_links_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__languages_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__languages_v_version_code" AS ENUM('de');
  CREATE TYPE "payload"."enum__languages_v_version_missing" AS ENUM('english', 'nothing');
  CREATE TYPE "payload"."enum__languages_v_version_navigation_action_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__languages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_experiments_goal_kind" AS ENUM('form', 'link');
  CREATE TYPE "payload"."enum_experiments_goal_form" AS ENUM('contact', 'newsletter', 'built');
  CREATE TYPE "payload"."enum_experiments_state" AS ENUM('draft', 'running', 'ended');
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'experiment' BEFORE 'schedule';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'backup';
  CREATE TABLE "payload"."languages_navigation_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_languages_navigation_items_children_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"also_current_for" varchar
  );
  
  CREATE TABLE "payload"."languages_navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_languages_navigation_items_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"also_current_for" varchar
  );
  
  CREATE TABLE "payload"."languages_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_languages_footer_columns_links_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar
  );
  
  CREATE TABLE "payload"."languages_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "payload"."languages_footer_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_languages_footer_legal_links_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar
  );
  
  CREATE TABLE "payload"."languages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"editorial_state" "payload"."enum_languages_editorial_state" DEFAULT 'writing',
  	"editorial_note" varchar,
  	"editorial_submitted_by_id" uuid,
  	"editorial_submitted_at" timestamp(3) with time zone,
  	"editorial_others_saved_at" timestamp(3) with time zone,
  	"editorial_form" varchar,
  	"last_editor_id" uuid,
  	"title" varchar,
  	"code" "payload"."enum_languages_code",
  	"missing" "payload"."enum_languages_missing" DEFAULT 'english',
  	"texts_tagline" varchar,
  	"texts_title" varchar,
  	"texts_description" varchar,
  	"navigation_action_label" varchar,
  	"navigation_action_kind" "payload"."enum_languages_navigation_action_kind" DEFAULT 'document',
  	"navigation_action_file_id" uuid,
  	"navigation_action_address" varchar,
  	"footer_copyright_year" numeric DEFAULT 2025,
  	"footer_show_account" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_languages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."languages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid,
  	"jobs_id" uuid,
  	"newsletter_issues_id" uuid,
  	"legal_pages_id" uuid
  );
  
  CREATE TABLE "payload"."_languages_v_version_navigation_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__languages_v_version_navigation_items_children_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"also_current_for" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_languages_v_version_navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__languages_v_version_navigation_items_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"also_current_for" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_languages_v_version_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__languages_v_version_footer_columns_links_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_languages_v_version_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_languages_v_version_footer_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__languages_v_version_footer_legal_links_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_languages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_editorial_state" "payload"."enum__languages_v_version_editorial_state" DEFAULT 'writing',
  	"version_editorial_note" varchar,
  	"version_editorial_submitted_by_id" uuid,
  	"version_editorial_submitted_at" timestamp(3) with time zone,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version_last_editor_id" uuid,
  	"version_title" varchar,
  	"version_code" "payload"."enum__languages_v_version_code",
  	"version_missing" "payload"."enum__languages_v_version_missing" DEFAULT 'english',
  	"version_texts_tagline" varchar,
  	"version_texts_title" varchar,
  	"version_texts_description" varchar,
  	"version_navigation_action_label" varchar,
  	"version_navigation_action_kind" "payload"."enum__languages_v_version_navigation_action_kind" DEFAULT 'document',
  	"version_navigation_action_file_id" uuid,
  	"version_navigation_action_address" varchar,
  	"version_footer_copyright_year" numeric DEFAULT 2025,
  	"version_footer_show_account" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__languages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."_languages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid,
  	"jobs_id" uuid,
  	"newsletter_issues_id" uuid,
  	"legal_pages_id" uuid
  );
  
  CREATE TABLE "payload"."experiments_variants" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page_id" uuid,
  	"share" numeric
  );
  
  CREATE TABLE "payload"."experiments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"page_id" uuid,
  	"control_share" numeric,
  	"goal_kind" "payload"."enum_experiments_goal_kind" DEFAULT 'form' NOT NULL,
  	"goal_form" "payload"."enum_experiments_goal_form" DEFAULT 'contact',
  	"goal_built_form_id" uuid,
  	"goal_path" varchar,
  	"state" "payload"."enum_experiments_state" DEFAULT 'draft' NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"winner" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."service_connections" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "payload"."site_settings_outside_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"privacy_address" varchar,
  	"purpose" varchar,
  	"script_address" varchar,
  	"frame_address" varchar
  );
  
  CREATE TABLE "payload"."_service_connections_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_site_settings_v_version_outside_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"privacy_address" varchar,
  	"purpose" varchar,
  	"script_address" varchar,
  	"frame_address" varchar,
  	"_uuid" varchar
  );
  
  DROP INDEX "payload"."day_path_idx";
  ALTER TABLE "payload"."pages" ADD COLUMN "variant_of_id" uuid;
  ALTER TABLE "payload"."pages" ADD COLUMN "language" "payload"."enum_pages_language" DEFAULT 'en';
  ALTER TABLE "payload"."pages" ADD COLUMN "translation_of_id" uuid;
  ALTER TABLE "payload"."pages" ADD COLUMN "translated" jsonb;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_variant_of_id" uuid;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_language" "payload"."enum__pages_v_version_language" DEFAULT 'en';
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_translation_of_id" uuid;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_translated" jsonb;
  ALTER TABLE "payload"."industries" ADD COLUMN "language" "payload"."enum_industries_language" DEFAULT 'en';
  ALTER TABLE "payload"."industries" ADD COLUMN "translation_of_id" uuid;
  ALTER TABLE "payload"."industries" ADD COLUMN "translated" jsonb;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_language" "payload"."enum__industries_v_version_language" DEFAULT 'en';
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_translation_of_id" uuid;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_translated" jsonb;
  ALTER TABLE "payload"."jobs" ADD COLUMN "language" "payload"."enum_jobs_language" DEFAULT 'en';
  ALTER TABLE "payload"."jobs" ADD COLUMN "translation_of_id" uuid;
  ALTER TABLE "payload"."jobs" ADD COLUMN "translated" jsonb;
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_language" "payload"."enum__jobs_v_version_language" DEFAULT 'en';
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_translation_of_id" uuid;
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_translated" jsonb;
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "language" "payload"."enum_legal_pages_language" DEFAULT 'en';
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "translation_of_id" uuid;
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "translated" jsonb;
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_language" "payload"."enum__legal_pages_v_version_language" DEFAULT 'en';
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_translation_of_id" uuid;
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_translated" jsonb;
  ALTER TABLE "payload"."releases_rels" ADD COLUMN "languages_id" uuid;
  ALTER TABLE "payload"."preview_links_rels" ADD COLUMN "languages_id" uuid;
  ALTER TABLE "payload"."approvals_rels" ADD COLUMN "languages_id" uuid;
  ALTER TABLE "payload"."comments_rels" ADD COLUMN "languages_id" uuid;
  ALTER TABLE "payload"."broken_links_rels" ADD COLUMN "languages_id" uuid;
  ALTER TABLE "payload"."page_statistics" ADD COLUMN "variant" varchar DEFAULT '';
  ALTER TABLE "payload"."page_statistics" ADD COLUMN "goals" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "languages_id" uuid;
  ALTER TABLE "payload"."site_settings" ADD COLUMN "privacy_page_id" uuid;
  ALTER TABLE "payload"."_site_settings_v" ADD COLUMN "version_privacy_page_id" uuid;
  ALTER TABLE "payload"."languages_navigation_items_children" ADD CONSTRAINT "languages_navigation_items_children_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."languages_navigation_items_children" ADD CONSTRAINT "languages_navigation_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."languages_navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."languages_navigation_items" ADD CONSTRAINT "languages_navigation_items_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."languages_navigation_items" ADD CONSTRAINT "languages_navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."languages_footer_columns_links" ADD CONSTRAINT "languages_footer_columns_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."languages_footer_columns_links" ADD CONSTRAINT "languages_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."languages_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."languages_footer_columns" ADD CONSTRAINT "languages_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."languages_footer_legal_links" ADD CONSTRAINT "languages_footer_legal_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."languages_footer_legal_links" ADD CONSTRAINT "languages_footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."languages" ADD CONSTRAINT "languages_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."languages" ADD CONSTRAINT "languages_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."languages" ADD CONSTRAINT "languages_navigation_action_file_id_media_id_fk" FOREIGN KEY ("navigation_action_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."languages_rels" ADD CONSTRAINT "languages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."languages_rels" ADD CONSTRAINT "languages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."languages_rels" ADD CONSTRAINT "languages_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."languages_rels" ADD CONSTRAINT "languages_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."languages_rels" ADD CONSTRAINT "languages_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."languages_rels" ADD CONSTRAINT "languages_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_version_navigation_items_children" ADD CONSTRAINT "_languages_v_version_navigation_items_children_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_version_navigation_items_children" ADD CONSTRAINT "_languages_v_version_navigation_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_languages_v_version_navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_version_navigation_items" ADD CONSTRAINT "_languages_v_version_navigation_items_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_version_navigation_items" ADD CONSTRAINT "_languages_v_version_navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_languages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_version_footer_columns_links" ADD CONSTRAINT "_languages_v_version_footer_columns_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_version_footer_columns_links" ADD CONSTRAINT "_languages_v_version_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_languages_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_version_footer_columns" ADD CONSTRAINT "_languages_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_languages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_version_footer_legal_links" ADD CONSTRAINT "_languages_v_version_footer_legal_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_version_footer_legal_links" ADD CONSTRAINT "_languages_v_version_footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_languages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v" ADD CONSTRAINT "_languages_v_parent_id_languages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v" ADD CONSTRAINT "_languages_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v" ADD CONSTRAINT "_languages_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v" ADD CONSTRAINT "_languages_v_version_navigation_action_file_id_media_id_fk" FOREIGN KEY ("version_navigation_action_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_rels" ADD CONSTRAINT "_languages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_languages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_rels" ADD CONSTRAINT "_languages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_rels" ADD CONSTRAINT "_languages_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_rels" ADD CONSTRAINT "_languages_v_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_rels" ADD CONSTRAINT "_languages_v_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_rels" ADD CONSTRAINT "_languages_v_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."experiments_variants" ADD CONSTRAINT "experiments_variants_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."experiments_variants" ADD CONSTRAINT "experiments_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."experiments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."experiments" ADD CONSTRAINT "experiments_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."experiments" ADD CONSTRAINT "experiments_goal_built_form_id_forms_id_fk" FOREIGN KEY ("goal_built_form_id") REFERENCES "payload"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."service_connections" ADD CONSTRAINT "service_connections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."site_settings_outside_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."site_settings_outside_services" ADD CONSTRAINT "site_settings_outside_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_service_connections_v" ADD CONSTRAINT "_service_connections_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_site_settings_v_version_outside_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_site_settings_v_version_outside_services" ADD CONSTRAINT "_site_settings_v_version_outside_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "languages_navigation_items_children_order_idx" ON "payload"."languages_navigation_items_children" USING btree ("_order");
  CREATE INDEX "languages_navigation_items_children_parent_id_idx" ON "payload"."languages_navigation_items_children" USING btree ("_parent_id");
  CREATE INDEX "languages_navigation_items_children_link_link_file_idx" ON "payload"."languages_navigation_items_children" USING btree ("link_file_id");
  CREATE INDEX "languages_navigation_items_order_idx" ON "payload"."languages_navigation_items" USING btree ("_order");
  CREATE INDEX "languages_navigation_items_parent_id_idx" ON "payload"."languages_navigation_items" USING btree ("_parent_id");
  CREATE INDEX "languages_navigation_items_link_link_file_idx" ON "payload"."languages_navigation_items" USING btree ("link_file_id");
  CREATE INDEX "languages_footer_columns_links_order_idx" ON "payload"."languages_footer_columns_links" USING btree ("_order");
  CREATE INDEX "languages_footer_columns_links_parent_id_idx" ON "payload"."languages_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "languages_footer_columns_links_link_link_file_idx" ON "payload"."languages_footer_columns_links" USING btree ("link_file_id");
  CREATE INDEX "languages_footer_columns_order_idx" ON "payload"."languages_footer_columns" USING btree ("_order");
  CREATE INDEX "languages_footer_columns_parent_id_idx" ON "payload"."languages_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "languages_footer_legal_links_order_idx" ON "payload"."languages_footer_legal_links" USING btree ("_order");
  CREATE INDEX "languages_footer_legal_links_parent_id_idx" ON "payload"."languages_footer_legal_links" USING btree ("_parent_id");
  CREATE INDEX "languages_footer_legal_links_link_link_file_idx" ON "payload"."languages_footer_legal_links" USING btree ("link_file_id");
  CREATE INDEX "languages_editorial_editorial_submitted_by_idx" ON "payload"."languages" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "languages_last_editor_idx" ON "payload"."languages" USING btree ("last_editor_id");
  CREATE INDEX "languages_code_idx" ON "payload"."languages" USING btree ("code");
  CREATE INDEX "languages_navigation_action_navigation_action_file_idx" ON "payload"."languages" USING btree ("navigation_action_file_id");
  CREATE INDEX "languages_updated_at_idx" ON "payload"."languages" USING btree ("updated_at");
  CREATE INDEX "languages_created_at_idx" ON "payload"."languages" USING btree ("created_at");
  CREATE INDEX "languages_deleted_at_idx" ON "payload"."languages" USING btree ("deleted_at");
  CREATE INDEX "languages__status_idx" ON "payload"."languages" USING btree ("_status");
  CREATE INDEX "languages_rels_order_idx" ON "payload"."languages_rels" USING btree ("order");
  CREATE INDEX "languages_rels_parent_idx" ON "payload"."languages_rels" USING btree ("parent_id");
  CREATE INDEX "languages_rels_path_idx" ON "payload"."languages_rels" USING btree ("path");
  CREATE INDEX "languages_rels_pages_id_idx" ON "payload"."languages_rels" USING btree ("pages_id");
  CREATE INDEX "languages_rels_industries_id_idx" ON "payload"."languages_rels" USING btree ("industries_id");
  CREATE INDEX "languages_rels_jobs_id_idx" ON "payload"."languages_rels" USING btree ("jobs_id");
  CREATE INDEX "languages_rels_newsletter_issues_id_idx" ON "payload"."languages_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "languages_rels_legal_pages_id_idx" ON "payload"."languages_rels" USING btree ("legal_pages_id");
  CREATE INDEX "_languages_v_version_navigation_items_children_order_idx" ON "payload"."_languages_v_version_navigation_items_children" USING btree ("_order");
  CREATE INDEX "_languages_v_version_navigation_items_children_parent_id_idx" ON "payload"."_languages_v_version_navigation_items_children" USING btree ("_parent_id");
  CREATE INDEX "_languages_v_version_navigation_items_children_link_link_idx" ON "payload"."_languages_v_version_navigation_items_children" USING btree ("link_file_id");
  CREATE INDEX "_languages_v_version_navigation_items_order_idx" ON "payload"."_languages_v_version_navigation_items" USING btree ("_order");
  CREATE INDEX "_languages_v_version_navigation_items_parent_id_idx" ON "payload"."_languages_v_version_navigation_items" USING btree ("_parent_id");
  CREATE INDEX "_languages_v_version_navigation_items_link_link_file_idx" ON "payload"."_languages_v_version_navigation_items" USING btree ("link_file_id");
  CREATE INDEX "_languages_v_version_footer_columns_links_order_idx" ON "payload"."_languages_v_version_footer_columns_links" USING btree ("_order");
  CREATE INDEX "_languages_v_version_footer_columns_links_parent_id_idx" ON "payload"."_languages_v_version_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_languages_v_version_footer_columns_links_link_link_file_idx" ON "payload"."_languages_v_version_footer_columns_links" USING btree ("link_file_id");
  CREATE INDEX "_languages_v_version_footer_columns_order_idx" ON "payload"."_languages_v_version_footer_columns" USING btree ("_order");
  CREATE INDEX "_languages_v_version_footer_columns_parent_id_idx" ON "payload"."_languages_v_version_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "_languages_v_version_footer_legal_links_order_idx" ON "payload"."_languages_v_version_footer_legal_links" USING btree ("_order");
  CREATE INDEX "_languages_v_version_footer_legal_links_parent_id_idx" ON "payload"."_languages_v_version_footer_legal_links" USING btree ("_parent_id");
  CREATE INDEX "_languages_v_version_footer_legal_links_link_link_file_idx" ON "payload"."_languages_v_version_footer_legal_links" USING btree ("link_file_id");
  CREATE INDEX "_languages_v_parent_idx" ON "payload"."_languages_v" USING btree ("parent_id");
  CREATE INDEX "_languages_v_version_editorial_version_editorial_submitt_idx" ON "payload"."_languages_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_languages_v_version_version_last_editor_idx" ON "payload"."_languages_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_languages_v_version_version_code_idx" ON "payload"."_languages_v" USING btree ("version_code");
  CREATE INDEX "_languages_v_version_navigation_action_version_navigatio_idx" ON "payload"."_languages_v" USING btree ("version_navigation_action_file_id");
  CREATE INDEX "_languages_v_version_version_updated_at_idx" ON "payload"."_languages_v" USING btree ("version_updated_at");
  CREATE INDEX "_languages_v_version_version_created_at_idx" ON "payload"."_languages_v" USING btree ("version_created_at");
  CREATE INDEX "_languages_v_version_version_deleted_at_idx" ON "payload"."_languages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_languages_v_version_version__status_idx" ON "payload"."_languages_v" USING btree ("version__status");
  CREATE INDEX "_languages_v_created_at_idx" ON "payload"."_languages_v" USING btree ("created_at");
  CREATE INDEX "_languages_v_updated_at_idx" ON "payload"."_languages_v" USING btree ("updated_at");
  CREATE INDEX "_languages_v_latest_idx" ON "payload"."_languages_v" USING btree ("latest");
  CREATE INDEX "_languages_v_autosave_idx" ON "payload"."_languages_v" USING btree ("autosave");
  CREATE INDEX "_languages_v_rels_order_idx" ON "payload"."_languages_v_rels" USING btree ("order");
  CREATE INDEX "_languages_v_rels_parent_idx" ON "payload"."_languages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_languages_v_rels_path_idx" ON "payload"."_languages_v_rels" USING btree ("path");
  CREATE INDEX "_languages_v_rels_pages_id_idx" ON "payload"."_languages_v_rels" USING btree ("pages_id");
  CREATE INDEX "_languages_v_rels_industries_id_idx" ON "payload"."_languages_v_rels" USING btree ("industries_id");
  CREATE INDEX "_languages_v_rels_jobs_id_idx" ON "payload"."_languages_v_rels" USING btree ("jobs_id");
  CREATE INDEX "_languages_v_rels_newsletter_issues_id_idx" ON "payload"."_languages_v_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "_languages_v_rels_legal_pages_id_idx" ON "payload"."_languages_v_rels" USING btree ("legal_pages_id");
  CREATE INDEX "experiments_variants_order_idx" ON "payload"."experiments_variants" USING btree ("_order");
  CREATE INDEX "experiments_variants_parent_id_idx" ON "payload"."experiments_variants" USING btree ("_parent_id");
  CREATE INDEX "experiments_variants_page_idx" ON "payload"."experiments_variants" USING btree ("page_id");
  CREATE INDEX "experiments_page_idx" ON "payload"."experiments" USING btree ("page_id");
  CREATE INDEX "experiments_goal_goal_built_form_idx" ON "payload"."experiments" USING btree ("goal_built_form_id");
  CREATE INDEX "experiments_state_idx" ON "payload"."experiments" USING btree ("state");
  CREATE INDEX "experiments_updated_at_idx" ON "payload"."experiments" USING btree ("updated_at");
  CREATE INDEX "experiments_created_at_idx" ON "payload"."experiments" USING btree ("created_at");
  CREATE INDEX "service_connections_order_idx" ON "payload"."service_connections" USING btree ("_order");
  CREATE INDEX "service_connections_parent_id_idx" ON "payload"."service_connections" USING btree ("_parent_id");
  CREATE INDEX "site_settings_outside_services_order_idx" ON "payload"."site_settings_outside_services" USING btree ("_order");
  CREATE INDEX "site_settings_outside_services_parent_id_idx" ON "payload"."site_settings_outside_services" USING btree ("_parent_id");
  CREATE INDEX "_service_connections_v_order_idx" ON "payload"."_service_connections_v" USING btree ("_order");
  CREATE INDEX "_service_connections_v_parent_id_idx" ON "payload"."_service_connections_v" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_outside_services_order_idx" ON "payload"."_site_settings_v_version_outside_services" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_outside_services_parent_id_idx" ON "payload"."_site_settings_v_version_outside_services" USING btree ("_parent_id");
  ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_variant_of_id_pages_id_fk" FOREIGN KEY ("variant_of_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_translation_of_id_pages_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_version_variant_of_id_pages_id_fk" FOREIGN KEY ("version_variant_of_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_translation_of_id_industries_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "payload"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_translation_of_id_industries_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "payload"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."jobs" ADD CONSTRAINT "jobs_translation_of_id_jobs_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "payload"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_version_translation_of_id_jobs_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "payload"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages" ADD CONSTRAINT "legal_pages_translation_of_id_legal_pages_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "payload"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_translation_of_id_legal_pages_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "payload"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."releases_rels" ADD CONSTRAINT "releases_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."site_settings" ADD CONSTRAINT "site_settings_privacy_page_id_legal_pages_id_fk" FOREIGN KEY ("privacy_page_id") REFERENCES "payload"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_privacy_page_id_legal_pages_id_fk" FOREIGN KEY ("version_privacy_page_id") REFERENCES "payload"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_variant_of_idx" ON "payload"."pages" USING btree ("variant_of_id");
  CREATE INDEX "pages_language_idx" ON "payload"."pages" USING btree ("language");
  CREATE INDEX "pages_translation_of_idx" ON "payload"."pages" USING btree ("translation_of_id");
  CREATE INDEX "_pages_v_version_version_variant_of_idx" ON "payload"."_pages_v" USING btree ("version_variant_of_id");
  CREATE INDEX "_pages_v_version_version_language_idx" ON "payload"."_pages_v" USING btree ("version_language");
  CREATE INDEX "_pages_v_version_version_translation_of_idx" ON "payload"."_pages_v" USING btree ("version_translation_of_id");
  CREATE INDEX "industries_language_idx" ON "payload"."industries" USING btree ("language");
  CREATE INDEX "industries_translation_of_idx" ON "payload"."industries" USING btree ("translation_of_id");
  CREATE INDEX "_industries_v_version_version_language_idx" ON "payload"."_industries_v" USING btree ("version_language");
  CREATE INDEX "_industries_v_version_version_translation_of_idx" ON "payload"."_industries_v" USING btree ("version_translation_of_id");
  CREATE INDEX "jobs_language_idx" ON "payload"."jobs" USING btree ("language");
  CREATE INDEX "jobs_translation_of_idx" ON "payload"."jobs" USING btree ("translation_of_id");
  CREATE INDEX "_jobs_v_version_version_language_idx" ON "payload"."_jobs_v" USING btree ("version_language");
  CREATE INDEX "_jobs_v_version_version_translation_of_idx" ON "payload"."_jobs_v" USING btree ("version_translation_of_id");
  CREATE INDEX "legal_pages_language_idx" ON "payload"."legal_pages" USING btree ("language");
  CREATE INDEX "legal_pages_translation_of_idx" ON "payload"."legal_pages" USING btree ("translation_of_id");
  CREATE INDEX "_legal_pages_v_version_version_language_idx" ON "payload"."_legal_pages_v" USING btree ("version_language");
  CREATE INDEX "_legal_pages_v_version_version_translation_of_idx" ON "payload"."_legal_pages_v" USING btree ("version_translation_of_id");
  CREATE INDEX "releases_rels_languages_id_idx" ON "payload"."releases_rels" USING btree ("languages_id");
  CREATE INDEX "preview_links_rels_languages_id_idx" ON "payload"."preview_links_rels" USING btree ("languages_id");
  CREATE INDEX "approvals_rels_languages_id_idx" ON "payload"."approvals_rels" USING btree ("languages_id");
  CREATE INDEX "comments_rels_languages_id_idx" ON "payload"."comments_rels" USING btree ("languages_id");
  CREATE INDEX "broken_links_rels_languages_id_idx" ON "payload"."broken_links_rels" USING btree ("languages_id");
  CREATE INDEX "page_statistics_variant_idx" ON "payload"."page_statistics" USING btree ("variant");
  CREATE UNIQUE INDEX "day_path_variant_idx" ON "payload"."page_statistics" USING btree ("day","path","variant");
  CREATE INDEX "payload_locked_documents_rels_languages_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("languages_id");
  CREATE INDEX "site_settings_privacy_page_idx" ON "payload"."site_settings" USING btree ("privacy_page_id");
  CREATE INDEX "_site_settings_v_version_version_privacy_page_idx" ON "payload"."_site_settings_v" USING btree ("version_privacy_page_id");`)
}
