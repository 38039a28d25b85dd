import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_api_keys_right" AS ENUM('read', 'draft', 'publish');
  CREATE TYPE "payload"."enum_webhooks_events" AS ENUM('content.published', 'content.unpublished', 'content.deleted', 'form.received');
  CREATE TYPE "payload"."enum_webhook_deliveries_state" AS ENUM('waiting', 'delivered', 'failed');
  ALTER TYPE "payload"."enum_industries_capabilities_cards_figure" ADD VALUE 'six-people' BEFORE 'core';
  ALTER TYPE "payload"."enum_industries_architecture_dimensions_figure" ADD VALUE 'six-people' BEFORE 'core';
  ALTER TYPE "payload"."enum_industries_figure" ADD VALUE 'six-people' BEFORE 'core';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" ADD VALUE 'six-people' BEFORE 'core';
  ALTER TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" ADD VALUE 'six-people' BEFORE 'core';
  ALTER TYPE "payload"."enum__industries_v_version_figure" ADD VALUE 'six-people' BEFORE 'core';
  ALTER TYPE "payload"."enum_jobs_figure" ADD VALUE 'six-people' BEFORE 'core';
  ALTER TYPE "payload"."enum__jobs_v_version_figure" ADD VALUE 'six-people' BEFORE 'core';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'key';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'assistant';
  ALTER TYPE "payload"."enum_audit_log_action" ADD VALUE 'webhook';
  ALTER TYPE "payload"."enum_notifications_kind" ADD VALUE 'webhook' BEFORE 'account';
  ALTER TYPE "payload"."enum_users_no_mail" ADD VALUE 'webhook' BEFORE 'account';
  ALTER TYPE "payload"."enum_users_no_bell" ADD VALUE 'webhook' BEFORE 'account';
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
  
  ALTER TABLE "payload"."api_keys" ADD CONSTRAINT "api_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "payload"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."webhooks_events" ADD CONSTRAINT "webhooks_events_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "payload"."webhooks"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "api_keys_digest_idx" ON "payload"."api_keys" USING btree ("digest");
  CREATE INDEX "api_keys_created_by_idx" ON "payload"."api_keys" USING btree ("created_by_id");
  CREATE INDEX "api_keys_updated_at_idx" ON "payload"."api_keys" USING btree ("updated_at");
  CREATE INDEX "api_keys_created_at_idx" ON "payload"."api_keys" USING btree ("created_at");
  CREATE INDEX "webhooks_events_order_idx" ON "payload"."webhooks_events" USING btree ("order");
  CREATE INDEX "webhooks_events_parent_idx" ON "payload"."webhooks_events" USING btree ("parent_id");
  CREATE INDEX "webhooks_updated_at_idx" ON "payload"."webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "payload"."webhooks" USING btree ("created_at");
  CREATE INDEX "webhook_deliveries_webhook_idx" ON "payload"."webhook_deliveries" USING btree ("webhook_id");
  CREATE INDEX "webhook_deliveries_state_idx" ON "payload"."webhook_deliveries" USING btree ("state");
  CREATE INDEX "webhook_deliveries_due_at_idx" ON "payload"."webhook_deliveries" USING btree ("due_at");
  CREATE INDEX "webhook_deliveries_updated_at_idx" ON "payload"."webhook_deliveries" USING btree ("updated_at");
  CREATE INDEX "webhook_deliveries_created_at_idx" ON "payload"."webhook_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "webhook_event_idx" ON "payload"."webhook_deliveries" USING btree ("webhook_id","event");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payload"."api_keys" CASCADE;
  DROP TABLE "payload"."webhooks_events" CASCADE;
  DROP TABLE "payload"."webhooks" CASCADE;
  DROP TABLE "payload"."webhook_deliveries" CASCADE;
  ALTER TABLE "payload"."industries_capabilities_cards" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum_industries_capabilities_cards_figure";
  CREATE TYPE "payload"."enum_industries_capabilities_cards_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."industries_capabilities_cards" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum_industries_capabilities_cards_figure" USING "figure"::"payload"."enum_industries_capabilities_cards_figure";
  ALTER TABLE "payload"."industries_architecture_dimensions" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum_industries_architecture_dimensions_figure";
  CREATE TYPE "payload"."enum_industries_architecture_dimensions_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."industries_architecture_dimensions" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum_industries_architecture_dimensions_figure" USING "figure"::"payload"."enum_industries_architecture_dimensions_figure";
  ALTER TABLE "payload"."industries" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum_industries_figure";
  CREATE TYPE "payload"."enum_industries_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."industries" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum_industries_figure" USING "figure"::"payload"."enum_industries_figure";
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum__industries_v_version_capabilities_cards_figure";
  CREATE TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."_industries_v_version_capabilities_cards" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" USING "figure"::"payload"."enum__industries_v_version_capabilities_cards_figure";
  ALTER TABLE "payload"."_industries_v_version_architecture_dimensions" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure";
  CREATE TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."_industries_v_version_architecture_dimensions" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" USING "figure"::"payload"."enum__industries_v_version_architecture_dimensions_figure";
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum__industries_v_version_figure";
  CREATE TYPE "payload"."enum__industries_v_version_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."_industries_v" ALTER COLUMN "version_figure" SET DATA TYPE "payload"."enum__industries_v_version_figure" USING "version_figure"::"payload"."enum__industries_v_version_figure";
  ALTER TABLE "payload"."jobs" ALTER COLUMN "figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum_jobs_figure";
  CREATE TYPE "payload"."enum_jobs_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."jobs" ALTER COLUMN "figure" SET DATA TYPE "payload"."enum_jobs_figure" USING "figure"::"payload"."enum_jobs_figure";
  ALTER TABLE "payload"."_jobs_v" ALTER COLUMN "version_figure" SET DATA TYPE text;
  DROP TYPE "payload"."enum__jobs_v_version_figure";
  CREATE TYPE "payload"."enum__jobs_v_version_figure" AS ENUM('sensor', 'energy', 'insurance', 'supply-chain', 'manufacturing', 'construction', 'government', 'core', 'edge', 'pulse', 'flow', 'studio', 'lens', 'temporal', 'spatial', 'behavioral', 'systemic', 'economic', 'lead-time', 'strata', 'nested-arcs', 'openings', 'six-modules', 'five-fields', 'three-circles', 'joined-signals', 'watch', 'strain', 'cascade', 'overlap', 'threshold', 'path');
  ALTER TABLE "payload"."_jobs_v" ALTER COLUMN "version_figure" SET DATA TYPE "payload"."enum__jobs_v_version_figure" USING "version_figure"::"payload"."enum__jobs_v_version_figure";
  ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "payload"."enum_audit_log_action";
  CREATE TYPE "payload"."enum_audit_log_action" AS ENUM('publish', 'unpublish', 'release', 'undo', 'schedule', 'send', 'stop', 'submit', 'return', 'approve', 'share', 'trash', 'untrash', 'delete', 'restore', 'assign', 'export', 'import', 'role', 'account', 'sign-in', 'sign-in-failed', 'sign-in-limited', 'password', 'second-factor', 'security', 'email', 'session');
  ALTER TABLE "payload"."audit_log" ALTER COLUMN "action" SET DATA TYPE "payload"."enum_audit_log_action" USING "action"::"payload"."enum_audit_log_action";
  ALTER TABLE "payload"."notifications" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "payload"."enum_notifications_kind";
  CREATE TYPE "payload"."enum_notifications_kind" AS ENUM('submitted', 'returned', 'published', 'commented', 'mentioned', 'replied', 'approved', 'assigned', 'account');
  ALTER TABLE "payload"."notifications" ALTER COLUMN "kind" SET DATA TYPE "payload"."enum_notifications_kind" USING "kind"::"payload"."enum_notifications_kind";
  ALTER TABLE "payload"."users_no_mail" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "payload"."enum_users_no_mail";
  CREATE TYPE "payload"."enum_users_no_mail" AS ENUM('submitted', 'returned', 'published', 'commented', 'mentioned', 'replied', 'approved', 'assigned', 'account');
  ALTER TABLE "payload"."users_no_mail" ALTER COLUMN "value" SET DATA TYPE "payload"."enum_users_no_mail" USING "value"::"payload"."enum_users_no_mail";
  ALTER TABLE "payload"."users_no_bell" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "payload"."enum_users_no_bell";
  CREATE TYPE "payload"."enum_users_no_bell" AS ENUM('submitted', 'returned', 'published', 'commented', 'mentioned', 'replied', 'approved', 'assigned', 'account');
  ALTER TABLE "payload"."users_no_bell" ALTER COLUMN "value" SET DATA TYPE "payload"."enum_users_no_bell" USING "value"::"payload"."enum_users_no_bell";
  DROP TYPE "payload"."enum_api_keys_right";
  DROP TYPE "payload"."enum_webhooks_events";
  DROP TYPE "payload"."enum_webhook_deliveries_state";`)
}
