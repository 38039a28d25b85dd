import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA IF NOT EXISTS "payload";
   CREATE TYPE "payload"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_industries_capabilities_cards_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum_industries_capabilities_cards_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_industries_architecture_dimensions_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum_industries_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum_industries_hero_primary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_industries_next_primary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_industries_next_secondary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_industries_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum__industries_v_version_capabilities_cards_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum__industries_v_version_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum__industries_v_version_hero_primary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__industries_v_version_next_primary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__industries_v_version_next_secondary_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__industries_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_jobs_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN');
  CREATE TYPE "payload"."enum_jobs_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__jobs_v_version_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN');
  CREATE TYPE "payload"."enum__jobs_v_version_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  CREATE TYPE "payload"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_leaders_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__leaders_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_newsletter_issues_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__newsletter_issues_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_partnership_phases_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__partnership_phases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_legal_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__legal_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_redirects_to_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_users_role" AS ENUM('admin', 'editor', 'author', 'reviewer');
  CREATE TYPE "payload"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_navigation_items_children_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_navigation_items_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_navigation_action_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__navigation_v_version_items_children_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__navigation_v_version_items_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__navigation_v_version_action_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum_footer_columns_links_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_footer_legal_links_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "payload"."enum__footer_v_version_columns_links_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__footer_v_version_legal_links_link_kind" AS ENUM('document', 'address', 'email', 'phone', 'none');
  CREATE TYPE "payload"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "payload"."pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"blocks" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_hide_from_search" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_blocks" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_hide_from_search" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"has_link" boolean DEFAULT false,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_industries_capabilities_cards_link_kind" DEFAULT 'document',
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
  	"figure" "payload"."enum_industries_architecture_dimensions_figure"
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
  	"title" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"order" numeric DEFAULT 100,
  	"figure" "payload"."enum_industries_figure",
  	"summary" varchar,
  	"hero_heading" varchar,
  	"hero_highlight" varchar,
  	"hero_intro" varchar,
  	"hero_primary_label" varchar,
  	"hero_primary_kind" "payload"."enum_industries_hero_primary_kind" DEFAULT 'document',
  	"hero_primary_address" varchar,
  	"challenge_lead" varchar,
  	"challenge_text" varchar,
  	"challenge_chart_caption" varchar,
  	"challenge_chart_seen_at" numeric,
  	"challenge_chart_seen_label" varchar DEFAULT 'enough to see it',
  	"challenge_chart_limit_at" numeric,
  	"challenge_chart_limit_label" varchar,
  	"capabilities_intro" varchar,
  	"architecture_heading" varchar,
  	"architecture_intro" varchar,
  	"deployment_heading" varchar,
  	"deployment_intro" varchar,
  	"next_heading" varchar,
  	"next_text" varchar,
  	"next_primary_label" varchar,
  	"next_primary_kind" "payload"."enum_industries_next_primary_kind" DEFAULT 'document',
  	"next_primary_address" varchar,
  	"next_has_secondary" boolean DEFAULT false,
  	"next_secondary_label" varchar,
  	"next_secondary_kind" "payload"."enum_industries_next_secondary_kind" DEFAULT 'document',
  	"next_secondary_address" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_hide_from_search" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"has_link" boolean DEFAULT false,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__industries_v_version_capabilities_cards_link_kind" DEFAULT 'document',
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
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_figure" "payload"."enum__industries_v_version_figure",
  	"version_summary" varchar,
  	"version_hero_heading" varchar,
  	"version_hero_highlight" varchar,
  	"version_hero_intro" varchar,
  	"version_hero_primary_label" varchar,
  	"version_hero_primary_kind" "payload"."enum__industries_v_version_hero_primary_kind" DEFAULT 'document',
  	"version_hero_primary_address" varchar,
  	"version_challenge_lead" varchar,
  	"version_challenge_text" varchar,
  	"version_challenge_chart_caption" varchar,
  	"version_challenge_chart_seen_at" numeric,
  	"version_challenge_chart_seen_label" varchar DEFAULT 'enough to see it',
  	"version_challenge_chart_limit_at" numeric,
  	"version_challenge_chart_limit_label" varchar,
  	"version_capabilities_intro" varchar,
  	"version_architecture_heading" varchar,
  	"version_architecture_intro" varchar,
  	"version_deployment_heading" varchar,
  	"version_deployment_intro" varchar,
  	"version_next_heading" varchar,
  	"version_next_text" varchar,
  	"version_next_primary_label" varchar,
  	"version_next_primary_kind" "payload"."enum__industries_v_version_next_primary_kind" DEFAULT 'document',
  	"version_next_primary_address" varchar,
  	"version_next_has_secondary" boolean DEFAULT false,
  	"version_next_secondary_label" varchar,
  	"version_next_secondary_kind" "payload"."enum__industries_v_version_next_secondary_kind" DEFAULT 'document',
  	"version_next_secondary_address" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_hide_from_search" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"meta_hide_from_search" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_meta_hide_from_search" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"name" varchar,
  	"title" varchar,
  	"order" numeric DEFAULT 100,
  	"short_bio" varchar,
  	"long_bio" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "payload"."enum_leaders_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_leaders_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_title" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_short_bio" varchar,
  	"version_long_bio" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  	"number" numeric,
  	"date" timestamp(3) with time zone,
  	"title" varchar,
  	"summary" varchar,
  	"url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "payload"."enum_newsletter_issues_status" DEFAULT 'draft'
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
  	"version_number" numeric,
  	"version_date" timestamp(3) with time zone,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__newsletter_issues_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."partnership_phases" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" numeric,
  	"title" varchar,
  	"duration" varchar,
  	"description" varchar,
  	"outcome" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "payload"."enum_partnership_phases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "payload"."_partnership_phases_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_number" numeric,
  	"version_title" varchar,
  	"version_duration" varchar,
  	"version_description" varchar,
  	"version_outcome" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "payload"."enum__partnership_phases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "payload"."legal_pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"path" varchar,
  	"effective_date" timestamp(3) with time zone,
  	"intro" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_hide_from_search" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_effective_date" timestamp(3) with time zone,
  	"version_intro" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_hide_from_search" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "payload"."media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"alt" varchar,
  	"decorative" boolean DEFAULT false,
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
  	"sizes_avif1600_filename" varchar
  );
  
  CREATE TABLE "payload"."redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"from" varchar NOT NULL,
  	"to_label" varchar NOT NULL,
  	"to_kind" "payload"."enum_redirects_to_kind" DEFAULT 'document' NOT NULL,
  	"to_address" varchar,
  	"permanent" boolean DEFAULT true,
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
  	"legal_pages_id" uuid
  );
  
  CREATE TABLE "payload"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "payload"."users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "payload"."enum_users_role" DEFAULT 'author' NOT NULL,
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
  
  CREATE TABLE "payload"."payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  	"media_id" uuid,
  	"redirects_id" uuid,
  	"users_id" uuid
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
  
  CREATE TABLE "payload"."site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "payload"."site_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"tagline" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"city" varchar,
  	"calendar_address" varchar,
  	"default_seo_title" varchar,
  	"default_seo_description" varchar,
  	"_status" "payload"."enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  	"version_name" varchar,
  	"version_tagline" varchar,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_city" varchar,
  	"version_calendar_address" varchar,
  	"version_default_seo_title" varchar,
  	"version_default_seo_description" varchar,
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
  	"link_address" varchar,
  	"also_current_for" varchar
  );
  
  CREATE TABLE "payload"."navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_navigation_items_link_kind" DEFAULT 'document',
  	"link_address" varchar,
  	"also_current_for" varchar
  );
  
  CREATE TABLE "payload"."navigation" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"action_label" varchar,
  	"action_kind" "payload"."enum_navigation_action_kind" DEFAULT 'document',
  	"action_address" varchar,
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
  	"legal_pages_id" uuid
  );
  
  CREATE TABLE "payload"."_navigation_v_version_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__navigation_v_version_items_children_link_kind" DEFAULT 'document',
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
  	"link_address" varchar,
  	"also_current_for" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_navigation_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_action_label" varchar,
  	"version_action_kind" "payload"."enum__navigation_v_version_action_kind" DEFAULT 'document',
  	"version_action_address" varchar,
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
  	"legal_pages_id" uuid
  );
  
  CREATE TABLE "payload"."footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum_footer_columns_links_link_kind" DEFAULT 'document',
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
  	"link_address" varchar
  );
  
  CREATE TABLE "payload"."footer" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"copyright_year" numeric DEFAULT 2025,
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
  	"legal_pages_id" uuid
  );
  
  CREATE TABLE "payload"."_footer_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"link_label" varchar,
  	"link_kind" "payload"."enum__footer_v_version_columns_links_link_kind" DEFAULT 'document',
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
  	"link_address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "payload"."_footer_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_copyright_year" numeric DEFAULT 2025,
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
  	"legal_pages_id" uuid
  );
  
  ALTER TABLE "payload"."pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."pages_rels" ADD CONSTRAINT "pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."pages_rels" ADD CONSTRAINT "pages_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_hero_readings" ADD CONSTRAINT "industries_hero_readings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_challenge_chart_ticks" ADD CONSTRAINT "industries_challenge_chart_ticks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_challenge_chart_rows" ADD CONSTRAINT "industries_challenge_chart_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_capabilities_cards_points" ADD CONSTRAINT "industries_capabilities_cards_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries_capabilities_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_capabilities_cards" ADD CONSTRAINT "industries_capabilities_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_capabilities_practice" ADD CONSTRAINT "industries_capabilities_practice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_architecture_dimensions" ADD CONSTRAINT "industries_architecture_dimensions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_deployment_phases" ADD CONSTRAINT "industries_deployment_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."industries_rels" ADD CONSTRAINT "industries_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_hero_readings" ADD CONSTRAINT "_industries_v_version_hero_readings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_challenge_chart_ticks" ADD CONSTRAINT "_industries_v_version_challenge_chart_ticks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_challenge_chart_rows" ADD CONSTRAINT "_industries_v_version_challenge_chart_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards_points" ADD CONSTRAINT "_industries_v_version_capabilities_cards_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v_version_capabilities_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ADD CONSTRAINT "_industries_v_version_capabilities_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_capabilities_practice" ADD CONSTRAINT "_industries_v_version_capabilities_practice_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_architecture_dimensions" ADD CONSTRAINT "_industries_v_version_architecture_dimensions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_version_deployment_phases" ADD CONSTRAINT "_industries_v_version_deployment_phases_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_parent_id_industries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."industries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_industries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v_rels" ADD CONSTRAINT "_industries_v_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_what_you_do" ADD CONSTRAINT "jobs_what_you_do_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_requirements" ADD CONSTRAINT "jobs_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_nice_to_have" ADD CONSTRAINT "jobs_nice_to_have_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_thrive" ADD CONSTRAINT "jobs_thrive_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_rels" ADD CONSTRAINT "jobs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_rels" ADD CONSTRAINT "jobs_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."jobs_rels" ADD CONSTRAINT "jobs_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_version_what_you_do" ADD CONSTRAINT "_jobs_v_version_what_you_do_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_version_requirements" ADD CONSTRAINT "_jobs_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_version_nice_to_have" ADD CONSTRAINT "_jobs_v_version_nice_to_have_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_version_thrive" ADD CONSTRAINT "_jobs_v_version_thrive_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_leaders_v" ADD CONSTRAINT "_leaders_v_parent_id_leaders_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."leaders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."newsletter_issues_topics" ADD CONSTRAINT "newsletter_issues_topics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v_version_topics" ADD CONSTRAINT "_newsletter_issues_v_version_topics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_newsletter_issues_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_newsletter_issues_v" ADD CONSTRAINT "_newsletter_issues_v_parent_id_newsletter_issues_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_partnership_phases_v" ADD CONSTRAINT "_partnership_phases_v_parent_id_partnership_phases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages_rels" ADD CONSTRAINT "legal_pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages_rels" ADD CONSTRAINT "legal_pages_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages_rels" ADD CONSTRAINT "legal_pages_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_parent_id_legal_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."legal_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v_rels" ADD CONSTRAINT "_legal_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_legal_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v_rels" ADD CONSTRAINT "_legal_pages_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v_rels" ADD CONSTRAINT "_legal_pages_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."redirects_rels" ADD CONSTRAINT "redirects_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leaders_fk" FOREIGN KEY ("leaders_id") REFERENCES "payload"."leaders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partnership_phases_fk" FOREIGN KEY ("partnership_phases_id") REFERENCES "payload"."partnership_phases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "payload"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "payload"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "payload"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "payload"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_site_settings_v_version_social_links" ADD CONSTRAINT "_site_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_items_children" ADD CONSTRAINT "navigation_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_items" ADD CONSTRAINT "navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."navigation_rels" ADD CONSTRAINT "navigation_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_items_children" ADD CONSTRAINT "_navigation_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_navigation_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_legal_links" ADD CONSTRAINT "footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."footer_rels" ADD CONSTRAINT "footer_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "payload"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_industries_fk" FOREIGN KEY ("industries_id") REFERENCES "payload"."industries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "payload"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_footer_v_rels" ADD CONSTRAINT "_footer_v_rels_legal_pages_fk" FOREIGN KEY ("legal_pages_id") REFERENCES "payload"."legal_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_path_idx" ON "payload"."pages" USING btree ("path");
  CREATE INDEX "pages_updated_at_idx" ON "payload"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "payload"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "payload"."pages" USING btree ("_status");
  CREATE INDEX "pages_rels_order_idx" ON "payload"."pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "payload"."pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "payload"."pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_pages_id_idx" ON "payload"."pages_rels" USING btree ("pages_id");
  CREATE INDEX "pages_rels_industries_id_idx" ON "payload"."pages_rels" USING btree ("industries_id");
  CREATE INDEX "_pages_v_parent_idx" ON "payload"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "payload"."_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "payload"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "payload"."_pages_v" USING btree ("version_created_at");
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
  CREATE INDEX "industries_capabilities_practice_order_idx" ON "payload"."industries_capabilities_practice" USING btree ("_order");
  CREATE INDEX "industries_capabilities_practice_parent_id_idx" ON "payload"."industries_capabilities_practice" USING btree ("_parent_id");
  CREATE INDEX "industries_architecture_dimensions_order_idx" ON "payload"."industries_architecture_dimensions" USING btree ("_order");
  CREATE INDEX "industries_architecture_dimensions_parent_id_idx" ON "payload"."industries_architecture_dimensions" USING btree ("_parent_id");
  CREATE INDEX "industries_deployment_phases_order_idx" ON "payload"."industries_deployment_phases" USING btree ("_order");
  CREATE INDEX "industries_deployment_phases_parent_id_idx" ON "payload"."industries_deployment_phases" USING btree ("_parent_id");
  CREATE INDEX "industries_slug_idx" ON "payload"."industries" USING btree ("slug");
  CREATE UNIQUE INDEX "industries_path_idx" ON "payload"."industries" USING btree ("path");
  CREATE INDEX "industries_updated_at_idx" ON "payload"."industries" USING btree ("updated_at");
  CREATE INDEX "industries_created_at_idx" ON "payload"."industries" USING btree ("created_at");
  CREATE INDEX "industries__status_idx" ON "payload"."industries" USING btree ("_status");
  CREATE INDEX "industries_rels_order_idx" ON "payload"."industries_rels" USING btree ("order");
  CREATE INDEX "industries_rels_parent_idx" ON "payload"."industries_rels" USING btree ("parent_id");
  CREATE INDEX "industries_rels_path_idx" ON "payload"."industries_rels" USING btree ("path");
  CREATE INDEX "industries_rels_pages_id_idx" ON "payload"."industries_rels" USING btree ("pages_id");
  CREATE INDEX "industries_rels_industries_id_idx" ON "payload"."industries_rels" USING btree ("industries_id");
  CREATE INDEX "industries_rels_jobs_id_idx" ON "payload"."industries_rels" USING btree ("jobs_id");
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
  CREATE INDEX "_industries_v_version_capabilities_practice_order_idx" ON "payload"."_industries_v_version_capabilities_practice" USING btree ("_order");
  CREATE INDEX "_industries_v_version_capabilities_practice_parent_id_idx" ON "payload"."_industries_v_version_capabilities_practice" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_architecture_dimensions_order_idx" ON "payload"."_industries_v_version_architecture_dimensions" USING btree ("_order");
  CREATE INDEX "_industries_v_version_architecture_dimensions_parent_id_idx" ON "payload"."_industries_v_version_architecture_dimensions" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_version_deployment_phases_order_idx" ON "payload"."_industries_v_version_deployment_phases" USING btree ("_order");
  CREATE INDEX "_industries_v_version_deployment_phases_parent_id_idx" ON "payload"."_industries_v_version_deployment_phases" USING btree ("_parent_id");
  CREATE INDEX "_industries_v_parent_idx" ON "payload"."_industries_v" USING btree ("parent_id");
  CREATE INDEX "_industries_v_version_version_slug_idx" ON "payload"."_industries_v" USING btree ("version_slug");
  CREATE INDEX "_industries_v_version_version_path_idx" ON "payload"."_industries_v" USING btree ("version_path");
  CREATE INDEX "_industries_v_version_version_updated_at_idx" ON "payload"."_industries_v" USING btree ("version_updated_at");
  CREATE INDEX "_industries_v_version_version_created_at_idx" ON "payload"."_industries_v" USING btree ("version_created_at");
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
  CREATE INDEX "_industries_v_rels_legal_pages_id_idx" ON "payload"."_industries_v_rels" USING btree ("legal_pages_id");
  CREATE INDEX "jobs_what_you_do_order_idx" ON "payload"."jobs_what_you_do" USING btree ("_order");
  CREATE INDEX "jobs_what_you_do_parent_id_idx" ON "payload"."jobs_what_you_do" USING btree ("_parent_id");
  CREATE INDEX "jobs_requirements_order_idx" ON "payload"."jobs_requirements" USING btree ("_order");
  CREATE INDEX "jobs_requirements_parent_id_idx" ON "payload"."jobs_requirements" USING btree ("_parent_id");
  CREATE INDEX "jobs_nice_to_have_order_idx" ON "payload"."jobs_nice_to_have" USING btree ("_order");
  CREATE INDEX "jobs_nice_to_have_parent_id_idx" ON "payload"."jobs_nice_to_have" USING btree ("_parent_id");
  CREATE INDEX "jobs_thrive_order_idx" ON "payload"."jobs_thrive" USING btree ("_order");
  CREATE INDEX "jobs_thrive_parent_id_idx" ON "payload"."jobs_thrive" USING btree ("_parent_id");
  CREATE INDEX "jobs_slug_idx" ON "payload"."jobs" USING btree ("slug");
  CREATE UNIQUE INDEX "jobs_path_idx" ON "payload"."jobs" USING btree ("path");
  CREATE INDEX "jobs_updated_at_idx" ON "payload"."jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "payload"."jobs" USING btree ("created_at");
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
  CREATE INDEX "_jobs_v_version_version_slug_idx" ON "payload"."_jobs_v" USING btree ("version_slug");
  CREATE INDEX "_jobs_v_version_version_path_idx" ON "payload"."_jobs_v" USING btree ("version_path");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "payload"."_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "payload"."_jobs_v" USING btree ("version_created_at");
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
  CREATE INDEX "leaders_updated_at_idx" ON "payload"."leaders" USING btree ("updated_at");
  CREATE INDEX "leaders_created_at_idx" ON "payload"."leaders" USING btree ("created_at");
  CREATE INDEX "leaders__status_idx" ON "payload"."leaders" USING btree ("_status");
  CREATE INDEX "_leaders_v_parent_idx" ON "payload"."_leaders_v" USING btree ("parent_id");
  CREATE INDEX "_leaders_v_version_version_updated_at_idx" ON "payload"."_leaders_v" USING btree ("version_updated_at");
  CREATE INDEX "_leaders_v_version_version_created_at_idx" ON "payload"."_leaders_v" USING btree ("version_created_at");
  CREATE INDEX "_leaders_v_version_version__status_idx" ON "payload"."_leaders_v" USING btree ("version__status");
  CREATE INDEX "_leaders_v_created_at_idx" ON "payload"."_leaders_v" USING btree ("created_at");
  CREATE INDEX "_leaders_v_updated_at_idx" ON "payload"."_leaders_v" USING btree ("updated_at");
  CREATE INDEX "_leaders_v_latest_idx" ON "payload"."_leaders_v" USING btree ("latest");
  CREATE INDEX "_leaders_v_autosave_idx" ON "payload"."_leaders_v" USING btree ("autosave");
  CREATE INDEX "newsletter_issues_topics_order_idx" ON "payload"."newsletter_issues_topics" USING btree ("_order");
  CREATE INDEX "newsletter_issues_topics_parent_id_idx" ON "payload"."newsletter_issues_topics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "newsletter_issues_number_idx" ON "payload"."newsletter_issues" USING btree ("number");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "payload"."newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "payload"."newsletter_issues" USING btree ("created_at");
  CREATE INDEX "newsletter_issues__status_idx" ON "payload"."newsletter_issues" USING btree ("_status");
  CREATE INDEX "_newsletter_issues_v_version_topics_order_idx" ON "payload"."_newsletter_issues_v_version_topics" USING btree ("_order");
  CREATE INDEX "_newsletter_issues_v_version_topics_parent_id_idx" ON "payload"."_newsletter_issues_v_version_topics" USING btree ("_parent_id");
  CREATE INDEX "_newsletter_issues_v_parent_idx" ON "payload"."_newsletter_issues_v" USING btree ("parent_id");
  CREATE INDEX "_newsletter_issues_v_version_version_number_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_number");
  CREATE INDEX "_newsletter_issues_v_version_version_updated_at_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsletter_issues_v_version_version_created_at_idx" ON "payload"."_newsletter_issues_v" USING btree ("version_created_at");
  CREATE INDEX "_newsletter_issues_v_version_version__status_idx" ON "payload"."_newsletter_issues_v" USING btree ("version__status");
  CREATE INDEX "_newsletter_issues_v_created_at_idx" ON "payload"."_newsletter_issues_v" USING btree ("created_at");
  CREATE INDEX "_newsletter_issues_v_updated_at_idx" ON "payload"."_newsletter_issues_v" USING btree ("updated_at");
  CREATE INDEX "_newsletter_issues_v_latest_idx" ON "payload"."_newsletter_issues_v" USING btree ("latest");
  CREATE INDEX "_newsletter_issues_v_autosave_idx" ON "payload"."_newsletter_issues_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "partnership_phases_number_idx" ON "payload"."partnership_phases" USING btree ("number");
  CREATE INDEX "partnership_phases_updated_at_idx" ON "payload"."partnership_phases" USING btree ("updated_at");
  CREATE INDEX "partnership_phases_created_at_idx" ON "payload"."partnership_phases" USING btree ("created_at");
  CREATE INDEX "partnership_phases__status_idx" ON "payload"."partnership_phases" USING btree ("_status");
  CREATE INDEX "_partnership_phases_v_parent_idx" ON "payload"."_partnership_phases_v" USING btree ("parent_id");
  CREATE INDEX "_partnership_phases_v_version_version_number_idx" ON "payload"."_partnership_phases_v" USING btree ("version_number");
  CREATE INDEX "_partnership_phases_v_version_version_updated_at_idx" ON "payload"."_partnership_phases_v" USING btree ("version_updated_at");
  CREATE INDEX "_partnership_phases_v_version_version_created_at_idx" ON "payload"."_partnership_phases_v" USING btree ("version_created_at");
  CREATE INDEX "_partnership_phases_v_version_version__status_idx" ON "payload"."_partnership_phases_v" USING btree ("version__status");
  CREATE INDEX "_partnership_phases_v_created_at_idx" ON "payload"."_partnership_phases_v" USING btree ("created_at");
  CREATE INDEX "_partnership_phases_v_updated_at_idx" ON "payload"."_partnership_phases_v" USING btree ("updated_at");
  CREATE INDEX "_partnership_phases_v_latest_idx" ON "payload"."_partnership_phases_v" USING btree ("latest");
  CREATE INDEX "_partnership_phases_v_autosave_idx" ON "payload"."_partnership_phases_v" USING btree ("autosave");
  CREATE INDEX "legal_pages_slug_idx" ON "payload"."legal_pages" USING btree ("slug");
  CREATE UNIQUE INDEX "legal_pages_path_idx" ON "payload"."legal_pages" USING btree ("path");
  CREATE INDEX "legal_pages_updated_at_idx" ON "payload"."legal_pages" USING btree ("updated_at");
  CREATE INDEX "legal_pages_created_at_idx" ON "payload"."legal_pages" USING btree ("created_at");
  CREATE INDEX "legal_pages__status_idx" ON "payload"."legal_pages" USING btree ("_status");
  CREATE INDEX "legal_pages_rels_order_idx" ON "payload"."legal_pages_rels" USING btree ("order");
  CREATE INDEX "legal_pages_rels_parent_idx" ON "payload"."legal_pages_rels" USING btree ("parent_id");
  CREATE INDEX "legal_pages_rels_path_idx" ON "payload"."legal_pages_rels" USING btree ("path");
  CREATE INDEX "legal_pages_rels_pages_id_idx" ON "payload"."legal_pages_rels" USING btree ("pages_id");
  CREATE INDEX "legal_pages_rels_industries_id_idx" ON "payload"."legal_pages_rels" USING btree ("industries_id");
  CREATE INDEX "_legal_pages_v_parent_idx" ON "payload"."_legal_pages_v" USING btree ("parent_id");
  CREATE INDEX "_legal_pages_v_version_version_slug_idx" ON "payload"."_legal_pages_v" USING btree ("version_slug");
  CREATE INDEX "_legal_pages_v_version_version_path_idx" ON "payload"."_legal_pages_v" USING btree ("version_path");
  CREATE INDEX "_legal_pages_v_version_version_updated_at_idx" ON "payload"."_legal_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_pages_v_version_version_created_at_idx" ON "payload"."_legal_pages_v" USING btree ("version_created_at");
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
  CREATE INDEX "media_updated_at_idx" ON "payload"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "payload"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "payload"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "payload"."media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "payload"."media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "payload"."media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "payload"."media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_w1600_sizes_w1600_filename_idx" ON "payload"."media" USING btree ("sizes_w1600_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "payload"."media" USING btree ("sizes_avif1600_filename");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "payload"."redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "payload"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "payload"."redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "payload"."redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "payload"."redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "payload"."redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "payload"."redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_industries_id_idx" ON "payload"."redirects_rels" USING btree ("industries_id");
  CREATE INDEX "redirects_rels_jobs_id_idx" ON "payload"."redirects_rels" USING btree ("jobs_id");
  CREATE INDEX "redirects_rels_legal_pages_id_idx" ON "payload"."redirects_rels" USING btree ("legal_pages_id");
  CREATE INDEX "users_sessions_order_idx" ON "payload"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "payload"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "payload"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "payload"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "payload"."users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload"."payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload"."payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_social_links_order_idx" ON "payload"."site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "payload"."site_settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings__status_idx" ON "payload"."site_settings" USING btree ("_status");
  CREATE INDEX "_site_settings_v_version_social_links_order_idx" ON "payload"."_site_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_links_parent_id_idx" ON "payload"."_site_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "payload"."_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "payload"."_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "payload"."_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_latest_idx" ON "payload"."_site_settings_v" USING btree ("latest");
  CREATE INDEX "_site_settings_v_autosave_idx" ON "payload"."_site_settings_v" USING btree ("autosave");
  CREATE INDEX "navigation_items_children_order_idx" ON "payload"."navigation_items_children" USING btree ("_order");
  CREATE INDEX "navigation_items_children_parent_id_idx" ON "payload"."navigation_items_children" USING btree ("_parent_id");
  CREATE INDEX "navigation_items_order_idx" ON "payload"."navigation_items" USING btree ("_order");
  CREATE INDEX "navigation_items_parent_id_idx" ON "payload"."navigation_items" USING btree ("_parent_id");
  CREATE INDEX "navigation__status_idx" ON "payload"."navigation" USING btree ("_status");
  CREATE INDEX "navigation_rels_order_idx" ON "payload"."navigation_rels" USING btree ("order");
  CREATE INDEX "navigation_rels_parent_idx" ON "payload"."navigation_rels" USING btree ("parent_id");
  CREATE INDEX "navigation_rels_path_idx" ON "payload"."navigation_rels" USING btree ("path");
  CREATE INDEX "navigation_rels_pages_id_idx" ON "payload"."navigation_rels" USING btree ("pages_id");
  CREATE INDEX "navigation_rels_industries_id_idx" ON "payload"."navigation_rels" USING btree ("industries_id");
  CREATE INDEX "navigation_rels_jobs_id_idx" ON "payload"."navigation_rels" USING btree ("jobs_id");
  CREATE INDEX "navigation_rels_legal_pages_id_idx" ON "payload"."navigation_rels" USING btree ("legal_pages_id");
  CREATE INDEX "_navigation_v_version_items_children_order_idx" ON "payload"."_navigation_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_items_children_parent_id_idx" ON "payload"."_navigation_v_version_items_children" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_items_order_idx" ON "payload"."_navigation_v_version_items" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_items_parent_id_idx" ON "payload"."_navigation_v_version_items" USING btree ("_parent_id");
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
  CREATE INDEX "_navigation_v_rels_legal_pages_id_idx" ON "payload"."_navigation_v_rels" USING btree ("legal_pages_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "payload"."footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "payload"."footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "payload"."footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "payload"."footer_columns" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_links_order_idx" ON "payload"."footer_legal_links" USING btree ("_order");
  CREATE INDEX "footer_legal_links_parent_id_idx" ON "payload"."footer_legal_links" USING btree ("_parent_id");
  CREATE INDEX "footer__status_idx" ON "payload"."footer" USING btree ("_status");
  CREATE INDEX "footer_rels_order_idx" ON "payload"."footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "payload"."footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "payload"."footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_pages_id_idx" ON "payload"."footer_rels" USING btree ("pages_id");
  CREATE INDEX "footer_rels_industries_id_idx" ON "payload"."footer_rels" USING btree ("industries_id");
  CREATE INDEX "footer_rels_jobs_id_idx" ON "payload"."footer_rels" USING btree ("jobs_id");
  CREATE INDEX "footer_rels_legal_pages_id_idx" ON "payload"."footer_rels" USING btree ("legal_pages_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "payload"."_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "payload"."_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "payload"."_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "payload"."_footer_v_version_columns" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_links_order_idx" ON "payload"."_footer_v_version_legal_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_legal_links_parent_id_idx" ON "payload"."_footer_v_version_legal_links" USING btree ("_parent_id");
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
  CREATE INDEX "_footer_v_rels_legal_pages_id_idx" ON "payload"."_footer_v_rels" USING btree ("legal_pages_id");`)
}
