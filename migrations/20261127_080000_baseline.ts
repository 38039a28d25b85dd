import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA IF NOT EXISTS "payload";
  CREATE TYPE "payload"."enum_pages_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_pages_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__pages_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__pages_v_version_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_industries_capabilities_cards_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'unconcealment', 'views', 'layers', 'relay', 'issue', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum_industries_capabilities_cards_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_industries_architecture_dimensions_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'unconcealment', 'views', 'layers', 'relay', 'issue', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum_industries_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_industries_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'unconcealment', 'views', 'layers', 'relay', 'issue', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum_industries_hero_primary_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_industries_challenge_layout" AS ENUM('split', 'rows');
  CREATE TYPE "payload"."enum_industries_capabilities_layout" AS ENUM('plate', 'rows', 'grid');
  CREATE TYPE "payload"."enum_industries_architecture_layout" AS ENUM('arc', 'rows', 'grid');
  CREATE TYPE "payload"."enum_industries_deployment_layout" AS ENUM('scale', 'ledger', 'columns');
  CREATE TYPE "payload"."enum_industries_next_primary_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_industries_next_secondary_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_industries_own_section_after" AS ENUM('hero', 'challenge', 'capabilities', 'architecture', 'deployment');
  CREATE TYPE "payload"."enum_industries_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum_industries_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'unconcealment', 'views', 'layers', 'relay', 'issue', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum__industries_v_version_capabilities_cards_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'unconcealment', 'views', 'layers', 'relay', 'issue', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum__industries_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__industries_v_version_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'unconcealment', 'views', 'layers', 'relay', 'issue', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum__industries_v_version_hero_primary_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__industries_v_version_challenge_layout" AS ENUM('split', 'rows');
  CREATE TYPE "payload"."enum__industries_v_version_capabilities_layout" AS ENUM('plate', 'rows', 'grid');
  CREATE TYPE "payload"."enum__industries_v_version_architecture_layout" AS ENUM('arc', 'rows', 'grid');
  CREATE TYPE "payload"."enum__industries_v_version_deployment_layout" AS ENUM('scale', 'ledger', 'columns');
  CREATE TYPE "payload"."enum__industries_v_version_next_primary_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__industries_v_version_next_secondary_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__industries_v_version_own_section_after" AS ENUM('hero', 'challenge', 'capabilities', 'architecture', 'deployment');
  CREATE TYPE "payload"."enum__industries_v_version_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum__industries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_jobs_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_jobs_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN');
  CREATE TYPE "payload"."enum_jobs_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'unconcealment', 'views', 'layers', 'relay', 'issue', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum_jobs_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__jobs_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__jobs_v_version_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN');
  CREATE TYPE "payload"."enum__jobs_v_version_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'six-people', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'unconcealment', 'views', 'layers', 'relay', 'issue', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum__jobs_v_version_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_leaders_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_leaders_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__leaders_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__leaders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_newsletter_issues_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_newsletter_issues_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__newsletter_issues_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__newsletter_issues_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_partnership_phases_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_partnership_phases_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__partnership_phases_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__partnership_phases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_legal_pages_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum_legal_pages_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__legal_pages_v_version_editorial_state" AS ENUM('writing', 'submitted', 'returned');
  CREATE TYPE "payload"."enum__legal_pages_v_version_language" AS ENUM('en', 'de');
  CREATE TYPE "payload"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "payload"."enum_media_surface" AS ENUM('opaque', 'transparent', 'unreadable');
  CREATE TYPE "payload"."enum_forms_thanks_kind" AS ENUM('text', 'page');
  CREATE TYPE "payload"."enum_redirects_to_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_redirects_match" AS ENUM('exact', 'prefix');
  CREATE TYPE "payload"."enum_redirects_status" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "payload"."enum_releases_globals" AS ENUM('site-settings', 'navigation', 'footer');
  CREATE TYPE "payload"."enum_releases_redirects_to_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_releases_redirects_match" AS ENUM('exact', 'prefix');
  CREATE TYPE "payload"."enum_releases_redirects_status" AS ENUM('301', '302', '307', '308');
  CREATE TYPE "payload"."enum_releases_publishat_tz" AS ENUM('Pacific/Midway', 'Pacific/Niue', 'Pacific/Honolulu', 'Pacific/Rarotonga', 'America/Anchorage', 'Pacific/Gambier', 'America/Los_Angeles', 'America/Tijuana', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/Guatemala', 'America/New_York', 'America/Bogota', 'America/Caracas', 'America/Santiago', 'America/Buenos_Aires', 'America/Sao_Paulo', 'Atlantic/South_Georgia', 'Atlantic/Azores', 'Atlantic/Cape_Verde', 'Europe/London', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Cairo', 'Europe/Moscow', 'Asia/Riyadh', 'Asia/Dubai', 'Asia/Baku', 'Asia/Karachi', 'Asia/Tashkent', 'Asia/Calcutta', 'Asia/Dhaka', 'Asia/Almaty', 'Asia/Jakarta', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Tokyo', 'Asia/Seoul', 'Australia/Brisbane', 'Australia/Sydney', 'Pacific/Guam', 'Pacific/Noumea', 'Pacific/Auckland', 'Pacific/Fiji');
  CREATE TYPE "payload"."enum_releases_state" AS ENUM('open', 'published', 'undone');
  CREATE TYPE "payload"."enum_experiments_goal_kind" AS ENUM('form', 'link');
  CREATE TYPE "payload"."enum_experiments_goal_form" AS ENUM('contact', 'newsletter', 'built');
  CREATE TYPE "payload"."enum_experiments_state" AS ENUM('draft', 'running', 'ended');
  CREATE TYPE "payload"."enum_audit_log_action" AS ENUM('publish', 'unpublish', 'release', 'undo', 'experiment', 'schedule', 'send', 'stop', 'submit', 'return', 'approve', 'share', 'trash', 'untrash', 'delete', 'restore', 'assign', 'export', 'import', 'role', 'account', 'sign-in', 'sign-in-failed', 'sign-in-limited', 'password', 'second-factor', 'security', 'email', 'session', 'key', 'assistant', 'webhook', 'backup');
  CREATE TYPE "payload"."enum_notifications_kind" AS ENUM('submitted', 'returned', 'published', 'commented', 'mentioned', 'replied', 'approved', 'assigned', 'webhook', 'account');
  CREATE TYPE "payload"."enum_design_reviews_state" AS ENUM('pending', 'kept', 'modified', 'deleted');
  CREATE TYPE "payload"."enum__design_reviews_v_version_state" AS ENUM('pending', 'kept', 'modified', 'deleted');
  CREATE TYPE "payload"."enum_webhooks_events" AS ENUM('content.published', 'content.unpublished', 'content.deleted', 'form.received');
  CREATE TYPE "payload"."enum_webhook_deliveries_state" AS ENUM('waiting', 'delivered', 'failed');
  CREATE TYPE "payload"."enum_api_keys_right" AS ENUM('read', 'draft', 'publish');
  CREATE TYPE "payload"."enum_users_no_mail" AS ENUM('submitted', 'returned', 'published', 'commented', 'mentioned', 'replied', 'approved', 'assigned', 'webhook', 'account');
  CREATE TYPE "payload"."enum_users_no_bell" AS ENUM('submitted', 'returned', 'published', 'commented', 'mentioned', 'replied', 'approved', 'assigned', 'webhook', 'account');
  CREATE TYPE "payload"."enum_users_role" AS ENUM('admin', 'editor', 'author', 'reviewer');
  CREATE TYPE "payload"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'check-links', 'schedulePublish');
  CREATE TYPE "payload"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "payload"."enum_payload_jobs_task_slug" AS ENUM('inline', 'check-links', 'schedulePublish');
  CREATE TYPE "payload"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_navigation_items_children_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_navigation_items_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_navigation_action_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__navigation_v_version_items_children_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__navigation_v_version_items_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__navigation_v_version_action_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_footer_columns_links_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_footer_legal_links_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__footer_v_version_columns_links_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__footer_v_version_legal_links_link_kind" AS ENUM('document', 'file', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_staff_security_second_factor_roles" AS ENUM('admin', 'editor', 'author', 'reviewer');
  CREATE TABLE "payload"."sign_in_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  CREATE TABLE "payload"."publishes" (
  	"written" bigserial PRIMARY KEY NOT NULL,
  	"id" bigint,
  	"tags" text[] NOT NULL,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "publishes_id_unique" UNIQUE("id")
  );
  
  CREATE TABLE "payload"."text_index" (
  	"place" varchar(64) NOT NULL,
  	"document" varchar(64) NOT NULL,
  	"version" varchar(16) NOT NULL,
  	"title" text NOT NULL,
  	"path" text NOT NULL,
  	"body" text NOT NULL,
  	"is_hidden" boolean DEFAULT false NOT NULL,
  	"editor" varchar(64),
  	"changed_at" timestamp with time zone NOT NULL,
  	"names" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case split_part("path", '/', 2) when 'de' then 'german'::regconfig else 'english'::regconfig end, "title" || ' ' || translate("path", '/-#', '   ')), 'A') || setweight(to_tsvector('simple', "title" || ' ' || translate("path", '/-#', '   ')), 'A')) STORED,
  	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector(case split_part("path", '/', 2) when 'de' then 'german'::regconfig else 'english'::regconfig end, "title" || ' ' || translate("path", '/-#', '   ')), 'A') || setweight(to_tsvector('simple', "title" || ' ' || translate("path", '/-#', '   ')), 'A') || setweight(to_tsvector(case split_part("path", '/', 2) when 'de' then 'german'::regconfig else 'english'::regconfig end, left("body", 200000)), 'C') || setweight(to_tsvector('simple', left("body", 200000)), 'D')) STORED,
  	CONSTRAINT "text_index_place_document_version_pk" PRIMARY KEY("place","document","version")
  );
  
  CREATE TABLE "payload"."pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"editorial_state" "payload"."enum_pages_editorial_state" DEFAULT 'writing',
  	"editorial_note" varchar,
  	"editorial_submitted_by_id" uuid,
  	"editorial_submitted_at" timestamp(3) with time zone,
  	"editorial_others_saved_at" timestamp(3) with time zone,
  	"editorial_form" varchar,
  	"last_editor_id" uuid,
  	"title" varchar,
  	"path" varchar,
  	"tree_key" varchar,
  	"variant_of_id" uuid,
  	"blocks" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_hide_from_search" boolean DEFAULT false,
  	"language" "payload"."enum_pages_language" DEFAULT 'en',
  	"translation_of_id" uuid,
  	"translated" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid
  );
  
  CREATE TABLE "payload"."_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_editorial_state" "payload"."enum__pages_v_version_editorial_state" DEFAULT 'writing',
  	"version_editorial_note" varchar,
  	"version_editorial_submitted_by_id" uuid,
  	"version_editorial_submitted_at" timestamp(3) with time zone,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version_last_editor_id" uuid,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_tree_key" varchar,
  	"version_variant_of_id" uuid,
  	"version_blocks" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_hide_from_search" boolean DEFAULT false,
  	"version_language" "payload"."enum__pages_v_version_language" DEFAULT 'en',
  	"version_translation_of_id" uuid,
  	"version_translated" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid
  );
  
  CREATE TABLE "payload"."industries_hero_readings" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "payload"."industries_challenge_chart_ticks" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar
  );
  
  CREATE TABLE "payload"."industries_challenge_chart_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"who" varchar,
  	"reading" varchar,
  	"from" numeric,
  	"to" numeric
  );
  
  CREATE TABLE "payload"."industries_capabilities_cards_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."industries_capabilities_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"text" varchar,
  	"points_label" varchar,
  	"figure" "payload"."enum_industries_capabilities_cards_figure",
  	"picture_id" uuid,
  	"has_link" boolean DEFAULT false,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_industries_capabilities_cards_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar
  );
  
  CREATE TABLE "payload"."industries_capabilities_practice" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."industries_architecture_dimensions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"figure" "payload"."enum_industries_architecture_dimensions_figure",
  	"picture_id" uuid
  );
  
  CREATE TABLE "payload"."industries_deployment_phases" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"duration" varchar,
  	"description" varchar,
  	"outcome" varchar
  );
  
  CREATE TABLE "payload"."industries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"editorial_state" "payload"."enum_industries_editorial_state" DEFAULT 'writing',
  	"editorial_note" varchar,
  	"editorial_submitted_by_id" uuid,
  	"editorial_submitted_at" timestamp(3) with time zone,
  	"editorial_others_saved_at" timestamp(3) with time zone,
  	"editorial_form" varchar,
  	"last_editor_id" uuid,
  	"title" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"order" numeric DEFAULT 100,
  	"figure" "payload"."enum_industries_figure",
  	"summary" varchar,
  	"picture_id" uuid,
  	"hero_heading" varchar,
  	"hero_highlight" varchar,
  	"hero_intro" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_kind" "payload"."enum_industries_hero_primary_kind" DEFAULT 'document',
  	"hero_primary_file_id" uuid,
  	"hero_primary_address" varchar,
  	"challenge_layout" "payload"."enum_industries_challenge_layout" DEFAULT 'split',
  	"challenge_lead" varchar,
  	"challenge_text" varchar,
  	"challenge_chart_caption" varchar,
  	"challenge_chart_seen_at" numeric,
  	"challenge_chart_seen_label" varchar DEFAULT 'enough to see it',
  	"challenge_chart_limit_at" numeric,
  	"challenge_chart_limit_label" varchar,
  	"capabilities_layout" "payload"."enum_industries_capabilities_layout" DEFAULT 'plate',
  	"capabilities_intro" varchar,
  	"architecture_layout" "payload"."enum_industries_architecture_layout" DEFAULT 'arc',
  	"architecture_heading" varchar,
  	"architecture_intro" varchar,
  	"deployment_layout" "payload"."enum_industries_deployment_layout" DEFAULT 'scale',
  	"deployment_heading" varchar,
  	"deployment_intro" varchar,
  	"next_heading" varchar,
  	"next_text" varchar,
  	"next_primary_label" varchar,
  	"next_primary_kind" "payload"."enum_industries_next_primary_kind" DEFAULT 'document',
  	"next_primary_file_id" uuid,
  	"next_primary_address" varchar,
  	"next_has_secondary" boolean DEFAULT false,
  	"next_secondary_label" varchar,
  	"next_secondary_kind" "payload"."enum_industries_next_secondary_kind" DEFAULT 'document',
  	"next_secondary_file_id" uuid,
  	"next_secondary_address" varchar,
  	"own_section" jsonb,
  	"own_section_after" "payload"."enum_industries_own_section_after" DEFAULT 'challenge',
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_hide_from_search" boolean DEFAULT false,
  	"language" "payload"."enum_industries_language" DEFAULT 'en',
  	"translation_of_id" uuid,
  	"translated" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_industries_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."industries_rels" (
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
  
  CREATE TABLE "payload"."_industries_v_version_hero_readings" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_industries_v_version_challenge_chart_ticks" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_industries_v_version_challenge_chart_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"who" varchar,
  	"reading" varchar,
  	"from" numeric,
  	"to" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_industries_v_version_capabilities_cards_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_industries_v_version_capabilities_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"subtitle" varchar,
  	"text" varchar,
  	"points_label" varchar,
  	"figure" "payload"."enum__industries_v_version_capabilities_cards_figure",
  	"picture_id" uuid,
  	"has_link" boolean DEFAULT false,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__industries_v_version_capabilities_cards_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_industries_v_version_capabilities_practice" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_industries_v_version_architecture_dimensions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"text" varchar,
  	"figure" "payload"."enum__industries_v_version_architecture_dimensions_figure",
  	"picture_id" uuid,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_industries_v_version_deployment_phases" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"duration" varchar,
  	"description" varchar,
  	"outcome" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_industries_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_editorial_state" "payload"."enum__industries_v_version_editorial_state" DEFAULT 'writing',
  	"version_editorial_note" varchar,
  	"version_editorial_submitted_by_id" uuid,
  	"version_editorial_submitted_at" timestamp(3) with time zone,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version_last_editor_id" uuid,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_figure" "payload"."enum__industries_v_version_figure",
  	"version_summary" varchar,
  	"version_picture_id" uuid,
  	"version_hero_heading" varchar,
  	"version_hero_highlight" varchar,
  	"version_hero_intro" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_kind" "payload"."enum__industries_v_version_hero_primary_kind" DEFAULT 'document',
  	"version_hero_primary_file_id" uuid,
  	"version_hero_primary_address" varchar,
  	"version_challenge_layout" "payload"."enum__industries_v_version_challenge_layout" DEFAULT 'split',
  	"version_challenge_lead" varchar,
  	"version_challenge_text" varchar,
  	"version_challenge_chart_caption" varchar,
  	"version_challenge_chart_seen_at" numeric,
  	"version_challenge_chart_seen_label" varchar DEFAULT 'enough to see it',
  	"version_challenge_chart_limit_at" numeric,
  	"version_challenge_chart_limit_label" varchar,
  	"version_capabilities_layout" "payload"."enum__industries_v_version_capabilities_layout" DEFAULT 'plate',
  	"version_capabilities_intro" varchar,
  	"version_architecture_layout" "payload"."enum__industries_v_version_architecture_layout" DEFAULT 'arc',
  	"version_architecture_heading" varchar,
  	"version_architecture_intro" varchar,
  	"version_deployment_layout" "payload"."enum__industries_v_version_deployment_layout" DEFAULT 'scale',
  	"version_deployment_heading" varchar,
  	"version_deployment_intro" varchar,
  	"version_next_heading" varchar,
  	"version_next_text" varchar,
  	"version_next_primary_label" varchar,
  	"version_next_primary_kind" "payload"."enum__industries_v_version_next_primary_kind" DEFAULT 'document',
  	"version_next_primary_file_id" uuid,
  	"version_next_primary_address" varchar,
  	"version_next_has_secondary" boolean DEFAULT false,
  	"version_next_secondary_label" varchar,
  	"version_next_secondary_kind" "payload"."enum__industries_v_version_next_secondary_kind" DEFAULT 'document',
  	"version_next_secondary_file_id" uuid,
  	"version_next_secondary_address" varchar,
  	"version_own_section" jsonb,
  	"version_own_section_after" "payload"."enum__industries_v_version_own_section_after" DEFAULT 'challenge',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_hide_from_search" boolean DEFAULT false,
  	"version_language" "payload"."enum__industries_v_version_language" DEFAULT 'en',
  	"version_translation_of_id" uuid,
  	"version_translated" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__industries_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."_industries_v_rels" (
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
  
  CREATE TABLE "payload"."jobs_what_you_do" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."jobs_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."jobs_nice_to_have" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."jobs_thrive" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"editorial_state" "payload"."enum_jobs_editorial_state" DEFAULT 'writing',
  	"editorial_note" varchar,
  	"editorial_submitted_by_id" uuid,
  	"editorial_submitted_at" timestamp(3) with time zone,
  	"editorial_others_saved_at" timestamp(3) with time zone,
  	"editorial_form" varchar,
  	"last_editor_id" uuid,
  	"title" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"location" varchar,
  	"department" varchar,
  	"employment_type" "payload"."enum_jobs_employment_type" DEFAULT 'FULL_TIME',
  	"level" varchar,
  	"reports_to" varchar,
  	"figure" "payload"."enum_jobs_figure",
  	"summary" varchar,
  	"about" varchar,
  	"note" varchar,
  	"date_posted" timestamp(3) with time zone,
  	"valid_through" timestamp(3) with time zone,
  	"remote" boolean DEFAULT false,
  	"place_locality" varchar DEFAULT 'Denver',
  	"place_region" varchar DEFAULT 'CO',
  	"place_country" varchar DEFAULT 'US',
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_hide_from_search" boolean DEFAULT false,
  	"language" "payload"."enum_jobs_language" DEFAULT 'en',
  	"translation_of_id" uuid,
  	"translated" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."jobs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid
  );
  
  CREATE TABLE "payload"."_jobs_v_version_what_you_do" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_jobs_v_version_requirements" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_jobs_v_version_nice_to_have" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_jobs_v_version_thrive" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_jobs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_editorial_state" "payload"."enum__jobs_v_version_editorial_state" DEFAULT 'writing',
  	"version_editorial_note" varchar,
  	"version_editorial_submitted_by_id" uuid,
  	"version_editorial_submitted_at" timestamp(3) with time zone,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version_last_editor_id" uuid,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_location" varchar,
  	"version_department" varchar,
  	"version_employment_type" "payload"."enum__jobs_v_version_employment_type" DEFAULT 'FULL_TIME',
  	"version_level" varchar,
  	"version_reports_to" varchar,
  	"version_figure" "payload"."enum__jobs_v_version_figure",
  	"version_summary" varchar,
  	"version_about" varchar,
  	"version_note" varchar,
  	"version_date_posted" timestamp(3) with time zone,
  	"version_valid_through" timestamp(3) with time zone,
  	"version_remote" boolean DEFAULT false,
  	"version_place_locality" varchar DEFAULT 'Denver',
  	"version_place_region" varchar DEFAULT 'CO',
  	"version_place_country" varchar DEFAULT 'US',
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_hide_from_search" boolean DEFAULT false,
  	"version_language" "payload"."enum__jobs_v_version_language" DEFAULT 'en',
  	"version_translation_of_id" uuid,
  	"version_translated" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__jobs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."_jobs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid
  );
  
  CREATE TABLE "payload"."leaders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"editorial_state" "payload"."enum_leaders_editorial_state" DEFAULT 'writing',
  	"editorial_note" varchar,
  	"editorial_submitted_by_id" uuid,
  	"editorial_submitted_at" timestamp(3) with time zone,
  	"editorial_others_saved_at" timestamp(3) with time zone,
  	"editorial_form" varchar,
  	"last_editor_id" uuid,
  	"name" varchar,
  	"title" varchar,
  	"portrait_id" uuid,
  	"order" numeric DEFAULT 100,
  	"short_bio" varchar,
  	"long_bio" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_leaders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_leaders_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_editorial_state" "payload"."enum__leaders_v_version_editorial_state" DEFAULT 'writing',
  	"version_editorial_note" varchar,
  	"version_editorial_submitted_by_id" uuid,
  	"version_editorial_submitted_at" timestamp(3) with time zone,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version_last_editor_id" uuid,
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_portrait_id" uuid,
  	"version_order" numeric DEFAULT 100,
  	"version_short_bio" varchar,
  	"version_long_bio" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__leaders_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."newsletter_issues_topics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."newsletter_issues" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"editorial_state" "payload"."enum_newsletter_issues_editorial_state" DEFAULT 'writing',
  	"editorial_note" varchar,
  	"editorial_submitted_by_id" uuid,
  	"editorial_submitted_at" timestamp(3) with time zone,
  	"editorial_others_saved_at" timestamp(3) with time zone,
  	"editorial_form" varchar,
  	"last_editor_id" uuid,
  	"title" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"number" numeric,
  	"date" timestamp(3) with time zone,
  	"summary" varchar,
  	"url" varchar,
  	"sections" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_hide_from_search" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_newsletter_issues_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."newsletter_issues_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid
  );
  
  CREATE TABLE "payload"."_newsletter_issues_v_version_topics" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_newsletter_issues_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_editorial_state" "payload"."enum__newsletter_issues_v_version_editorial_state" DEFAULT 'writing',
  	"version_editorial_note" varchar,
  	"version_editorial_submitted_by_id" uuid,
  	"version_editorial_submitted_at" timestamp(3) with time zone,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version_last_editor_id" uuid,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_number" numeric,
  	"version_date" timestamp(3) with time zone,
  	"version_summary" varchar,
  	"version_url" varchar,
  	"version_sections" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_hide_from_search" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__newsletter_issues_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."_newsletter_issues_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid
  );
  
  CREATE TABLE "payload"."partnership_phases" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"editorial_state" "payload"."enum_partnership_phases_editorial_state" DEFAULT 'writing',
  	"editorial_note" varchar,
  	"editorial_submitted_by_id" uuid,
  	"editorial_submitted_at" timestamp(3) with time zone,
  	"editorial_others_saved_at" timestamp(3) with time zone,
  	"editorial_form" varchar,
  	"last_editor_id" uuid,
  	"number" numeric,
  	"title" varchar,
  	"duration" varchar,
  	"description" varchar,
  	"outcome" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_partnership_phases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_partnership_phases_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_editorial_state" "payload"."enum__partnership_phases_v_version_editorial_state" DEFAULT 'writing',
  	"version_editorial_note" varchar,
  	"version_editorial_submitted_by_id" uuid,
  	"version_editorial_submitted_at" timestamp(3) with time zone,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version_last_editor_id" uuid,
  	"version_number" numeric,
  	"version_title" varchar,
  	"version_duration" varchar,
  	"version_description" varchar,
  	"version_outcome" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__partnership_phases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."legal_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"editorial_state" "payload"."enum_legal_pages_editorial_state" DEFAULT 'writing',
  	"editorial_note" varchar,
  	"editorial_submitted_by_id" uuid,
  	"editorial_submitted_at" timestamp(3) with time zone,
  	"editorial_others_saved_at" timestamp(3) with time zone,
  	"editorial_form" varchar,
  	"last_editor_id" uuid,
  	"title" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"effective_date" timestamp(3) with time zone,
  	"intro" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" uuid,
  	"meta_hide_from_search" boolean DEFAULT false,
  	"language" "payload"."enum_legal_pages_language" DEFAULT 'en',
  	"translation_of_id" uuid,
  	"translated" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "payload"."enum_legal_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."legal_pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid
  );
  
  CREATE TABLE "payload"."_legal_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_editorial_state" "payload"."enum__legal_pages_v_version_editorial_state" DEFAULT 'writing',
  	"version_editorial_note" varchar,
  	"version_editorial_submitted_by_id" uuid,
  	"version_editorial_submitted_at" timestamp(3) with time zone,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version_last_editor_id" uuid,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_effective_date" timestamp(3) with time zone,
  	"version_intro" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" uuid,
  	"version_meta_hide_from_search" boolean DEFAULT false,
  	"version_language" "payload"."enum__legal_pages_v_version_language" DEFAULT 'en',
  	"version_translation_of_id" uuid,
  	"version_translated" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__legal_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."_legal_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"industries_id" uuid
  );
  
  CREATE TABLE "payload"."languages_texts_outside_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" varchar,
  	"name" varchar,
  	"purpose" varchar
  );
  
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
  
  CREATE TABLE "payload"."_languages_v_version_texts_outside_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"service" varchar,
  	"name" varchar,
  	"purpose" varchar,
  	"_uuid" varchar
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
  
  CREATE TABLE "payload"."media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar,
  	"decorative" boolean DEFAULT false,
  	"surface" "payload"."enum_media_surface",
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"folder_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w480_url" varchar,
  	"sizes_w480_width" numeric,
  	"sizes_w480_height" numeric,
  	"sizes_w480_mime_type" varchar,
  	"sizes_w480_filesize" numeric,
  	"sizes_w480_filename" varchar,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_w1600_url" varchar,
  	"sizes_w1600_width" numeric,
  	"sizes_w1600_height" numeric,
  	"sizes_w1600_mime_type" varchar,
  	"sizes_w1600_filesize" numeric,
  	"sizes_w1600_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_jpeg1200_url" varchar,
  	"sizes_jpeg1200_width" numeric,
  	"sizes_jpeg1200_height" numeric,
  	"sizes_jpeg1200_mime_type" varchar,
  	"sizes_jpeg1200_filesize" numeric,
  	"sizes_jpeg1200_filename" varchar
  );
  
  CREATE TABLE "payload"."media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."patterns" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"blocks" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."forms" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"fields" jsonb NOT NULL,
  	"submit_label" varchar DEFAULT 'Send' NOT NULL,
  	"thanks_kind" "payload"."enum_forms_thanks_kind" DEFAULT 'text' NOT NULL,
  	"thanks_text" varchar DEFAULT 'We have received your entries and will get back to you.',
  	"thanks_page_id" uuid,
  	"confirmation_send" boolean,
  	"confirmation_subject" varchar,
  	"confirmation_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "payload"."redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to_label" varchar NOT NULL,
  	"to_kind" "payload"."enum_redirects_to_kind" DEFAULT 'document' NOT NULL,
  	"to_file_id" uuid,
  	"to_address" varchar,
  	"match" "payload"."enum_redirects_match" DEFAULT 'exact' NOT NULL,
  	"status" "payload"."enum_redirects_status" DEFAULT '301' NOT NULL,
  	"hits" numeric DEFAULT 0,
  	"last_hit" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."redirects_rels" (
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
  	"bases" jsonb,
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
  	"legal_pages_id" uuid,
  	"languages_id" uuid
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
  	"legal_pages_id" uuid,
  	"languages_id" uuid,
  	"releases_id" uuid
  );
  
  CREATE TABLE "payload"."approvals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
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
  	"legal_pages_id" uuid,
  	"languages_id" uuid,
  	"releases_id" uuid
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
  	"languages_id" uuid,
  	"releases_id" uuid
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
  	"legal_pages_id" uuid,
  	"languages_id" uuid
  );
  
  CREATE TABLE "payload"."page_statistics" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"day" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"variant" varchar DEFAULT '',
  	"views" numeric DEFAULT 0 NOT NULL,
  	"contacts" numeric DEFAULT 0 NOT NULL,
  	"bookings" numeric DEFAULT 0 NOT NULL,
  	"goals" numeric DEFAULT 0 NOT NULL,
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
  
  CREATE TABLE "payload"."notifications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reader_id" uuid,
  	"kind" "payload"."enum_notifications_kind" NOT NULL,
  	"who" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" varchar NOT NULL,
  	"note" varchar,
  	"answer_id" uuid,
  	"comment_id" uuid,
  	"is_shown" boolean DEFAULT true,
  	"read_at" timestamp(3) with time zone,
  	"mail_due_at" timestamp(3) with time zone,
  	"mail_attempts" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."design_reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"element" varchar NOT NULL,
  	"state" "payload"."enum_design_reviews_state" DEFAULT 'pending' NOT NULL,
  	"note" varchar,
  	"hash" varchar,
  	"reviewer_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."_design_reviews_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_element" varchar NOT NULL,
  	"version_state" "payload"."enum__design_reviews_v_version_state" DEFAULT 'pending' NOT NULL,
  	"version_note" varchar,
  	"version_hash" varchar,
  	"version_reviewer_id" uuid,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."webhooks_events" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "payload"."enum_webhooks_events",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload"."webhooks" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"is_on" boolean DEFAULT true,
  	"off_reason" varchar,
  	"failing_since" timestamp(3) with time zone,
  	"secret_revision" numeric DEFAULT 0,
  	"secret_changed_at" timestamp(3) with time zone,
  	"forms_seen_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."webhook_deliveries" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"webhook_id" uuid,
  	"type" varchar NOT NULL,
  	"state" "payload"."enum_webhook_deliveries_state" NOT NULL,
  	"attempts" numeric NOT NULL,
  	"status" numeric,
  	"error" varchar,
  	"due_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"event" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."api_keys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"right" "payload"."enum_api_keys_right" NOT NULL,
  	"digest" varchar NOT NULL,
  	"start" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"last_used_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"created_by_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."users_no_mail" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "payload"."enum_users_no_mail",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload"."users_no_bell" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "payload"."enum_users_no_bell",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"device" varchar,
  	"method" varchar,
  	"last_used_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "payload"."users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "payload"."enum_users_role" DEFAULT 'author' NOT NULL,
  	"invited_at" timestamp(3) with time zone,
  	"sso_identity" varchar,
  	"access_ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."second_factors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"account" varchar NOT NULL,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"recovery_codes" jsonb NOT NULL,
  	"revision" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  
  CREATE TABLE "payload"."payload_folders" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."payload_locked_documents_rels" (
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
  	"languages_id" uuid,
  	"media_id" uuid,
  	"patterns_id" uuid,
  	"forms_id" uuid,
  	"redirects_id" uuid,
  	"releases_id" uuid,
  	"preview_links_id" uuid,
  	"approvals_id" uuid,
  	"broken_links_id" uuid,
  	"page_statistics_id" uuid,
  	"audit_log_id" uuid,
  	"design_reviews_id" uuid,
  	"users_id" uuid,
  	"payload_folders_id" uuid
  );
  
  CREATE TABLE "payload"."payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "payload"."payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
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
  
  CREATE TABLE "payload"."site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "payload"."site_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"last_editor_id" uuid,
  	"name" varchar,
  	"tagline" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"city" varchar,
  	"calendar_address" varchar,
  	"security_contact" varchar,
  	"count_visits" boolean DEFAULT true,
  	"privacy_page_id" uuid,
  	"default_seo_title" varchar,
  	"default_seo_description" varchar,
  	"editorial_others_saved_at" timestamp(3) with time zone,
  	"editorial_form" varchar,
  	"_status" "payload"."enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  
  CREATE TABLE "payload"."_site_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_site_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_last_editor_id" uuid,
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_city" varchar,
  	"version_calendar_address" varchar,
  	"version_security_contact" varchar,
  	"version_count_visits" boolean DEFAULT true,
  	"version_privacy_page_id" uuid,
  	"version_default_seo_title" varchar,
  	"version_default_seo_description" varchar,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version__status" "payload"."enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."navigation_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_navigation_items_children_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"also_current_for" varchar
  );
  
  CREATE TABLE "payload"."navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_navigation_items_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"also_current_for" varchar
  );
  
  CREATE TABLE "payload"."navigation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"last_editor_id" uuid,
  	"action_label" varchar,
  	"action_kind" "payload"."enum_navigation_action_kind" DEFAULT 'document',
  	"action_file_id" uuid,
  	"action_address" varchar,
  	"editorial_others_saved_at" timestamp(3) with time zone,
  	"editorial_form" varchar,
  	"_status" "payload"."enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."navigation_rels" (
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
  
  CREATE TABLE "payload"."_navigation_v_version_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__navigation_v_version_items_children_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"also_current_for" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_navigation_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__navigation_v_version_items_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"also_current_for" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_navigation_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_last_editor_id" uuid,
  	"version_action_label" varchar,
  	"version_action_kind" "payload"."enum__navigation_v_version_action_kind" DEFAULT 'document',
  	"version_action_file_id" uuid,
  	"version_action_address" varchar,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version__status" "payload"."enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."_navigation_v_rels" (
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
  
  CREATE TABLE "payload"."footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_footer_columns_links_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar
  );
  
  CREATE TABLE "payload"."footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "payload"."footer_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_footer_legal_links_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar
  );
  
  CREATE TABLE "payload"."footer" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"last_editor_id" uuid,
  	"copyright_year" numeric DEFAULT 2025,
  	"show_account" boolean DEFAULT true,
  	"editorial_others_saved_at" timestamp(3) with time zone,
  	"editorial_form" varchar,
  	"_status" "payload"."enum_footer_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."footer_rels" (
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
  
  CREATE TABLE "payload"."_footer_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__footer_v_version_columns_links_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_footer_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_footer_v_version_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__footer_v_version_legal_links_link_kind" DEFAULT 'document',
  	"link_file_id" uuid,
  	"link_address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_footer_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_last_editor_id" uuid,
  	"version_copyright_year" numeric DEFAULT 2025,
  	"version_show_account" boolean DEFAULT true,
  	"version_editorial_others_saved_at" timestamp(3) with time zone,
  	"version_editorial_form" varchar,
  	"version__status" "payload"."enum__footer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."_footer_v_rels" (
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
  
  CREATE TABLE "payload"."approval_rules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"needs_resolved_comments" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."staff_security_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "payload"."enum_staff_security_second_factor_roles",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload"."staff_security" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload"."payload_jobs_stats" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_variant_of_id_pages_id_fk" FOREIGN KEY ("variant_of_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_translation_of_id_pages_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."pages_rels" ADD CONSTRAINT "pages_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_version_variant_of_id_pages_id_fk" FOREIGN KEY ("version_variant_of_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_version_translation_of_id_pages_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_hero_readings" ADD CONSTRAINT "industries_hero_readings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_challenge_chart_ticks" ADD CONSTRAINT "industries_challenge_chart_ticks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_challenge_chart_rows" ADD CONSTRAINT "industries_challenge_chart_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_capabilities_cards_points" ADD CONSTRAINT "industries_capabilities_cards_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries_capabilities_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_capabilities_cards" ADD CONSTRAINT "industries_capabilities_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries_capabilities_cards" ADD CONSTRAINT "industries_capabilities_cards_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries_capabilities_cards" ADD CONSTRAINT "industries_capabilities_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_capabilities_practice" ADD CONSTRAINT "industries_capabilities_practice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_architecture_dimensions" ADD CONSTRAINT "industries_architecture_dimensions_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries_architecture_dimensions" ADD CONSTRAINT "industries_architecture_dimensions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_deployment_phases" ADD CONSTRAINT "industries_deployment_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_hero_primary_file_id_media_id_fk" FOREIGN KEY ("hero_primary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_next_primary_file_id_media_id_fk" FOREIGN KEY ("next_primary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_next_secondary_file_id_media_id_fk" FOREIGN KEY ("next_secondary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_translation_of_id_industries_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "payload"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_hero_readings" ADD CONSTRAINT "_industries_v_version_hero_readings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_challenge_chart_ticks" ADD CONSTRAINT "_industries_v_version_challenge_chart_ticks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_challenge_chart_rows" ADD CONSTRAINT "_industries_v_version_challenge_chart_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards_points" ADD CONSTRAINT "_industries_v_version_capabilities_cards_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v_version_capabilities_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ADD CONSTRAINT "_industries_v_version_capabilities_cards_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ADD CONSTRAINT "_industries_v_version_capabilities_cards_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ADD CONSTRAINT "_industries_v_version_capabilities_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_capabilities_practice" ADD CONSTRAINT "_industries_v_version_capabilities_practice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_architecture_dimensions" ADD CONSTRAINT "_industries_v_version_architecture_dimensions_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_architecture_dimensions" ADD CONSTRAINT "_industries_v_version_architecture_dimensions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_deployment_phases" ADD CONSTRAINT "_industries_v_version_deployment_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_hero_primary_file_id_media_id_fk" FOREIGN KEY ("version_hero_primary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_next_primary_file_id_media_id_fk" FOREIGN KEY ("version_next_primary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_next_secondary_file_id_media_id_fk" FOREIGN KEY ("version_next_secondary_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_translation_of_id_industries_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "payload"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_what_you_do" ADD CONSTRAINT "jobs_what_you_do_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_requirements" ADD CONSTRAINT "jobs_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_nice_to_have" ADD CONSTRAINT "jobs_nice_to_have_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_thrive" ADD CONSTRAINT "jobs_thrive_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs" ADD CONSTRAINT "jobs_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."jobs" ADD CONSTRAINT "jobs_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."jobs" ADD CONSTRAINT "jobs_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."jobs" ADD CONSTRAINT "jobs_translation_of_id_jobs_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "payload"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."jobs_rels" ADD CONSTRAINT "jobs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_rels" ADD CONSTRAINT "jobs_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_rels" ADD CONSTRAINT "jobs_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_version_what_you_do" ADD CONSTRAINT "_jobs_v_version_what_you_do_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_version_requirements" ADD CONSTRAINT "_jobs_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_version_nice_to_have" ADD CONSTRAINT "_jobs_v_version_nice_to_have_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_version_thrive" ADD CONSTRAINT "_jobs_v_version_thrive_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_version_translation_of_id_jobs_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "payload"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."leaders" ADD CONSTRAINT "leaders_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."leaders" ADD CONSTRAINT "leaders_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."leaders" ADD CONSTRAINT "leaders_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_leaders_v" ADD CONSTRAINT "_leaders_v_parent_id_leaders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_leaders_v" ADD CONSTRAINT "_leaders_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_leaders_v" ADD CONSTRAINT "_leaders_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_leaders_v" ADD CONSTRAINT "_leaders_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues_topics" ADD CONSTRAINT "newsletter_issues_topics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues" ADD CONSTRAINT "newsletter_issues_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues" ADD CONSTRAINT "newsletter_issues_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues" ADD CONSTRAINT "newsletter_issues_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues_rels" ADD CONSTRAINT "newsletter_issues_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v_version_topics" ADD CONSTRAINT "_newsletter_issues_v_version_topics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_parent_id_newsletter_issues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v_rels" ADD CONSTRAINT "_newsletter_issues_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."partnership_phases" ADD CONSTRAINT "partnership_phases_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."partnership_phases" ADD CONSTRAINT "partnership_phases_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_partnership_phases_v" ADD CONSTRAINT "_partnership_phases_v_parent_id_partnership_phases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_partnership_phases_v" ADD CONSTRAINT "_partnership_phases_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_partnership_phases_v" ADD CONSTRAINT "_partnership_phases_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages" ADD CONSTRAINT "legal_pages_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages" ADD CONSTRAINT "legal_pages_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages" ADD CONSTRAINT "legal_pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages" ADD CONSTRAINT "legal_pages_translation_of_id_legal_pages_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "payload"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages_rels" ADD CONSTRAINT "legal_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages_rels" ADD CONSTRAINT "legal_pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages_rels" ADD CONSTRAINT "legal_pages_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_editorial_submitted_by_id_users_id_fk" FOREIGN KEY ("version_editorial_submitted_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_translation_of_id_legal_pages_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "payload"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v_rels" ADD CONSTRAINT "_legal_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v_rels" ADD CONSTRAINT "_legal_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v_rels" ADD CONSTRAINT "_legal_pages_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."languages_texts_outside_services" ADD CONSTRAINT "languages_texts_outside_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload"."_languages_v_version_texts_outside_services" ADD CONSTRAINT "_languages_v_version_texts_outside_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_languages_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload"."media" ADD CONSTRAINT "media_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "payload"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."forms" ADD CONSTRAINT "forms_thanks_page_id_pages_id_fk" FOREIGN KEY ("thanks_page_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."redirects" ADD CONSTRAINT "redirects_to_file_id_media_id_fk" FOREIGN KEY ("to_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload"."releases_rels" ADD CONSTRAINT "releases_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."experiments_variants" ADD CONSTRAINT "experiments_variants_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."experiments_variants" ADD CONSTRAINT "experiments_variants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."experiments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."experiments" ADD CONSTRAINT "experiments_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."experiments" ADD CONSTRAINT "experiments_goal_built_form_id_forms_id_fk" FOREIGN KEY ("goal_built_form_id") REFERENCES "payload"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."preview_links" ADD CONSTRAINT "preview_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_partnership_phases_fk" FOREIGN KEY ("partnership_phases_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."preview_links_rels" ADD CONSTRAINT "preview_links_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals" ADD CONSTRAINT "approvals_link_id_preview_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "payload"."preview_links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."approvals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_partnership_phases_fk" FOREIGN KEY ("partnership_phases_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."approvals_rels" ADD CONSTRAINT "approvals_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."comments_rels" ADD CONSTRAINT "comments_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."broken_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_partnership_phases_fk" FOREIGN KEY ("partnership_phases_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."broken_links_rels" ADD CONSTRAINT "broken_links_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."audit_log" ADD CONSTRAINT "audit_log_who_id_users_id_fk" FOREIGN KEY ("who_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."notifications" ADD CONSTRAINT "notifications_reader_id_users_id_fk" FOREIGN KEY ("reader_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."notifications" ADD CONSTRAINT "notifications_answer_id_approvals_id_fk" FOREIGN KEY ("answer_id") REFERENCES "payload"."approvals"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."notifications" ADD CONSTRAINT "notifications_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "payload"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."design_reviews" ADD CONSTRAINT "design_reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_design_reviews_v" ADD CONSTRAINT "_design_reviews_v_parent_id_design_reviews_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."design_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_design_reviews_v" ADD CONSTRAINT "_design_reviews_v_version_reviewer_id_users_id_fk" FOREIGN KEY ("version_reviewer_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."webhooks_events" ADD CONSTRAINT "webhooks_events_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "payload"."webhooks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."api_keys" ADD CONSTRAINT "api_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."users_no_mail" ADD CONSTRAINT "users_no_mail_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."users_no_bell" ADD CONSTRAINT "users_no_bell_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_folders" ADD CONSTRAINT "payload_folders_folder_id_payload_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "payload"."payload_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partnership_phases_fk" FOREIGN KEY ("partnership_phases_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_languages_fk" FOREIGN KEY ("languages_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "payload"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_patterns_fk" FOREIGN KEY ("patterns_id") REFERENCES "payload"."patterns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "payload"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "payload"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "payload"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_preview_links_fk" FOREIGN KEY ("preview_links_id") REFERENCES "payload"."preview_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_approvals_fk" FOREIGN KEY ("approvals_id") REFERENCES "payload"."approvals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_broken_links_fk" FOREIGN KEY ("broken_links_id") REFERENCES "payload"."broken_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_statistics_fk" FOREIGN KEY ("page_statistics_id") REFERENCES "payload"."page_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_log_fk" FOREIGN KEY ("audit_log_id") REFERENCES "payload"."audit_log"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_design_reviews_fk" FOREIGN KEY ("design_reviews_id") REFERENCES "payload"."design_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "payload"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payload_folders_fk" FOREIGN KEY ("payload_folders_id") REFERENCES "payload"."payload_folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "payload"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."service_connections" ADD CONSTRAINT "service_connections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."site_settings_outside_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."site_settings_outside_services" ADD CONSTRAINT "site_settings_outside_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."site_settings" ADD CONSTRAINT "site_settings_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."site_settings" ADD CONSTRAINT "site_settings_privacy_page_id_legal_pages_id_fk" FOREIGN KEY ("privacy_page_id") REFERENCES "payload"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_service_connections_v" ADD CONSTRAINT "_service_connections_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_site_settings_v_version_outside_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_site_settings_v_version_outside_services" ADD CONSTRAINT "_site_settings_v_version_outside_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_site_settings_v_version_social_links" ADD CONSTRAINT "_site_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_privacy_page_id_legal_pages_id_fk" FOREIGN KEY ("version_privacy_page_id") REFERENCES "payload"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."navigation_items_children" ADD CONSTRAINT "navigation_items_children_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."navigation_items_children" ADD CONSTRAINT "navigation_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_items" ADD CONSTRAINT "navigation_items_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."navigation_items" ADD CONSTRAINT "navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation" ADD CONSTRAINT "navigation_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."navigation" ADD CONSTRAINT "navigation_action_file_id_media_id_fk" FOREIGN KEY ("action_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_items_children" ADD CONSTRAINT "_navigation_v_version_items_children_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_items_children" ADD CONSTRAINT "_navigation_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_navigation_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v" ADD CONSTRAINT "_navigation_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v" ADD CONSTRAINT "_navigation_v_version_action_file_id_media_id_fk" FOREIGN KEY ("version_action_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."footer_legal_links" ADD CONSTRAINT "footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer" ADD CONSTRAINT "footer_last_editor_id_users_id_fk" FOREIGN KEY ("last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v" ADD CONSTRAINT "_footer_v_version_last_editor_id_users_id_fk" FOREIGN KEY ("version_last_editor_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."staff_security_second_factor_roles" ADD CONSTRAINT "staff_security_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."staff_security"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "text_index_names" ON "payload"."text_index" USING gin ("names") WITH (fastupdate=false);
  CREATE INDEX "text_index_words" ON "payload"."text_index" USING gin ("words") WITH (fastupdate=false);
  CREATE INDEX "text_index_changed_at" ON "payload"."text_index" USING btree ("version","changed_at");
  CREATE INDEX "pages_editorial_editorial_submitted_by_idx" ON "payload"."pages" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "pages_last_editor_idx" ON "payload"."pages" USING btree ("last_editor_id");
  CREATE UNIQUE INDEX "pages_path_idx" ON "payload"."pages" USING btree ("path");
  CREATE INDEX "pages_tree_key_idx" ON "payload"."pages" USING btree ("tree_key");
  CREATE INDEX "pages_variant_of_idx" ON "payload"."pages" USING btree ("variant_of_id");
  CREATE INDEX "pages_meta_meta_image_idx" ON "payload"."pages" USING btree ("meta_image_id");
  CREATE INDEX "pages_language_idx" ON "payload"."pages" USING btree ("language");
  CREATE INDEX "pages_translation_of_idx" ON "payload"."pages" USING btree ("translation_of_id");
  CREATE INDEX "pages_updated_at_idx" ON "payload"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "payload"."pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "payload"."pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "payload"."pages" USING btree ("_status");
  CREATE INDEX "pages_rels_order_idx" ON "payload"."pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "payload"."pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "payload"."pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_pages_id_idx" ON "payload"."pages_rels" USING btree ("pages_id");
  CREATE INDEX "pages_rels_industries_id_idx" ON "payload"."pages_rels" USING btree ("industries_id");
  CREATE INDEX "_pages_v_parent_idx" ON "payload"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_editorial_version_editorial_submitted_b_idx" ON "payload"."_pages_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_pages_v_version_version_last_editor_idx" ON "payload"."_pages_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "payload"."_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_tree_key_idx" ON "payload"."_pages_v" USING btree ("version_tree_key");
  CREATE INDEX "_pages_v_version_version_variant_of_idx" ON "payload"."_pages_v" USING btree ("version_variant_of_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "payload"."_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_pages_v_version_version_language_idx" ON "payload"."_pages_v" USING btree ("version_language");
  CREATE INDEX "_pages_v_version_version_translation_of_idx" ON "payload"."_pages_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "payload"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "payload"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "payload"."_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "payload"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "payload"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "payload"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "payload"."_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "payload"."_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_rels_order_idx" ON "payload"."_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "payload"."_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "payload"."_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_pages_id_idx" ON "payload"."_pages_v_rels" USING btree ("pages_id");
  CREATE INDEX "_pages_v_rels_industries_id_idx" ON "payload"."_pages_v_rels" USING btree ("industries_id");
  CREATE INDEX "industries_hero_readings_order_idx" ON "payload"."industries_hero_readings" USING btree ("_order");
  CREATE INDEX "industries_hero_readings_parent_id_idx" ON "payload"."industries_hero_readings" USING btree ("_parent_id");
  CREATE INDEX "industries_challenge_chart_ticks_order_idx" ON "payload"."industries_challenge_chart_ticks" USING btree ("_order");
  CREATE INDEX "industries_challenge_chart_ticks_parent_id_idx" ON "payload"."industries_challenge_chart_ticks" USING btree ("_parent_id");
  CREATE INDEX "industries_challenge_chart_rows_order_idx" ON "payload"."industries_challenge_chart_rows" USING btree ("_order");
  CREATE INDEX "industries_challenge_chart_rows_parent_id_idx" ON "payload"."industries_challenge_chart_rows" USING btree ("_parent_id");
  CREATE INDEX "industries_capabilities_cards_points_order_idx" ON "payload"."industries_capabilities_cards_points" USING btree ("_order");
  CREATE INDEX "industries_capabilities_cards_points_parent_id_idx" ON "payload"."industries_capabilities_cards_points" USING btree ("_parent_id");
  CREATE INDEX "industries_capabilities_cards_order_idx" ON "payload"."industries_capabilities_cards" USING btree ("_order");
  CREATE INDEX "industries_capabilities_cards_parent_id_idx" ON "payload"."industries_capabilities_cards" USING btree ("_parent_id");
  CREATE INDEX "industries_capabilities_cards_picture_idx" ON "payload"."industries_capabilities_cards" USING btree ("picture_id");
  CREATE INDEX "industries_capabilities_cards_link_link_file_idx" ON "payload"."industries_capabilities_cards" USING btree ("link_file_id");
  CREATE INDEX "industries_capabilities_practice_order_idx" ON "payload"."industries_capabilities_practice" USING btree ("_order");
  CREATE INDEX "industries_capabilities_practice_parent_id_idx" ON "payload"."industries_capabilities_practice" USING btree ("_parent_id");
  CREATE INDEX "industries_architecture_dimensions_order_idx" ON "payload"."industries_architecture_dimensions" USING btree ("_order");
  CREATE INDEX "industries_architecture_dimensions_parent_id_idx" ON "payload"."industries_architecture_dimensions" USING btree ("_parent_id");
  CREATE INDEX "industries_architecture_dimensions_picture_idx" ON "payload"."industries_architecture_dimensions" USING btree ("picture_id");
  CREATE INDEX "industries_deployment_phases_order_idx" ON "payload"."industries_deployment_phases" USING btree ("_order");
  CREATE INDEX "industries_deployment_phases_parent_id_idx" ON "payload"."industries_deployment_phases" USING btree ("_parent_id");
  CREATE INDEX "industries_editorial_editorial_submitted_by_idx" ON "payload"."industries" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "industries_last_editor_idx" ON "payload"."industries" USING btree ("last_editor_id");
  CREATE INDEX "industries_slug_idx" ON "payload"."industries" USING btree ("slug");
  CREATE UNIQUE INDEX "industries_path_idx" ON "payload"."industries" USING btree ("path");
  CREATE INDEX "industries_picture_idx" ON "payload"."industries" USING btree ("picture_id");
  CREATE INDEX "industries_hero_primary_hero_primary_file_idx" ON "payload"."industries" USING btree ("hero_primary_file_id");
  CREATE INDEX "industries_next_primary_next_primary_file_idx" ON "payload"."industries" USING btree ("next_primary_file_id");
  CREATE INDEX "industries_next_secondary_next_secondary_file_idx" ON "payload"."industries" USING btree ("next_secondary_file_id");
  CREATE INDEX "industries_meta_meta_image_idx" ON "payload"."industries" USING btree ("meta_image_id");
  CREATE INDEX "industries_language_idx" ON "payload"."industries" USING btree ("language");
  CREATE INDEX "industries_translation_of_idx" ON "payload"."industries" USING btree ("translation_of_id");
  CREATE INDEX "industries_updated_at_idx" ON "payload"."industries" USING btree ("updated_at");
  CREATE INDEX "industries_created_at_idx" ON "payload"."industries" USING btree ("created_at");
  CREATE INDEX "industries_deleted_at_idx" ON "payload"."industries" USING btree ("deleted_at");
  CREATE INDEX "industries__status_idx" ON "payload"."industries" USING btree ("_status");
  CREATE INDEX "industries_rels_order_idx" ON "payload"."industries_rels" USING btree ("order");
  CREATE INDEX "industries_rels_parent_idx" ON "payload"."industries_rels" USING btree ("parent_id");
  CREATE INDEX "industries_rels_path_idx" ON "payload"."industries_rels" USING btree ("path");
  CREATE INDEX "industries_rels_pages_id_idx" ON "payload"."industries_rels" USING btree ("pages_id");
  CREATE INDEX "industries_rels_industries_id_idx" ON "payload"."industries_rels" USING btree ("industries_id");
  CREATE INDEX "industries_rels_jobs_id_idx" ON "payload"."industries_rels" USING btree ("jobs_id");
  CREATE INDEX "industries_rels_newsletter_issues_id_idx" ON "payload"."industries_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "industries_rels_legal_pages_id_idx" ON "payload"."industries_rels" USING btree ("legal_pages_id");
  CREATE INDEX "_industries_v_version_hero_readings_order_idx" ON "payload"."_industries_v_version_hero_readings" USING btree ("_order");
  CREATE INDEX "_industries_v_version_hero_readings_parent_id_idx" ON "payload"."_industries_v_version_hero_readings" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_challenge_chart_ticks_order_idx" ON "payload"."_industries_v_version_challenge_chart_ticks" USING btree ("_order");
  CREATE INDEX "_industries_v_version_challenge_chart_ticks_parent_id_idx" ON "payload"."_industries_v_version_challenge_chart_ticks" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_challenge_chart_rows_order_idx" ON "payload"."_industries_v_version_challenge_chart_rows" USING btree ("_order");
  CREATE INDEX "_industries_v_version_challenge_chart_rows_parent_id_idx" ON "payload"."_industries_v_version_challenge_chart_rows" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_capabilities_cards_points_order_idx" ON "payload"."_industries_v_version_capabilities_cards_points" USING btree ("_order");
  CREATE INDEX "_industries_v_version_capabilities_cards_points_parent_id_idx" ON "payload"."_industries_v_version_capabilities_cards_points" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_capabilities_cards_order_idx" ON "payload"."_industries_v_version_capabilities_cards" USING btree ("_order");
  CREATE INDEX "_industries_v_version_capabilities_cards_parent_id_idx" ON "payload"."_industries_v_version_capabilities_cards" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_capabilities_cards_picture_idx" ON "payload"."_industries_v_version_capabilities_cards" USING btree ("picture_id");
  CREATE INDEX "_industries_v_version_capabilities_cards_link_link_file_idx" ON "payload"."_industries_v_version_capabilities_cards" USING btree ("link_file_id");
  CREATE INDEX "_industries_v_version_capabilities_practice_order_idx" ON "payload"."_industries_v_version_capabilities_practice" USING btree ("_order");
  CREATE INDEX "_industries_v_version_capabilities_practice_parent_id_idx" ON "payload"."_industries_v_version_capabilities_practice" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_architecture_dimensions_order_idx" ON "payload"."_industries_v_version_architecture_dimensions" USING btree ("_order");
  CREATE INDEX "_industries_v_version_architecture_dimensions_parent_id_idx" ON "payload"."_industries_v_version_architecture_dimensions" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_architecture_dimensions_picture_idx" ON "payload"."_industries_v_version_architecture_dimensions" USING btree ("picture_id");
  CREATE INDEX "_industries_v_version_deployment_phases_order_idx" ON "payload"."_industries_v_version_deployment_phases" USING btree ("_order");
  CREATE INDEX "_industries_v_version_deployment_phases_parent_id_idx" ON "payload"."_industries_v_version_deployment_phases" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_parent_idx" ON "payload"."_industries_v" USING btree ("parent_id");
  CREATE INDEX "_industries_v_version_editorial_version_editorial_submit_idx" ON "payload"."_industries_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_industries_v_version_version_last_editor_idx" ON "payload"."_industries_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_industries_v_version_version_slug_idx" ON "payload"."_industries_v" USING btree ("version_slug");
  CREATE INDEX "_industries_v_version_version_path_idx" ON "payload"."_industries_v" USING btree ("version_path");
  CREATE INDEX "_industries_v_version_version_picture_idx" ON "payload"."_industries_v" USING btree ("version_picture_id");
  CREATE INDEX "_industries_v_version_hero_primary_version_hero_primary__idx" ON "payload"."_industries_v" USING btree ("version_hero_primary_file_id");
  CREATE INDEX "_industries_v_version_next_primary_version_next_primary__idx" ON "payload"."_industries_v" USING btree ("version_next_primary_file_id");
  CREATE INDEX "_industries_v_version_next_secondary_version_next_second_idx" ON "payload"."_industries_v" USING btree ("version_next_secondary_file_id");
  CREATE INDEX "_industries_v_version_meta_version_meta_image_idx" ON "payload"."_industries_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_industries_v_version_version_language_idx" ON "payload"."_industries_v" USING btree ("version_language");
  CREATE INDEX "_industries_v_version_version_translation_of_idx" ON "payload"."_industries_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_industries_v_version_version_updated_at_idx" ON "payload"."_industries_v" USING btree ("version_updated_at");
  CREATE INDEX "_industries_v_version_version_created_at_idx" ON "payload"."_industries_v" USING btree ("version_created_at");
  CREATE INDEX "_industries_v_version_version_deleted_at_idx" ON "payload"."_industries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_industries_v_version_version__status_idx" ON "payload"."_industries_v" USING btree ("version__status");
  CREATE INDEX "_industries_v_created_at_idx" ON "payload"."_industries_v" USING btree ("created_at");
  CREATE INDEX "_industries_v_updated_at_idx" ON "payload"."_industries_v" USING btree ("updated_at");
  CREATE INDEX "_industries_v_latest_idx" ON "payload"."_industries_v" USING btree ("latest");
  CREATE INDEX "_industries_v_autosave_idx" ON "payload"."_industries_v" USING btree ("autosave");
  CREATE INDEX "_industries_v_rels_order_idx" ON "payload"."_industries_v_rels" USING btree ("order");
  CREATE INDEX "_industries_v_rels_parent_idx" ON "payload"."_industries_v_rels" USING btree ("parent_id");
  CREATE INDEX "_industries_v_rels_path_idx" ON "payload"."_industries_v_rels" USING btree ("path");
  CREATE INDEX "_industries_v_rels_pages_id_idx" ON "payload"."_industries_v_rels" USING btree ("pages_id");
  CREATE INDEX "_industries_v_rels_industries_id_idx" ON "payload"."_industries_v_rels" USING btree ("industries_id");
  CREATE INDEX "_industries_v_rels_jobs_id_idx" ON "payload"."_industries_v_rels" USING btree ("jobs_id");
  CREATE INDEX "_industries_v_rels_newsletter_issues_id_idx" ON "payload"."_industries_v_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "_industries_v_rels_legal_pages_id_idx" ON "payload"."_industries_v_rels" USING btree ("legal_pages_id");
  CREATE INDEX "jobs_what_you_do_order_idx" ON "payload"."jobs_what_you_do" USING btree ("_order");
  CREATE INDEX "jobs_what_you_do_parent_id_idx" ON "payload"."jobs_what_you_do" USING btree ("_parent_id");
  CREATE INDEX "jobs_requirements_order_idx" ON "payload"."jobs_requirements" USING btree ("_order");
  CREATE INDEX "jobs_requirements_parent_id_idx" ON "payload"."jobs_requirements" USING btree ("_parent_id");
  CREATE INDEX "jobs_nice_to_have_order_idx" ON "payload"."jobs_nice_to_have" USING btree ("_order");
  CREATE INDEX "jobs_nice_to_have_parent_id_idx" ON "payload"."jobs_nice_to_have" USING btree ("_parent_id");
  CREATE INDEX "jobs_thrive_order_idx" ON "payload"."jobs_thrive" USING btree ("_order");
  CREATE INDEX "jobs_thrive_parent_id_idx" ON "payload"."jobs_thrive" USING btree ("_parent_id");
  CREATE INDEX "jobs_editorial_editorial_submitted_by_idx" ON "payload"."jobs" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "jobs_last_editor_idx" ON "payload"."jobs" USING btree ("last_editor_id");
  CREATE INDEX "jobs_slug_idx" ON "payload"."jobs" USING btree ("slug");
  CREATE UNIQUE INDEX "jobs_path_idx" ON "payload"."jobs" USING btree ("path");
  CREATE INDEX "jobs_meta_meta_image_idx" ON "payload"."jobs" USING btree ("meta_image_id");
  CREATE INDEX "jobs_language_idx" ON "payload"."jobs" USING btree ("language");
  CREATE INDEX "jobs_translation_of_idx" ON "payload"."jobs" USING btree ("translation_of_id");
  CREATE INDEX "jobs_updated_at_idx" ON "payload"."jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "payload"."jobs" USING btree ("created_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "payload"."jobs" USING btree ("deleted_at");
  CREATE INDEX "jobs__status_idx" ON "payload"."jobs" USING btree ("_status");
  CREATE INDEX "jobs_rels_order_idx" ON "payload"."jobs_rels" USING btree ("order");
  CREATE INDEX "jobs_rels_parent_idx" ON "payload"."jobs_rels" USING btree ("parent_id");
  CREATE INDEX "jobs_rels_path_idx" ON "payload"."jobs_rels" USING btree ("path");
  CREATE INDEX "jobs_rels_pages_id_idx" ON "payload"."jobs_rels" USING btree ("pages_id");
  CREATE INDEX "jobs_rels_industries_id_idx" ON "payload"."jobs_rels" USING btree ("industries_id");
  CREATE INDEX "_jobs_v_version_what_you_do_order_idx" ON "payload"."_jobs_v_version_what_you_do" USING btree ("_order");
  CREATE INDEX "_jobs_v_version_what_you_do_parent_id_idx" ON "payload"."_jobs_v_version_what_you_do" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_version_requirements_order_idx" ON "payload"."_jobs_v_version_requirements" USING btree ("_order");
  CREATE INDEX "_jobs_v_version_requirements_parent_id_idx" ON "payload"."_jobs_v_version_requirements" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_version_nice_to_have_order_idx" ON "payload"."_jobs_v_version_nice_to_have" USING btree ("_order");
  CREATE INDEX "_jobs_v_version_nice_to_have_parent_id_idx" ON "payload"."_jobs_v_version_nice_to_have" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_version_thrive_order_idx" ON "payload"."_jobs_v_version_thrive" USING btree ("_order");
  CREATE INDEX "_jobs_v_version_thrive_parent_id_idx" ON "payload"."_jobs_v_version_thrive" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "payload"."_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_editorial_version_editorial_submitted_by_idx" ON "payload"."_jobs_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_jobs_v_version_version_last_editor_idx" ON "payload"."_jobs_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_jobs_v_version_version_slug_idx" ON "payload"."_jobs_v" USING btree ("version_slug");
  CREATE INDEX "_jobs_v_version_version_path_idx" ON "payload"."_jobs_v" USING btree ("version_path");
  CREATE INDEX "_jobs_v_version_meta_version_meta_image_idx" ON "payload"."_jobs_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_jobs_v_version_version_language_idx" ON "payload"."_jobs_v" USING btree ("version_language");
  CREATE INDEX "_jobs_v_version_version_translation_of_idx" ON "payload"."_jobs_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "payload"."_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "payload"."_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "payload"."_jobs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "payload"."_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "payload"."_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "payload"."_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_latest_idx" ON "payload"."_jobs_v" USING btree ("latest");
  CREATE INDEX "_jobs_v_autosave_idx" ON "payload"."_jobs_v" USING btree ("autosave");
  CREATE INDEX "_jobs_v_rels_order_idx" ON "payload"."_jobs_v_rels" USING btree ("order");
  CREATE INDEX "_jobs_v_rels_parent_idx" ON "payload"."_jobs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_rels_path_idx" ON "payload"."_jobs_v_rels" USING btree ("path");
  CREATE INDEX "_jobs_v_rels_pages_id_idx" ON "payload"."_jobs_v_rels" USING btree ("pages_id");
  CREATE INDEX "_jobs_v_rels_industries_id_idx" ON "payload"."_jobs_v_rels" USING btree ("industries_id");
  CREATE INDEX "leaders_editorial_editorial_submitted_by_idx" ON "payload"."leaders" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "leaders_last_editor_idx" ON "payload"."leaders" USING btree ("last_editor_id");
  CREATE INDEX "leaders_portrait_idx" ON "payload"."leaders" USING btree ("portrait_id");
  CREATE INDEX "leaders_updated_at_idx" ON "payload"."leaders" USING btree ("updated_at");
  CREATE INDEX "leaders_created_at_idx" ON "payload"."leaders" USING btree ("created_at");
  CREATE INDEX "leaders_deleted_at_idx" ON "payload"."leaders" USING btree ("deleted_at");
  CREATE INDEX "leaders__status_idx" ON "payload"."leaders" USING btree ("_status");
  CREATE INDEX "_leaders_v_parent_idx" ON "payload"."_leaders_v" USING btree ("parent_id");
  CREATE INDEX "_leaders_v_version_editorial_version_editorial_submitted_idx" ON "payload"."_leaders_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_leaders_v_version_version_last_editor_idx" ON "payload"."_leaders_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_leaders_v_version_version_portrait_idx" ON "payload"."_leaders_v" USING btree ("version_portrait_id");
  CREATE INDEX "_leaders_v_version_version_updated_at_idx" ON "payload"."_leaders_v" USING btree ("version_updated_at");
  CREATE INDEX "_leaders_v_version_version_created_at_idx" ON "payload"."_leaders_v" USING btree ("version_created_at");
  CREATE INDEX "_leaders_v_version_version_deleted_at_idx" ON "payload"."_leaders_v" USING btree ("version_deleted_at");
  CREATE INDEX "_leaders_v_version_version__status_idx" ON "payload"."_leaders_v" USING btree ("version__status");
  CREATE INDEX "_leaders_v_created_at_idx" ON "payload"."_leaders_v" USING btree ("created_at");
  CREATE INDEX "_leaders_v_updated_at_idx" ON "payload"."_leaders_v" USING btree ("updated_at");
  CREATE INDEX "_leaders_v_latest_idx" ON "payload"."_leaders_v" USING btree ("latest");
  CREATE INDEX "_leaders_v_autosave_idx" ON "payload"."_leaders_v" USING btree ("autosave");
  CREATE INDEX "newsletter_issues_topics_order_idx" ON "payload"."newsletter_issues_topics" USING btree ("_order");
  CREATE INDEX "newsletter_issues_topics_parent_id_idx" ON "payload"."newsletter_issues_topics" USING btree ("_parent_id");
  CREATE INDEX "newsletter_issues_editorial_editorial_submitted_by_idx" ON "payload"."newsletter_issues" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "newsletter_issues_last_editor_idx" ON "payload"."newsletter_issues" USING btree ("last_editor_id");
  CREATE INDEX "newsletter_issues_slug_idx" ON "payload"."newsletter_issues" USING btree ("slug");
  CREATE UNIQUE INDEX "newsletter_issues_path_idx" ON "payload"."newsletter_issues" USING btree ("path");
  CREATE UNIQUE INDEX "newsletter_issues_number_idx" ON "payload"."newsletter_issues" USING btree ("number");
  CREATE INDEX "newsletter_issues_meta_meta_image_idx" ON "payload"."newsletter_issues" USING btree ("meta_image_id");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "payload"."newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "payload"."newsletter_issues" USING btree ("created_at");
  CREATE INDEX "newsletter_issues_deleted_at_idx" ON "payload"."newsletter_issues" USING btree ("deleted_at");
  CREATE INDEX "newsletter_issues__status_idx" ON "payload"."newsletter_issues" USING btree ("_status");
  CREATE INDEX "newsletter_issues_rels_order_idx" ON "payload"."newsletter_issues_rels" USING btree ("order");
  CREATE INDEX "newsletter_issues_rels_parent_idx" ON "payload"."newsletter_issues_rels" USING btree ("parent_id");
  CREATE INDEX "newsletter_issues_rels_path_idx" ON "payload"."newsletter_issues_rels" USING btree ("path");
  CREATE INDEX "newsletter_issues_rels_pages_id_idx" ON "payload"."newsletter_issues_rels" USING btree ("pages_id");
  CREATE INDEX "newsletter_issues_rels_industries_id_idx" ON "payload"."newsletter_issues_rels" USING btree ("industries_id");
  CREATE INDEX "_newsletter_issues_v_version_topics_order_idx" ON "payload"."_newsletter_issues_v_version_topics" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_version_topics_parent_id_idx" ON "payload"."_newsletter_issues_v_version_topics" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_parent_idx" ON "payload"."_newsletter_issues_v" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_version_editorial_version_editorial_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_newsletter_issues_v_version_version_last_editor_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_newsletter_issues_v_version_version_slug_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_slug");
  CREATE INDEX "_newsletter_issues_v_version_version_path_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_path");
  CREATE INDEX "_newsletter_issues_v_version_version_number_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_number");
  CREATE INDEX "_newsletter_issues_v_version_meta_version_meta_image_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_newsletter_issues_v_version_version_updated_at_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsletter_issues_v_version_version_created_at_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_created_at");
  CREATE INDEX "_newsletter_issues_v_version_version_deleted_at_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_deleted_at");
  CREATE INDEX "_newsletter_issues_v_version_version__status_idx" ON "payload"."_newsletter_issues_v" USING btree ("version__status");
  CREATE INDEX "_newsletter_issues_v_created_at_idx" ON "payload"."_newsletter_issues_v" USING btree ("created_at");
  CREATE INDEX "_newsletter_issues_v_updated_at_idx" ON "payload"."_newsletter_issues_v" USING btree ("updated_at");
  CREATE INDEX "_newsletter_issues_v_latest_idx" ON "payload"."_newsletter_issues_v" USING btree ("latest");
  CREATE INDEX "_newsletter_issues_v_autosave_idx" ON "payload"."_newsletter_issues_v" USING btree ("autosave");
  CREATE INDEX "_newsletter_issues_v_rels_order_idx" ON "payload"."_newsletter_issues_v_rels" USING btree ("order");
  CREATE INDEX "_newsletter_issues_v_rels_parent_idx" ON "payload"."_newsletter_issues_v_rels" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_rels_path_idx" ON "payload"."_newsletter_issues_v_rels" USING btree ("path");
  CREATE INDEX "_newsletter_issues_v_rels_pages_id_idx" ON "payload"."_newsletter_issues_v_rels" USING btree ("pages_id");
  CREATE INDEX "_newsletter_issues_v_rels_industries_id_idx" ON "payload"."_newsletter_issues_v_rels" USING btree ("industries_id");
  CREATE INDEX "partnership_phases_editorial_editorial_submitted_by_idx" ON "payload"."partnership_phases" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "partnership_phases_last_editor_idx" ON "payload"."partnership_phases" USING btree ("last_editor_id");
  CREATE UNIQUE INDEX "partnership_phases_number_idx" ON "payload"."partnership_phases" USING btree ("number");
  CREATE INDEX "partnership_phases_updated_at_idx" ON "payload"."partnership_phases" USING btree ("updated_at");
  CREATE INDEX "partnership_phases_created_at_idx" ON "payload"."partnership_phases" USING btree ("created_at");
  CREATE INDEX "partnership_phases_deleted_at_idx" ON "payload"."partnership_phases" USING btree ("deleted_at");
  CREATE INDEX "partnership_phases__status_idx" ON "payload"."partnership_phases" USING btree ("_status");
  CREATE INDEX "_partnership_phases_v_parent_idx" ON "payload"."_partnership_phases_v" USING btree ("parent_id");
  CREATE INDEX "_partnership_phases_v_version_editorial_version_editoria_idx" ON "payload"."_partnership_phases_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_partnership_phases_v_version_version_last_editor_idx" ON "payload"."_partnership_phases_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_partnership_phases_v_version_version_number_idx" ON "payload"."_partnership_phases_v" USING btree ("version_number");
  CREATE INDEX "_partnership_phases_v_version_version_updated_at_idx" ON "payload"."_partnership_phases_v" USING btree ("version_updated_at");
  CREATE INDEX "_partnership_phases_v_version_version_created_at_idx" ON "payload"."_partnership_phases_v" USING btree ("version_created_at");
  CREATE INDEX "_partnership_phases_v_version_version_deleted_at_idx" ON "payload"."_partnership_phases_v" USING btree ("version_deleted_at");
  CREATE INDEX "_partnership_phases_v_version_version__status_idx" ON "payload"."_partnership_phases_v" USING btree ("version__status");
  CREATE INDEX "_partnership_phases_v_created_at_idx" ON "payload"."_partnership_phases_v" USING btree ("created_at");
  CREATE INDEX "_partnership_phases_v_updated_at_idx" ON "payload"."_partnership_phases_v" USING btree ("updated_at");
  CREATE INDEX "_partnership_phases_v_latest_idx" ON "payload"."_partnership_phases_v" USING btree ("latest");
  CREATE INDEX "_partnership_phases_v_autosave_idx" ON "payload"."_partnership_phases_v" USING btree ("autosave");
  CREATE INDEX "legal_pages_editorial_editorial_submitted_by_idx" ON "payload"."legal_pages" USING btree ("editorial_submitted_by_id");
  CREATE INDEX "legal_pages_last_editor_idx" ON "payload"."legal_pages" USING btree ("last_editor_id");
  CREATE INDEX "legal_pages_slug_idx" ON "payload"."legal_pages" USING btree ("slug");
  CREATE UNIQUE INDEX "legal_pages_path_idx" ON "payload"."legal_pages" USING btree ("path");
  CREATE INDEX "legal_pages_meta_meta_image_idx" ON "payload"."legal_pages" USING btree ("meta_image_id");
  CREATE INDEX "legal_pages_language_idx" ON "payload"."legal_pages" USING btree ("language");
  CREATE INDEX "legal_pages_translation_of_idx" ON "payload"."legal_pages" USING btree ("translation_of_id");
  CREATE INDEX "legal_pages_updated_at_idx" ON "payload"."legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "payload"."legal_pages" USING btree ("created_at");
  CREATE INDEX "legal_pages_deleted_at_idx" ON "payload"."legal_pages" USING btree ("deleted_at");
  CREATE INDEX "legal_pages__status_idx" ON "payload"."legal_pages" USING btree ("_status");
  CREATE INDEX "legal_pages_rels_order_idx" ON "payload"."legal_pages_rels" USING btree ("order");
  CREATE INDEX "legal_pages_rels_parent_idx" ON "payload"."legal_pages_rels" USING btree ("parent_id");
  CREATE INDEX "legal_pages_rels_path_idx" ON "payload"."legal_pages_rels" USING btree ("path");
  CREATE INDEX "legal_pages_rels_pages_id_idx" ON "payload"."legal_pages_rels" USING btree ("pages_id");
  CREATE INDEX "legal_pages_rels_industries_id_idx" ON "payload"."legal_pages_rels" USING btree ("industries_id");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "payload"."_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_editorial_version_editorial_submi_idx" ON "payload"."_legal_pages_v" USING btree ("version_editorial_submitted_by_id");
  CREATE INDEX "_legal_pages_v_version_version_last_editor_idx" ON "payload"."_legal_pages_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "payload"."_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_path_idx" ON "payload"."_legal_pages_v" USING btree ("version_path");
  CREATE INDEX "_legal_pages_v_version_meta_version_meta_image_idx" ON "payload"."_legal_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_legal_pages_v_version_version_language_idx" ON "payload"."_legal_pages_v" USING btree ("version_language");
  CREATE INDEX "_legal_pages_v_version_version_translation_of_idx" ON "payload"."_legal_pages_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "payload"."_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "payload"."_legal_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_pages_v_version_version_deleted_at_idx" ON "payload"."_legal_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legal_pages_v_version_version__status_idx" ON "payload"."_legal_pages_v" USING btree ("version__status");
  CREATE INDEX "_legal_pages_v_created_at_idx" ON "payload"."_legal_pages_v" USING btree ("created_at");
  CREATE INDEX "_legal_pages_v_updated_at_idx" ON "payload"."_legal_pages_v" USING btree ("updated_at");
  CREATE INDEX "_legal_pages_v_latest_idx" ON "payload"."_legal_pages_v" USING btree ("latest");
  CREATE INDEX "_legal_pages_v_autosave_idx" ON "payload"."_legal_pages_v" USING btree ("autosave");
  CREATE INDEX "_legal_pages_v_rels_order_idx" ON "payload"."_legal_pages_v_rels" USING btree ("order");
  CREATE INDEX "_legal_pages_v_rels_parent_idx" ON "payload"."_legal_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_rels_path_idx" ON "payload"."_legal_pages_v_rels" USING btree ("path");
  CREATE INDEX "_legal_pages_v_rels_pages_id_idx" ON "payload"."_legal_pages_v_rels" USING btree ("pages_id");
  CREATE INDEX "_legal_pages_v_rels_industries_id_idx" ON "payload"."_legal_pages_v_rels" USING btree ("industries_id");
  CREATE INDEX "languages_texts_outside_services_order_idx" ON "payload"."languages_texts_outside_services" USING btree ("_order");
  CREATE INDEX "languages_texts_outside_services_parent_id_idx" ON "payload"."languages_texts_outside_services" USING btree ("_parent_id");
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
  CREATE INDEX "_languages_v_version_texts_outside_services_order_idx" ON "payload"."_languages_v_version_texts_outside_services" USING btree ("_order");
  CREATE INDEX "_languages_v_version_texts_outside_services_parent_id_idx" ON "payload"."_languages_v_version_texts_outside_services" USING btree ("_parent_id");
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
  CREATE INDEX "media_surface_idx" ON "payload"."media" USING btree ("surface");
  CREATE INDEX "media_folder_idx" ON "payload"."media" USING btree ("folder_id");
  CREATE INDEX "media_updated_at_idx" ON "payload"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "payload"."media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "payload"."media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "payload"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "payload"."media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "payload"."media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "payload"."media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "payload"."media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_w1600_sizes_w1600_filename_idx" ON "payload"."media" USING btree ("sizes_w1600_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "payload"."media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_jpeg1200_sizes_jpeg1200_filename_idx" ON "payload"."media" USING btree ("sizes_jpeg1200_filename");
  CREATE INDEX "media_texts_order_parent" ON "payload"."media_texts" USING btree ("order","parent_id");
  CREATE INDEX "patterns_updated_at_idx" ON "payload"."patterns" USING btree ("updated_at");
  CREATE INDEX "patterns_created_at_idx" ON "payload"."patterns" USING btree ("created_at");
  CREATE INDEX "patterns_deleted_at_idx" ON "payload"."patterns" USING btree ("deleted_at");
  CREATE INDEX "forms_thanks_thanks_page_idx" ON "payload"."forms" USING btree ("thanks_page_id");
  CREATE INDEX "forms_updated_at_idx" ON "payload"."forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "payload"."forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "payload"."forms" USING btree ("deleted_at");
  CREATE INDEX "forms_texts_order_parent" ON "payload"."forms_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "payload"."redirects" USING btree ("from");
  CREATE INDEX "redirects_to_to_file_idx" ON "payload"."redirects" USING btree ("to_file_id");
  CREATE INDEX "redirects_updated_at_idx" ON "payload"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "payload"."redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "payload"."redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "payload"."redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "payload"."redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "payload"."redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_industries_id_idx" ON "payload"."redirects_rels" USING btree ("industries_id");
  CREATE INDEX "redirects_rels_jobs_id_idx" ON "payload"."redirects_rels" USING btree ("jobs_id");
  CREATE INDEX "redirects_rels_newsletter_issues_id_idx" ON "payload"."redirects_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "redirects_rels_legal_pages_id_idx" ON "payload"."redirects_rels" USING btree ("legal_pages_id");
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
  CREATE INDEX "releases_rels_languages_id_idx" ON "payload"."releases_rels" USING btree ("languages_id");
  CREATE INDEX "experiments_variants_order_idx" ON "payload"."experiments_variants" USING btree ("_order");
  CREATE INDEX "experiments_variants_parent_id_idx" ON "payload"."experiments_variants" USING btree ("_parent_id");
  CREATE INDEX "experiments_variants_page_idx" ON "payload"."experiments_variants" USING btree ("page_id");
  CREATE INDEX "experiments_page_idx" ON "payload"."experiments" USING btree ("page_id");
  CREATE INDEX "experiments_goal_goal_built_form_idx" ON "payload"."experiments" USING btree ("goal_built_form_id");
  CREATE INDEX "experiments_state_idx" ON "payload"."experiments" USING btree ("state");
  CREATE INDEX "experiments_updated_at_idx" ON "payload"."experiments" USING btree ("updated_at");
  CREATE INDEX "experiments_created_at_idx" ON "payload"."experiments" USING btree ("created_at");
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
  CREATE INDEX "preview_links_rels_languages_id_idx" ON "payload"."preview_links_rels" USING btree ("languages_id");
  CREATE INDEX "preview_links_rels_releases_id_idx" ON "payload"."preview_links_rels" USING btree ("releases_id");
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
  CREATE INDEX "approvals_rels_languages_id_idx" ON "payload"."approvals_rels" USING btree ("languages_id");
  CREATE INDEX "approvals_rels_releases_id_idx" ON "payload"."approvals_rels" USING btree ("releases_id");
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
  CREATE INDEX "comments_rels_languages_id_idx" ON "payload"."comments_rels" USING btree ("languages_id");
  CREATE INDEX "comments_rels_releases_id_idx" ON "payload"."comments_rels" USING btree ("releases_id");
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
  CREATE INDEX "broken_links_rels_languages_id_idx" ON "payload"."broken_links_rels" USING btree ("languages_id");
  CREATE INDEX "page_statistics_variant_idx" ON "payload"."page_statistics" USING btree ("variant");
  CREATE INDEX "page_statistics_updated_at_idx" ON "payload"."page_statistics" USING btree ("updated_at");
  CREATE INDEX "page_statistics_created_at_idx" ON "payload"."page_statistics" USING btree ("created_at");
  CREATE UNIQUE INDEX "day_path_variant_idx" ON "payload"."page_statistics" USING btree ("day","path","variant");
  CREATE INDEX "audit_log_action_idx" ON "payload"."audit_log" USING btree ("action");
  CREATE INDEX "audit_log_collection_idx" ON "payload"."audit_log" USING btree ("collection");
  CREATE INDEX "audit_log_document_idx" ON "payload"."audit_log" USING btree ("document");
  CREATE INDEX "audit_log_who_idx" ON "payload"."audit_log" USING btree ("who_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "payload"."audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "payload"."audit_log" USING btree ("created_at");
  CREATE INDEX "notifications_reader_idx" ON "payload"."notifications" USING btree ("reader_id");
  CREATE INDEX "notifications_answer_idx" ON "payload"."notifications" USING btree ("answer_id");
  CREATE INDEX "notifications_comment_idx" ON "payload"."notifications" USING btree ("comment_id");
  CREATE INDEX "notifications_read_at_idx" ON "payload"."notifications" USING btree ("read_at");
  CREATE INDEX "notifications_mail_due_at_idx" ON "payload"."notifications" USING btree ("mail_due_at");
  CREATE INDEX "notifications_updated_at_idx" ON "payload"."notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "payload"."notifications" USING btree ("created_at");
  CREATE UNIQUE INDEX "design_reviews_element_idx" ON "payload"."design_reviews" USING btree ("element");
  CREATE INDEX "design_reviews_reviewer_idx" ON "payload"."design_reviews" USING btree ("reviewer_id");
  CREATE INDEX "design_reviews_updated_at_idx" ON "payload"."design_reviews" USING btree ("updated_at");
  CREATE INDEX "design_reviews_created_at_idx" ON "payload"."design_reviews" USING btree ("created_at");
  CREATE INDEX "_design_reviews_v_parent_idx" ON "payload"."_design_reviews_v" USING btree ("parent_id");
  CREATE INDEX "_design_reviews_v_version_version_element_idx" ON "payload"."_design_reviews_v" USING btree ("version_element");
  CREATE INDEX "_design_reviews_v_version_version_reviewer_idx" ON "payload"."_design_reviews_v" USING btree ("version_reviewer_id");
  CREATE INDEX "_design_reviews_v_version_version_updated_at_idx" ON "payload"."_design_reviews_v" USING btree ("version_updated_at");
  CREATE INDEX "_design_reviews_v_version_version_created_at_idx" ON "payload"."_design_reviews_v" USING btree ("version_created_at");
  CREATE INDEX "_design_reviews_v_created_at_idx" ON "payload"."_design_reviews_v" USING btree ("created_at");
  CREATE INDEX "_design_reviews_v_updated_at_idx" ON "payload"."_design_reviews_v" USING btree ("updated_at");
  CREATE INDEX "webhooks_events_order_idx" ON "payload"."webhooks_events" USING btree ("order");
  CREATE INDEX "webhooks_events_parent_idx" ON "payload"."webhooks_events" USING btree ("parent_id");
  CREATE INDEX "webhooks_updated_at_idx" ON "payload"."webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "payload"."webhooks" USING btree ("created_at");
  CREATE INDEX "webhook_deliveries_webhook_idx" ON "payload"."webhook_deliveries" USING btree ("webhook_id");
  CREATE INDEX "webhook_deliveries_state_idx" ON "payload"."webhook_deliveries" USING btree ("state");
  CREATE INDEX "webhook_deliveries_due_at_idx" ON "payload"."webhook_deliveries" USING btree ("due_at");
  CREATE INDEX "webhook_deliveries_updated_at_idx" ON "payload"."webhook_deliveries" USING btree ("updated_at");
  CREATE INDEX "webhook_deliveries_created_at_idx" ON "payload"."webhook_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "webhook_event_idx" ON "payload"."webhook_deliveries" USING btree ("webhook_id","event");
  CREATE UNIQUE INDEX "api_keys_digest_idx" ON "payload"."api_keys" USING btree ("digest");
  CREATE INDEX "api_keys_created_by_idx" ON "payload"."api_keys" USING btree ("created_by_id");
  CREATE INDEX "api_keys_updated_at_idx" ON "payload"."api_keys" USING btree ("updated_at");
  CREATE INDEX "api_keys_created_at_idx" ON "payload"."api_keys" USING btree ("created_at");
  CREATE INDEX "users_no_mail_order_idx" ON "payload"."users_no_mail" USING btree ("order");
  CREATE INDEX "users_no_mail_parent_idx" ON "payload"."users_no_mail" USING btree ("parent_id");
  CREATE INDEX "users_no_bell_order_idx" ON "payload"."users_no_bell" USING btree ("order");
  CREATE INDEX "users_no_bell_parent_idx" ON "payload"."users_no_bell" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "payload"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "payload"."users_sessions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "users_sso_identity_idx" ON "payload"."users" USING btree ("sso_identity");
  CREATE INDEX "users_updated_at_idx" ON "payload"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "payload"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "payload"."users" USING btree ("email");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "payload"."second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "payload"."second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "payload"."second_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload"."payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_folders_name_idx" ON "payload"."payload_folders" USING btree ("name");
  CREATE INDEX "payload_folders_folder_idx" ON "payload"."payload_folders" USING btree ("folder_id");
  CREATE INDEX "payload_folders_updated_at_idx" ON "payload"."payload_folders" USING btree ("updated_at");
  CREATE INDEX "payload_folders_created_at_idx" ON "payload"."payload_folders" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_industries_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("industries_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_leaders_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("leaders_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "payload_locked_documents_rels_partnership_phases_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("partnership_phases_id");
  CREATE INDEX "payload_locked_documents_rels_legal_pages_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("legal_pages_id");
  CREATE INDEX "payload_locked_documents_rels_languages_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("languages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_patterns_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("patterns_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("releases_id");
  CREATE INDEX "payload_locked_documents_rels_preview_links_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("preview_links_id");
  CREATE INDEX "payload_locked_documents_rels_approvals_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("approvals_id");
  CREATE INDEX "payload_locked_documents_rels_broken_links_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("broken_links_id");
  CREATE INDEX "payload_locked_documents_rels_page_statistics_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("page_statistics_id");
  CREATE INDEX "payload_locked_documents_rels_audit_log_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("audit_log_id");
  CREATE INDEX "payload_locked_documents_rels_design_reviews_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("design_reviews_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_payload_folders_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("payload_folders_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload"."payload_migrations" USING btree ("created_at");
  CREATE INDEX "service_connections_order_idx" ON "payload"."service_connections" USING btree ("_order");
  CREATE INDEX "service_connections_parent_id_idx" ON "payload"."service_connections" USING btree ("_parent_id");
  CREATE INDEX "site_settings_outside_services_order_idx" ON "payload"."site_settings_outside_services" USING btree ("_order");
  CREATE INDEX "site_settings_outside_services_parent_id_idx" ON "payload"."site_settings_outside_services" USING btree ("_parent_id");
  CREATE INDEX "site_settings_social_links_order_idx" ON "payload"."site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "payload"."site_settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_last_editor_idx" ON "payload"."site_settings" USING btree ("last_editor_id");
  CREATE INDEX "site_settings_privacy_page_idx" ON "payload"."site_settings" USING btree ("privacy_page_id");
  CREATE INDEX "site_settings__status_idx" ON "payload"."site_settings" USING btree ("_status");
  CREATE INDEX "_service_connections_v_order_idx" ON "payload"."_service_connections_v" USING btree ("_order");
  CREATE INDEX "_service_connections_v_parent_id_idx" ON "payload"."_service_connections_v" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_outside_services_order_idx" ON "payload"."_site_settings_v_version_outside_services" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_outside_services_parent_id_idx" ON "payload"."_site_settings_v_version_outside_services" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_social_links_order_idx" ON "payload"."_site_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_links_parent_id_idx" ON "payload"."_site_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version_last_editor_idx" ON "payload"."_site_settings_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_site_settings_v_version_version_privacy_page_idx" ON "payload"."_site_settings_v" USING btree ("version_privacy_page_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "payload"."_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "payload"."_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "payload"."_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "payload"."_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "payload"."_site_settings_v" USING btree ("autosave");
  CREATE INDEX "navigation_items_children_order_idx" ON "payload"."navigation_items_children" USING btree ("_order");
  CREATE INDEX "navigation_items_children_parent_id_idx" ON "payload"."navigation_items_children" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_children_link_link_file_idx" ON "payload"."navigation_items_children" USING btree ("link_file_id");
  CREATE INDEX "navigation_items_order_idx" ON "payload"."navigation_items" USING btree ("_order");
  CREATE INDEX "navigation_items_parent_id_idx" ON "payload"."navigation_items" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_link_link_file_idx" ON "payload"."navigation_items" USING btree ("link_file_id");
  CREATE INDEX "navigation_last_editor_idx" ON "payload"."navigation" USING btree ("last_editor_id");
  CREATE INDEX "navigation_action_action_file_idx" ON "payload"."navigation" USING btree ("action_file_id");
  CREATE INDEX "navigation__status_idx" ON "payload"."navigation" USING btree ("_status");
  CREATE INDEX "navigation_rels_order_idx" ON "payload"."navigation_rels" USING btree ("order");
  CREATE INDEX "navigation_rels_parent_idx" ON "payload"."navigation_rels" USING btree ("parent_id");
  CREATE INDEX "navigation_rels_path_idx" ON "payload"."navigation_rels" USING btree ("path");
  CREATE INDEX "navigation_rels_pages_id_idx" ON "payload"."navigation_rels" USING btree ("pages_id");
  CREATE INDEX "navigation_rels_industries_id_idx" ON "payload"."navigation_rels" USING btree ("industries_id");
  CREATE INDEX "navigation_rels_jobs_id_idx" ON "payload"."navigation_rels" USING btree ("jobs_id");
  CREATE INDEX "navigation_rels_newsletter_issues_id_idx" ON "payload"."navigation_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "navigation_rels_legal_pages_id_idx" ON "payload"."navigation_rels" USING btree ("legal_pages_id");
  CREATE INDEX "_navigation_v_version_items_children_order_idx" ON "payload"."_navigation_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_items_children_parent_id_idx" ON "payload"."_navigation_v_version_items_children" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_items_children_link_link_file_idx" ON "payload"."_navigation_v_version_items_children" USING btree ("link_file_id");
  CREATE INDEX "_navigation_v_version_items_order_idx" ON "payload"."_navigation_v_version_items" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_items_parent_id_idx" ON "payload"."_navigation_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_items_link_link_file_idx" ON "payload"."_navigation_v_version_items" USING btree ("link_file_id");
  CREATE INDEX "_navigation_v_version_version_last_editor_idx" ON "payload"."_navigation_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_navigation_v_version_action_version_action_file_idx" ON "payload"."_navigation_v" USING btree ("version_action_file_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "payload"."_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "payload"."_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "payload"."_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_latest_idx" ON "payload"."_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "payload"."_navigation_v" USING btree ("autosave");
  CREATE INDEX "_navigation_v_rels_order_idx" ON "payload"."_navigation_v_rels" USING btree ("order");
  CREATE INDEX "_navigation_v_rels_parent_idx" ON "payload"."_navigation_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigation_v_rels_path_idx" ON "payload"."_navigation_v_rels" USING btree ("path");
  CREATE INDEX "_navigation_v_rels_pages_id_idx" ON "payload"."_navigation_v_rels" USING btree ("pages_id");
  CREATE INDEX "_navigation_v_rels_industries_id_idx" ON "payload"."_navigation_v_rels" USING btree ("industries_id");
  CREATE INDEX "_navigation_v_rels_jobs_id_idx" ON "payload"."_navigation_v_rels" USING btree ("jobs_id");
  CREATE INDEX "_navigation_v_rels_newsletter_issues_id_idx" ON "payload"."_navigation_v_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "_navigation_v_rels_legal_pages_id_idx" ON "payload"."_navigation_v_rels" USING btree ("legal_pages_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "payload"."footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "payload"."footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_links_link_link_file_idx" ON "payload"."footer_columns_links" USING btree ("link_file_id");
  CREATE INDEX "footer_columns_order_idx" ON "payload"."footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "payload"."footer_columns" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_links_order_idx" ON "payload"."footer_legal_links" USING btree ("_order");
  CREATE INDEX "footer_legal_links_parent_id_idx" ON "payload"."footer_legal_links" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_links_link_link_file_idx" ON "payload"."footer_legal_links" USING btree ("link_file_id");
  CREATE INDEX "footer_last_editor_idx" ON "payload"."footer" USING btree ("last_editor_id");
  CREATE INDEX "footer__status_idx" ON "payload"."footer" USING btree ("_status");
  CREATE INDEX "footer_rels_order_idx" ON "payload"."footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "payload"."footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "payload"."footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_pages_id_idx" ON "payload"."footer_rels" USING btree ("pages_id");
  CREATE INDEX "footer_rels_industries_id_idx" ON "payload"."footer_rels" USING btree ("industries_id");
  CREATE INDEX "footer_rels_jobs_id_idx" ON "payload"."footer_rels" USING btree ("jobs_id");
  CREATE INDEX "footer_rels_newsletter_issues_id_idx" ON "payload"."footer_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "footer_rels_legal_pages_id_idx" ON "payload"."footer_rels" USING btree ("legal_pages_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "payload"."_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "payload"."_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_link_link_file_idx" ON "payload"."_footer_v_version_columns_links" USING btree ("link_file_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "payload"."_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "payload"."_footer_v_version_columns" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_links_order_idx" ON "payload"."_footer_v_version_legal_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_legal_links_parent_id_idx" ON "payload"."_footer_v_version_legal_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_links_link_link_file_idx" ON "payload"."_footer_v_version_legal_links" USING btree ("link_file_id");
  CREATE INDEX "_footer_v_version_version_last_editor_idx" ON "payload"."_footer_v" USING btree ("version_last_editor_id");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "payload"."_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "payload"."_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "payload"."_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_latest_idx" ON "payload"."_footer_v" USING btree ("latest");
  CREATE INDEX "_footer_v_autosave_idx" ON "payload"."_footer_v" USING btree ("autosave");
  CREATE INDEX "_footer_v_rels_order_idx" ON "payload"."_footer_v_rels" USING btree ("order");
  CREATE INDEX "_footer_v_rels_parent_idx" ON "payload"."_footer_v_rels" USING btree ("parent_id");
  CREATE INDEX "_footer_v_rels_path_idx" ON "payload"."_footer_v_rels" USING btree ("path");
  CREATE INDEX "_footer_v_rels_pages_id_idx" ON "payload"."_footer_v_rels" USING btree ("pages_id");
  CREATE INDEX "_footer_v_rels_industries_id_idx" ON "payload"."_footer_v_rels" USING btree ("industries_id");
  CREATE INDEX "_footer_v_rels_jobs_id_idx" ON "payload"."_footer_v_rels" USING btree ("jobs_id");
  CREATE INDEX "_footer_v_rels_newsletter_issues_id_idx" ON "payload"."_footer_v_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "_footer_v_rels_legal_pages_id_idx" ON "payload"."_footer_v_rels" USING btree ("legal_pages_id");
  CREATE INDEX "staff_security_second_factor_roles_order_idx" ON "payload"."staff_security_second_factor_roles" USING btree ("order");
  CREATE INDEX "staff_security_second_factor_roles_parent_idx" ON "payload"."staff_security_second_factor_roles" USING btree ("parent_id");

  -- By hand from here: Payload's schema has neither partial indexes nor triggers (decision 035).
  CREATE INDEX "publishes_open_idx" ON "payload"."publishes" ("written") WHERE "id" IS NULL;

  -- The lock is held until the commit is visible, so that ids appear in their order.
  CREATE FUNCTION "payload"."number_publish"() RETURNS trigger LANGUAGE plpgsql AS $number$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('payload.publishes'));
    UPDATE "payload"."publishes" SET "id" = greatest(
      (SELECT coalesce(max("id"), 0) + 1 FROM "payload"."publishes"),
      (extract(epoch FROM clock_timestamp()) * 1000)::bigint
    ) WHERE "written" = NEW."written";
    RETURN NULL;
  END
  $number$;
  CREATE CONSTRAINT TRIGGER "number_publish" AFTER INSERT ON "payload"."publishes"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "payload"."number_publish"();

  -- The migrations that this one replaces (decision 066), so that the version before it finds a complete database.
  INSERT INTO "payload"."payload_migrations" ("name", "batch") VALUES
    ('20261121_015055_initial', 1),
    ('20261121_063117_design_reviews', 1),
    ('20261121_080056_editing', 1),
    ('20261121_114656_file_storage', 1),
    ('20261121_120011_pending_tags', 1),
    ('20261122_072158_staff_sign_in', 1),
    ('20261122_073816_staff_sessions', 1),
    ('20261122_080651_schema', 1),
    ('20261122_085854_schema', 1),
    ('20261122_140407_publishes', 1),
    ('20261122_184748_schema', 1),
    ('20261122_212549_media', 1),
    ('20261123_011057_text_index', 1),
    ('20261123_015500_editing', 1),
    ('20261123_042151_versions_of_deleted', 1),
    ('20261123_054256_forms_assignments_own_sections', 1),
    ('20261123_090907_newsletter_pages', 1),
    ('20261123_101437_tools_figures', 1),
    ('20261123_140635_languages_experiments_services', 1),
    ('20261123_201631_search_dictionaries', 1),
    ('20261123_231531_service_texts', 1),
    ('20261124_123236_hero_drawings', 1),
    ('20261126_192710_search_at_once', 1),
    ('20261127_060338_search_signs', 1),
    ('20261127_061500_reset_token_digests', 1),
    ('20261127_064517_media_jpeg', 1),
    ('20261127_071828_tables_and_redirect_statuses', 1);`)
}

export async function down(): Promise<void> {
  throw new Error('Before its baseline a database is empty: restore a backup (docs/releasing.md, "Going back").')
}
