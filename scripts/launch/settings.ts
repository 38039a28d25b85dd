import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { detachedName } from '../../src/env/detached.ts';
import { judge, settingsAmong, type Values } from '../../src/env/judge.ts';
import { dataDirProblem, problemsHere, type Tries, tries } from '../../src/env/on-this-machine.ts';
import type { Problem, Texts } from '../../src/env/together.ts';
import { defaults, type Name, names } from '../../src/env/variables.ts';
import { passwordProblem } from '../../src/staff/sign-in/password-policy.ts';
import { inRoot, root } from '../process/paths.ts';
import { Failure, say } from '../process/step.ts';

export type Settings = {
  databaseUrl?: string;
  payloadSecret?: string;
  siteUrl?: string;
  port?: number;
  dataDir: string;
  pagesDir: string;
  /** External, hosted or self-hosted: no embedded services are started. */
  supabase?: SupabaseElsewhere;
  smtpUrl?: string;
  mailFrom?: string;
  /** Name and color of a site that is not the public one. */
  environment?: string;
  /** Before migrations of an existing site. */
  backsUpFirst: boolean;
};

type SupabaseElsewhere = { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string; SUPABASE_SECRET_KEY: string };
type Given = Record<string, string | undefined>;

const fullPath = (dataDir: string = defaults.DATA_DIR) => path.resolve(root, dataDir);

function supabaseOf({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY }: Values) {
  if (!SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY) return undefined;
  return { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY };
}

/** Mail of other sites than the public one stays in the mailbox. */
const inEnvironment = (settings: Settings, environment: string | undefined, color?: string): Settings =>
  environment
    ? { ...settings, smtpUrl: undefined, environment: `${environment} ${color ?? defaults.SITE_ENVIRONMENT_COLOR}` }
    : settings;

/** The settings of a site that a restore at this start may have made a detached copy. */
export const sinceRestore = (settings: Settings): Settings =>
  settings.environment ? settings : inEnvironment(settings, detachedName(settings.dataDir));

function chosen(values: Values): Settings {
  const dataDir = fullPath(values.DATA_DIR);
  const settings: Settings = {
    databaseUrl: values.DATABASE_URL,
    payloadSecret: values.PAYLOAD_SECRET,
    siteUrl: values.SITE_URL,
    port: values.PORT,
    dataDir,
    pagesDir: fullPath(values.PAGES_DIR ?? values.DATA_DIR),
    supabase: supabaseOf(values),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    backsUpFirst: values.UPGRADE_BACKUP !== 'off',
  };
  return inEnvironment(settings, values.SITE_ENVIRONMENT ?? detachedName(dataDir), values.SITE_ENVIRONMENT_COLOR);
}

/** Of valid values; `problemsOf` finds the others. */
export const settingsOf = (given: Given): Settings => chosen(judge(given).values);

function valuesOfFile(): Given {
  const file = inRoot('.env');
  if (!fs.existsSync(file)) return {};
  try {
    return parseEnv(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    // On a server, another user builds than runs the site (deploy/server/install.sh).
    say(
      `The settings in .env are not used: this user may not read the file (${(error as NodeJS.ErrnoException).code}).`,
    );
    return {};
  }
}

async function passwordTry({ STAFF_PASSWORD: password, STAFF_EMAIL: email = defaults.STAFF_EMAIL }: Texts) {
  const problem = password && (await passwordProblem(password, { email }));
  return problem && `must be a better password: ${problem.replace(/\.$/, '')}`;
}

/** What commands use of this machine. */
const allTries = { ...tries, STAFF_PASSWORD: passwordTry } satisfies Tries;

type Tried = keyof typeof allTries;

export const problemsOf = (file: Given, environment: Given, tried: readonly Tried[] = []): Promise<Problem[]> =>
  problemsHere(environment, Object.fromEntries(tried.map((name) => [name, allTries[name]])), file);

function report(problems: Problem[], file: Given, environment: Given): string {
  const begin = problems.length === 1 ? 'One setting is' : `${problems.length} settings are`;
  const place = (name: string) => {
    if (!names.includes(name as Name)) return '';
    if (environment[name]?.trim()) return ' (Set in the environment.)';
    return file[name]?.trim() ? ' (Set in .env.)' : '';
  };
  const lines = problems.map(({ name, text }) => `  ${text}${place(name)}`);
  return [`${begin} wrong, so nothing has been started:`, ...lines, 'All settings: .env.example.'].join('\n');
}

/** What started programs find in the environment: our settings, and those that the packages of OpenTelemetry read there. */
export function passedOn(file: Given, environment: Given): Given {
  const ofTelemetry = Object.entries(file).filter(([name]) => name.startsWith('OTEL_') && !environment[name]);
  return { ...Object.fromEntries(ofTelemetry), ...settingsAmong({ ...file, ...environment }) };
}

/**
 * The settings from the environment, falling back to `.env`. Started programs find them in the environment. `tried`:
 * those that the command needs to work on this machine. @throws Failure with all problems of all settings
 */
export async function settings(...tried: Tried[]): Promise<Settings> {
  const file = valuesOfFile();
  const problems = await problemsOf(file, process.env, tried);
  if (problems.length > 0) throw new Failure(report(problems, file, process.env));
  const given = { ...file, ...process.env };
  Object.assign(process.env, passedOn(file, process.env));
  return settingsOf(given);
}

/** For those who look at a site whose settings may be wrong: all that is known about them. Starts nothing, and never fails. */
export async function settingsAsTheyAre(...tried: Tried[]) {
  const file = valuesOfFile();
  const given = { ...file, ...process.env };
  const wrongNames = new Set(judge(given).problems.map(({ name }) => name));
  // One wrong value would leave none at all.
  const { values } = judge(Object.fromEntries(Object.entries(given).filter(([name]) => !wrongNames.has(name))));
  return { settings: chosen(values), values, problems: await problemsOf(file, process.env, tried) };
}

/** For commands that use nothing else, such as tests: DATA_DIR. */
export const dataFolder = (): string => fullPath(settingsAmong({ ...valuesOfFile(), ...process.env }).DATA_DIR);

/** One level at a time: below /proc, a recursive `mkdir` of Node never returns. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** @throws Failure if it belongs to another user, or cannot be created */
export function openDataDir(dataDir: string): void {
  const problem = dataDirProblem(dataDir);
  if (problem) throw new Failure(`The data folder ${dataDir} ${problem}.`);
  try {
    makeFolder(dataDir);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(`The data folder ${dataDir} cannot be created there (${code}). Set DATA_DIR to another one.`);
  }
}
