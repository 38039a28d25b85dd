import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "payload"."enum_campaigns_language" AS ENUM('en', 'de');
  CREATE TABLE "payload"."campaigns" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"word" varchar NOT NULL,
  	"promise" varchar NOT NULL,
  	"about" varchar NOT NULL,
  	"audience" varchar,
  	"language" "payload"."enum_campaigns_language" NOT NULL,
  	"short_path" varchar,
  	"page_id" uuid,
  	"variant_id" uuid,
  	"form_id" uuid,
  	"issue_id" uuid,
  	"release_id" uuid,
  	"experiment_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload"."campaigns" ADD CONSTRAINT "campaigns_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."campaigns" ADD CONSTRAINT "campaigns_variant_id_pages_id_fk" FOREIGN KEY ("variant_id") REFERENCES "payload"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."campaigns" ADD CONSTRAINT "campaigns_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "payload"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."campaigns" ADD CONSTRAINT "campaigns_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "payload"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."campaigns" ADD CONSTRAINT "campaigns_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "payload"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload"."campaigns" ADD CONSTRAINT "campaigns_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "payload"."experiments"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "campaigns_word_idx" ON "payload"."campaigns" USING btree ("word");
  CREATE INDEX "campaigns_page_idx" ON "payload"."campaigns" USING btree ("page_id");
  CREATE INDEX "campaigns_variant_idx" ON "payload"."campaigns" USING btree ("variant_id");
  CREATE INDEX "campaigns_form_idx" ON "payload"."campaigns" USING btree ("form_id");
  CREATE INDEX "campaigns_issue_idx" ON "payload"."campaigns" USING btree ("issue_id");
  CREATE INDEX "campaigns_release_idx" ON "payload"."campaigns" USING btree ("release_id");
  CREATE INDEX "campaigns_experiment_idx" ON "payload"."campaigns" USING btree ("experiment_id");
  CREATE INDEX "campaigns_updated_at_idx" ON "payload"."campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "payload"."campaigns" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payload"."campaigns" CASCADE;
  DROP TYPE "payload"."enum_campaigns_language";`)
}
