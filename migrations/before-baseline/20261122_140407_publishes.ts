import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "payload"."publishes" (
  	"written" bigserial PRIMARY KEY NOT NULL,
  	"id" bigint,
  	"tags" text[] NOT NULL,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	CONSTRAINT "publishes_id_unique" UNIQUE("id")
  );
  
  DROP TABLE "payload"."pending_tags" CASCADE;

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
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "payload"."number_publish"();`)
}
