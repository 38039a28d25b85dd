/** Migrations up to this one were written before the rule. */
const LAST_BEFORE_RULE = '20261127_071828_tables_and_redirect_statuses';

type Rule = { isBroken: (statement: string, made: ReadonlySet<string>) => boolean; why: string };

const tableOf = (statement: string, verb: RegExp): string | undefined =>
  new RegExp(`${verb.source}\\s+(?:IF (?:NOT )?EXISTS\\s+)?(?:ONLY\\s+)?((?:"?\\w+"?\\.)?"?\\w+"?)`, 'i')
    .exec(statement)?.[1]
    ?.replaceAll('"', '');

const alters = /ALTER TABLE/;
const on = /\sON/;

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
      isOld(text, alters, made) && /\bADD (?:CONSTRAINT\b[\s\S]*\b)?(?:UNIQUE|CHECK|EXCLUDE|PRIMARY KEY)\b/i.test(text),
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

/** The statements of the template literals in `up`. */
function statementsOf(source: string): string[] {
  const [, up = ''] = /export async function up\b([\s\S]*?)(?=\nexport async function down\b|$)/.exec(source) ?? [];
  const texts = [...up.matchAll(/sql(?:\.raw\()?`([\s\S]*?)`/g)].map(([, text = '']) => text);
  return texts
    .flatMap((text) => text.split(';'))
    .map((text) => text.replace(/--.*$/gm, '').trim())
    .filter(Boolean);
}

/** A migration that calls `contract` (src/lib/contract.ts) states its reason there. */
const isContraction = (source: string) => /\bcontract\(\s*db\s*,/.test(source);

const shown = (statement: string) => statement.replace(/\s+/g, ' ').slice(0, 100);

/**
 * Why a migration may not go out as an expansion (docs/decisions/063-expand-then-contract.md); nothing for a declared
 * contraction and for migrations older than the rule.
 */
export function problemsOf(name: string, source: string): string[] {
  if (name <= LAST_BEFORE_RULE || isContraction(source)) return [];
  const statements = statementsOf(source);
  const made = new Set(statements.map((text) => tableOf(text, /^CREATE TABLE/)).filter((table) => table !== undefined));
  return statements.flatMap((text) =>
    rules.filter(({ isBroken }) => isBroken(text, made)).map(({ why }) => `${name}: ${shown(text)}\n  ${why}`),
  );
}
