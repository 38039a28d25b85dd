import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "payload"."languages_texts_outside_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"service" varchar,
  	"name" varchar,
  	"purpose" varchar
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
  
  ALTER TABLE "payload"."languages_texts_outside_services" ADD CONSTRAINT "languages_texts_outside_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."languages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload"."_languages_v_version_texts_outside_services" ADD CONSTRAINT "_languages_v_version_texts_outside_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "payload"."_languages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "languages_texts_outside_services_order_idx" ON "payload"."languages_texts_outside_services" USING btree ("_order");
  CREATE INDEX "languages_texts_outside_services_parent_id_idx" ON "payload"."languages_texts_outside_services" USING btree ("_parent_id");
  CREATE INDEX "_languages_v_version_texts_outside_services_order_idx" ON "payload"."_languages_v_version_texts_outside_services" USING btree ("_order");
  CREATE INDEX "_languages_v_version_texts_outside_services_parent_id_idx" ON "payload"."_languages_v_version_texts_outside_services" USING btree ("_parent_id");`)
}
