import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "webhooks_id" uuid;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD COLUMN "transfer_targets_id" uuid;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhooks_fk" FOREIGN KEY ("webhooks_id") REFERENCES "payload"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_transfer_targets_fk" FOREIGN KEY ("transfer_targets_id") REFERENCES "payload"."transfer_targets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_webhooks_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("webhooks_id");
  CREATE INDEX "payload_locked_documents_rels_transfer_targets_id_idx" ON "payload"."payload_locked_documents_rels" USING btree ("transfer_targets_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_webhooks_fk";
  
  ALTER TABLE "payload"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_transfer_targets_fk";
  
  DROP INDEX "payload"."payload_locked_documents_rels_webhooks_id_idx";
  DROP INDEX "payload"."payload_locked_documents_rels_transfer_targets_id_idx";
  ALTER TABLE "payload"."payload_locked_documents_rels" DROP COLUMN "webhooks_id";
  ALTER TABLE "payload"."payload_locked_documents_rels" DROP COLUMN "transfer_targets_id";`)
}
