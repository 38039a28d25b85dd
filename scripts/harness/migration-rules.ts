import { splitSqlStatements } from '@supabase/lite';
import { contractionIn } from '../../supabase/local/migrate.ts';

type Rule = { isBroken: (statement: string, made: ReadonlySet<string>) => boolean; why: string };

const tableOf = (statement: string, verb: RegExp): string | undefined =>
  new RegExp(`${verb.source}\\s+(?:IF (?:NOT )?EXISTS\\s+)?(?:ONLY\\s+)?((?:"?\\w+"?\\.)?"?\\w+"?)`, 'i')
    .exec(statement)?.[1]
    ?.replaceAll('"', '');

const alters = /ALTER TABLE/;
const on = /\sON/;
/** Usually a wider one; that it is, reviewers see. */
const replacesCheck = /\bDROP CONSTRAINT (\S+),[\s\S]*\bADD CONSTRAINT \1 CHECK\b/i;

/** True for a table that existed before the migration: nobody uses one that it makes itself. */
const isOld = (statement: string, verb: RegExp, made: ReadonlySet<string>) => {
  const table = tableOf(statement, verb);
  return table !== undefined && !made.has(table);
};

/** What code of the version before, which still runs, does not survive; and locks that stop readers for long. */
const rules: Rule[] = [
  {
    isBroken: (text) => /^(?:DROP (?:TABLE|SCHEMA|VIEW|TYPE|FUNCTION)|TRUNCATE)\b/i.test(text),
    why: 'removes something that the version before may use',
  },
  {
    isBroken: (text, made) => isOld(text, alters, made) && /\bDROP COLUMN\b/i.test(text),
    why: 'removes a column that the version before reads',
  },
  {
    isBroken: (text) => /^ALTER (?:TABLE|TYPE|SCHEMA|INDEX|SEQUENCE)\b[\s\S]*\bRENAME\b/i.test(text),
    why: 'renames something that the version before knows by its old name',
  },
  {
    isBroken: (text, made) => isOld(text, alters, made) && /\bALTER COLUMN \S+ (?:SET DATA )?TYPE\b/i.test(text),
    why: 'changes a type, and rewrites the table while all reads wait',
  },
  {
    isBroken: (text, made) => isOld(text, alters, made) && /\bSET NOT NULL\b/i.test(text),
    why: 'requires a value that the version before does not write',
  },
  {
    isBroken: (text, made) =>
      isOld(text, alters, made) &&
      /\bADD (?:COLUMN )?[\s\S]*\bNOT NULL\b/i.test(text) &&
      !/\bDEFAULT\b|\bADD CONSTRAINT\b/i.test(text),
    why: 'adds a column that requires a value, without a default',
  },
  {
    isBroken: (text, made) =>
      isOld(text, alters, made) && /\bADD COLUMN\b[\s\S]*\bDEFAULT\s+(?:\w+\.)?(?!now\b)\w+\(/i.test(text),
    why: 'computes a default for every row, and rewrites the table while all reads wait',
  },
  {
    isBroken: (text, made) =>
      isOld(text, alters, made) &&
      !replacesCheck.test(text) &&
      /\bADD (?:CONSTRAINT\b[\s\S]*\b)?(?:UNIQUE|CHECK|EXCLUDE|PRIMARY KEY)\b/i.test(text),
    why: 'refuses rows that the version before may write',
  },
  {
    isBroken: (text, made) => /^CREATE UNIQUE INDEX\b/i.test(text) && isOld(text, on, made),
    why: 'refuses rows that the version before may write',
  },
  {
    isBroken: (text) => /^(?:LOCK|VACUUM FULL|CLUSTER|REINDEX(?! .*CONCURRENTLY))\b/i.test(text),
    why: 'stops all reads for as long as it takes',
  },
];

/** The template literals in `up`. */
function sqlIn(source: string): string {
  const [, up = ''] = /export async function up\b([\s\S]*?)(?=\nexport async function down\b|$)/.exec(source) ?? [];
  return [...up.matchAll(/sql(?:\.raw\()?`([\s\S]*?)`/g)].map(([, text = '']) => text).join(';\n');
}

type Kind = {
  sql: (source: string) => string;
  isContraction: (source: string) => boolean;
};

/** By the ending of the file: Payload's migrations, and those of the visitors' tables. */
const kinds: Record<string, Kind> = {
  ts: {
    sql: sqlIn,
    // src/lib/contract.ts
    isContraction: (source) => /\bcontract\(\s*db\s*,/.test(source),
  },
  sql: {
    sql: (source) => source,
    isContraction: (source) => contractionIn(source) !== undefined,
  },
};

const COMMENTS = /--.*$|\/\*[\s\S]*?\*\//gm;

const statementsOf = (sql: string) =>
  splitSqlStatements(sql)
    .map((text) => text.replace(COMMENTS, '').trim())
    .filter(Boolean);

const shown = (statement: string) => statement.replace(/\s+/g, ' ').slice(0, 100);

/**
 * Why the migration in this file may not go out as an expansion (docs/decisions/063-expand-then-contract.md); nothing for
 * a declared contraction.
 */
export function problemsOf(file: string, source: string): string[] {
  const kind = kinds[file.split('.').at(-1) ?? ''];
  if (!kind || kind.isContraction(source)) return [];
  const statements = statementsOf(kind.sql(source));
  const made = new Set(statements.map((text) => tableOf(text, /^CREATE TABLE/)).filter((table) => table !== undefined));
  return statements.flatMap((text) =>
    rules.filter(({ isBroken }) => isBroken(text, made)).map(({ why }) => `${file}: ${shown(text)}\n  ${why}`),
  );
}
