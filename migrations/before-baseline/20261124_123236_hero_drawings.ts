import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "payload"."enum_industries_capabilities_cards_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_capabilities_cards_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_capabilities_cards_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_capabilities_cards_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_capabilities_cards_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_architecture_dimensions_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_architecture_dimensions_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_architecture_dimensions_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_architecture_dimensions_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_architecture_dimensions_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_industries_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_capabilities_cards_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_architecture_dimensions_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__industries_v_version_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_jobs_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_jobs_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_jobs_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_jobs_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum_jobs_figure" ADD VALUE 'issue' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__jobs_v_version_figure" ADD VALUE 'unconcealment' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__jobs_v_version_figure" ADD VALUE 'views' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__jobs_v_version_figure" ADD VALUE 'layers' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__jobs_v_version_figure" ADD VALUE 'relay' BEFORE 'joined-signals';
  ALTER TYPE "payload"."enum__jobs_v_version_figure" ADD VALUE 'issue' BEFORE 'joined-signals';`)
}
