import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
