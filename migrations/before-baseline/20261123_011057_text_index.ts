import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  	"names" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "title" || ' ' || translate("path", '/-#', '   ')), 'A') || setweight(to_tsvector('simple', "title" || ' ' || translate("path", '/-#', '   ')), 'A')) STORED,
  	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "title" || ' ' || translate("path", '/-#', '   ')), 'A') || setweight(to_tsvector('simple', "title" || ' ' || translate("path", '/-#', '   ')), 'A') || setweight(to_tsvector('english', translate(left("body", 200000), '/', ' ')), 'C') || setweight(to_tsvector('simple', translate(left("body", 200000), '/', ' ')), 'D')) STORED,
  	CONSTRAINT "text_index_place_document_version_pk" PRIMARY KEY("place","document","version")
  );
  
  CREATE INDEX "text_index_names" ON "payload"."text_index" USING gin ("names");
  CREATE INDEX "text_index_words" ON "payload"."text_index" USING gin ("words");
  CREATE INDEX "text_index_changed_at" ON "payload"."text_index" USING btree ("version","changed_at");`)
}
