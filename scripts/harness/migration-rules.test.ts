import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../process/paths.ts';
import { problemsOf } from './migration-rules.ts';

const NEW = '20270101_000000_new.ts';
const NEW_OF_VISITORS = '20270101000000_new.sql';
const migration = (sql: string, before = '') => `
export async function up({ db }: MigrateUpArgs): Promise<void> {
  ${before}
  await db.execute(sql\`${sql}\`)
}
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql\`DROP TABLE "payload"."anything";\`)
}`;

describe('an expansion may', () => {
  it.each([
    'ALTER TABLE "payload"."pages" ADD COLUMN "note" varchar;',
    'ALTER TABLE "payload"."pages" ADD COLUMN "note" varchar DEFAULT \'new\' NOT NULL;',
    'ALTER TABLE "payload"."pages" ADD COLUMN "at" timestamp DEFAULT now() NOT NULL;',
    'ALTER TABLE "payload"."pages" ALTER COLUMN "note" DROP NOT NULL;',
    'ALTER TYPE "payload"."enum_redirects_status" ADD VALUE \'307\';',
    'CREATE TABLE "payload"."notes" ("id" uuid PRIMARY KEY, "text" varchar NOT NULL); CREATE UNIQUE INDEX "a" ON "payload"."notes" ("text"); ALTER TABLE "payload"."notes" ADD CONSTRAINT "b" UNIQUE ("text");',
    'ALTER TABLE "payload"."pages" ADD CONSTRAINT "pages_fk" FOREIGN KEY ("note_id") REFERENCES "payload"."notes"("id") ON DELETE set null;',
    'CREATE INDEX "a" ON "payload"."pages" ("title"); DROP INDEX "payload"."b";',
    'UPDATE "payload"."pages" SET "note" = \'renamed; type\';',
    'ALTER TABLE "payload"."pages" DROP CONSTRAINT "a", ADD CONSTRAINT "a" CHECK ("note" <> \'\');',
    '/* DROP TABLE a; */ CREATE FUNCTION "payload"."f"() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DELETE FROM a; DROP TABLE b; END $$;',
  ])('%s', (sql) => {
    expect(problemsOf(NEW, migration(sql))).toEqual([]);
    expect(problemsOf(NEW_OF_VISITORS, sql.toLowerCase())).toEqual([]);
  });
});

describe('an expansion may not', () => {
  it.each([
    ['DROP TABLE "payload"."exports" CASCADE;', 'removes something'],
    ['DROP TYPE "payload"."enum_exports";', 'removes something'],
    ['ALTER TABLE "payload"."pages" DROP COLUMN "note";', 'removes a column'],
    ['ALTER TABLE "payload"."pages" RENAME COLUMN "note" TO "remark";', 'renames'],
    ['ALTER TABLE "payload"."pages" RENAME TO "sheets";', 'renames'],
    ['ALTER TYPE "payload"."enum_pages" RENAME VALUE \'a\' TO \'b\';', 'renames'],
    ['ALTER TABLE "payload"."pages" ALTER COLUMN "note" SET DATA TYPE text;', 'changes a type'],
    ['ALTER TABLE "payload"."pages" ALTER COLUMN "note" TYPE text;', 'changes a type'],
    ['ALTER TABLE "payload"."pages" ALTER COLUMN "note" SET NOT NULL;', 'requires a value'],
    ['ALTER TABLE "payload"."pages" ADD COLUMN "note" varchar NOT NULL;', 'without a default'],
    ['ALTER TABLE "payload"."pages" ADD COLUMN "id2" uuid DEFAULT gen_random_uuid();', 'every row'],
    ['ALTER TABLE "payload"."pages" ADD CONSTRAINT "b" UNIQUE ("note");', 'refuses rows'],
    ['ALTER TABLE "payload"."pages" ADD CONSTRAINT "b" CHECK ("note" <> \'\');', 'refuses rows'],
    ['CREATE UNIQUE INDEX "a" ON "payload"."pages" USING btree ("note");', 'refuses rows'],
    ['LOCK TABLE payload.pages;', 'stops all reads'],
    ['truncate payload.pages;', 'removes something'],
    ['DROP FUNCTION public.submit_form(uuid, text);', 'removes something'],
  ])('%s', (sql, why) => {
    expect(problemsOf(NEW, migration(sql)).join()).toContain(why);
    expect(problemsOf(NEW_OF_VISITORS, `-- why\n${sql.toLowerCase()}`).join()).toContain(why);
  });
});

it('a declared contraction may', () => {
  const drop = 'ALTER TABLE "payload"."pages" DROP COLUMN "note";';
  const declared = "await contract(db, { migration: 'a', needs: 'b', reason: 'c' });";
  expect(problemsOf(NEW, migration(drop, declared))).toEqual([]);
  const remark = '-- contract: needs 20261231000000, nothing reads the note any more\n';
  expect(problemsOf(NEW_OF_VISITORS, `${remark}${drop}`)).toEqual([]);
});

it('the rule reads the migrations of this site as they are generated or written', () => {
  const source = fs.readFileSync(
    inRoot('migrations/before-baseline/20261127_071828_tables_and_redirect_statuses.ts'),
    'utf8',
  );
  expect(problemsOf(NEW, source).length).toBeGreaterThan(8);
  const ofVisitors = fs.readFileSync(inRoot('supabase/before-baseline/20261123140000_languages.sql'), 'utf8');
  expect(problemsOf(NEW_OF_VISITORS, ofVisitors)).toHaveLength(5);
});
