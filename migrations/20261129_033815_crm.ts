import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_webhooks_crm_lists" AS ENUM('messages', 'submissions', 'bookings');
  CREATE TYPE "payload"."enum_webhooks_crm_mapping_from" AS ENUM('email', 'firstName', 'lastName', 'name', 'company', 'phone', 'message', 'summary', 'kind', 'form', 'answer', 'session', 'received', 'page', 'cameFrom', 'campaign', 'source', 'medium', 'term', 'content', 'version', 'language', 'link');
  CREATE TYPE "payload"."enum_webhooks_crm_kind" AS ENUM('hubspot', 'salesforce');
  CREATE TABLE "payload"."webhooks_crm_lists" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "payload"."enum_webhooks_crm_lists",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "payload"."webhooks_crm_mapping" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" "payload"."enum_webhooks_crm_mapping_from",
  	"to" varchar,
  	"question" varchar
  );
  
  CREATE TABLE "payload"."webhooks_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"forms_id" uuid
  );
  
  ALTER TABLE "payload"."webhooks" ADD COLUMN "crm_kind" "payload"."enum_webhooks_crm_kind";
  ALTER TABLE "payload"."webhooks" ADD COLUMN "crm_client_id" varchar;
  ALTER TABLE "payload"."webhooks" ADD COLUMN "crm_key" varchar;
  ALTER TABLE "payload"."webhooks" ADD COLUMN "crm_sealed_key" varchar;
  ALTER TABLE "payload"."webhooks" ADD COLUMN "crm_recognized_by" varchar DEFAULT 'Email';
  ALTER TABLE "payload"."webhooks_crm_lists" ADD CONSTRAINT "webhooks_crm_lists_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."webhooks_crm_mapping" ADD CONSTRAINT "webhooks_crm_mapping_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."webhooks_rels" ADD CONSTRAINT "webhooks_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "payload"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."webhooks_rels" ADD CONSTRAINT "webhooks_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "payload"."forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "webhooks_crm_lists_order_idx" ON "payload"."webhooks_crm_lists" USING btree ("order");
  CREATE INDEX "webhooks_crm_lists_parent_idx" ON "payload"."webhooks_crm_lists" USING btree ("parent_id");
  CREATE INDEX "webhooks_crm_mapping_order_idx" ON "payload"."webhooks_crm_mapping" USING btree ("_order");
  CREATE INDEX "webhooks_crm_mapping_parent_id_idx" ON "payload"."webhooks_crm_mapping" USING btree ("_parent_id");
  CREATE INDEX "webhooks_rels_order_idx" ON "payload"."webhooks_rels" USING btree ("order");
  CREATE INDEX "webhooks_rels_parent_idx" ON "payload"."webhooks_rels" USING btree ("parent_id");
  CREATE INDEX "webhooks_rels_path_idx" ON "payload"."webhooks_rels" USING btree ("path");
  CREATE INDEX "webhooks_rels_forms_id_idx" ON "payload"."webhooks_rels" USING btree ("forms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payload"."webhooks_crm_lists" CASCADE;
  DROP TABLE "payload"."webhooks_crm_mapping" CASCADE;
  DROP TABLE "payload"."webhooks_rels" CASCADE;
  ALTER TABLE "payload"."webhooks" DROP COLUMN "crm_kind";
  ALTER TABLE "payload"."webhooks" DROP COLUMN "crm_client_id";
  ALTER TABLE "payload"."webhooks" DROP COLUMN "crm_key";
  ALTER TABLE "payload"."webhooks" DROP COLUMN "crm_sealed_key";
  ALTER TABLE "payload"."webhooks" DROP COLUMN "crm_recognized_by";
  DROP TYPE "payload"."enum_webhooks_crm_lists";
  DROP TYPE "payload"."enum_webhooks_crm_mapping_from";
  DROP TYPE "payload"."enum_webhooks_crm_kind";`)
}
