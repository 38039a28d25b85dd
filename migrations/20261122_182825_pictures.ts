import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."pages" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "payload"."_pages_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "payload"."industries" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "payload"."_industries_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "payload"."jobs" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "payload"."_jobs_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "payload"."leaders" ADD COLUMN "portrait_id" uuid;
  ALTER TABLE "payload"."_leaders_v" ADD COLUMN "version_portrait_id" uuid;
  ALTER TABLE "payload"."legal_pages" ADD COLUMN "meta_image_id" uuid;
  ALTER TABLE "payload"."_legal_pages_v" ADD COLUMN "version_meta_image_id" uuid;
  ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_pages_v" ADD CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."industries" ADD CONSTRAINT "industries_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_industries_v" ADD CONSTRAINT "_industries_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."jobs" ADD CONSTRAINT "jobs_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_jobs_v" ADD CONSTRAINT "_jobs_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."leaders" ADD CONSTRAINT "leaders_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_leaders_v" ADD CONSTRAINT "_leaders_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."legal_pages" ADD CONSTRAINT "legal_pages_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."_legal_pages_v" ADD CONSTRAINT "_legal_pages_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "payload"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_meta_meta_image_idx" ON "payload"."pages" USING btree ("meta_image_id");
  CREATE INDEX "_pages_v_version_meta_version_meta_image_idx" ON "payload"."_pages_v" USING btree ("version_meta_image_id");
  CREATE INDEX "industries_meta_meta_image_idx" ON "payload"."industries" USING btree ("meta_image_id");
  CREATE INDEX "_industries_v_version_meta_version_meta_image_idx" ON "payload"."_industries_v" USING btree ("version_meta_image_id");
  CREATE INDEX "jobs_meta_meta_image_idx" ON "payload"."jobs" USING btree ("meta_image_id");
  CREATE INDEX "_jobs_v_version_meta_version_meta_image_idx" ON "payload"."_jobs_v" USING btree ("version_meta_image_id");
  CREATE INDEX "leaders_portrait_idx" ON "payload"."leaders" USING btree ("portrait_id");
  CREATE INDEX "_leaders_v_version_version_portrait_idx" ON "payload"."_leaders_v" USING btree ("version_portrait_id");
  CREATE INDEX "legal_pages_meta_meta_image_idx" ON "payload"."legal_pages" USING btree ("meta_image_id");
  CREATE INDEX "_legal_pages_v_version_meta_version_meta_image_idx" ON "payload"."_legal_pages_v" USING btree ("version_meta_image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload"."pages" DROP CONSTRAINT "pages_meta_image_id_media_id_fk";
  
  ALTER TABLE "payload"."_pages_v" DROP CONSTRAINT "_pages_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "payload"."industries" DROP CONSTRAINT "industries_meta_image_id_media_id_fk";
  
  ALTER TABLE "payload"."_industries_v" DROP CONSTRAINT "_industries_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "payload"."jobs" DROP CONSTRAINT "jobs_meta_image_id_media_id_fk";
  
  ALTER TABLE "payload"."_jobs_v" DROP CONSTRAINT "_jobs_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "payload"."leaders" DROP CONSTRAINT "leaders_portrait_id_media_id_fk";
  
  ALTER TABLE "payload"."_leaders_v" DROP CONSTRAINT "_leaders_v_version_portrait_id_media_id_fk";
  
  ALTER TABLE "payload"."legal_pages" DROP CONSTRAINT "legal_pages_meta_image_id_media_id_fk";
  
  ALTER TABLE "payload"."_legal_pages_v" DROP CONSTRAINT "_legal_pages_v_version_meta_image_id_media_id_fk";
  
  DROP INDEX "payload"."pages_meta_meta_image_idx";
  DROP INDEX "payload"."_pages_v_version_meta_version_meta_image_idx";
  DROP INDEX "payload"."industries_meta_meta_image_idx";
  DROP INDEX "payload"."_industries_v_version_meta_version_meta_image_idx";
  DROP INDEX "payload"."jobs_meta_meta_image_idx";
  DROP INDEX "payload"."_jobs_v_version_meta_version_meta_image_idx";
  DROP INDEX "payload"."leaders_portrait_idx";
  DROP INDEX "payload"."_leaders_v_version_version_portrait_idx";
  DROP INDEX "payload"."legal_pages_meta_meta_image_idx";
  DROP INDEX "payload"."_legal_pages_v_version_meta_version_meta_image_idx";
  ALTER TABLE "payload"."pages" DROP COLUMN "meta_image_id";
  ALTER TABLE "payload"."_pages_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "payload"."industries" DROP COLUMN "meta_image_id";
  ALTER TABLE "payload"."_industries_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "payload"."jobs" DROP COLUMN "meta_image_id";
  ALTER TABLE "payload"."_jobs_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "payload"."leaders" DROP COLUMN "portrait_id";
  ALTER TABLE "payload"."_leaders_v" DROP COLUMN "version_portrait_id";
  ALTER TABLE "payload"."legal_pages" DROP COLUMN "meta_image_id";
  ALTER TABLE "payload"."_legal_pages_v" DROP COLUMN "version_meta_image_id";`)
}
