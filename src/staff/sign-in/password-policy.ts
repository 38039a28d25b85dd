import { z } from 'zod';

const MIN_CHARACTERS = 12;
const MAX_CHARACTERS = 128;

/** Minimum length without the words that attackers try first. */
const MIN_OWN_CHARACTERS = 8;
const SITE_NAME = 'alethia';

export type Owner = { email?: string | null; name?: string | null };

const wordsOf = ({ email, name }: Owner) =>
  [SITE_NAME, ...(email ?? '').split(/[@.+_-]/), ...(name ?? '').split(/\s+/)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4)
    .sort((one, other) => other.length - one.length);

function isMadeOfOwnWords(password: string, owner: Owner): boolean {
  const text = password.toLowerCase();
  const rest = wordsOf(owner).reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length < MIN_OWN_CHARACTERS;
}

/** Loaded on demand: about 50,000 words. */
let loaded: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
}

const EDGES = /^[\d\W_]+|[\d\W_]+$/g;
const REPEATED = /^(.+?)\1+$/s;

/** Is it a common password, repeated, or with digits and signs around it (`Password2026!`)? Attackers try these. */
async function isCommon(password: string): Promise<boolean> {
  loaded ??= load();
  const common = await loaded;
  const text = password.toLowerCase();
  return REPEATED.test(text) || common.has(text) || common.has(text.replace(EDGES, ''));
}

/** OWASP ASVS 5, 6.2. Requires no mix of characters, which only makes people add `1!`. Use `safeParseAsync`. */
const passwordRule = (owner: Owner = {}) =>
  z
    .string({ error: 'Enter a password.' })
    .min(MIN_CHARACTERS, `Use at least ${MIN_CHARACTERS} characters. A few words with spaces are easy to remember.`)
    .max(MAX_CHARACTERS, `Use at most ${MAX_CHARACTERS} characters.`)
    .refine((password) => !isMadeOfOwnWords(password, owner), {
      abort: true,
      error: 'Your name, your email or the name of this site is too easy to guess. Choose another password.',
    })
    .refine(async (password) => !(await isCommon(password)), {
      error: 'This password is too common. Choose another one, for example a few unrelated words.',
    });

export async function passwordProblem(password: unknown, owner: Owner = {}): Promise<string | undefined> {
  const { error } = await passwordRule(owner).safeParseAsync(password);
  return error?.issues[0]?.message;
}
