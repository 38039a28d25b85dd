/** Loaded on demand: about 50,000 words. */
let loaded: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
}

const EDGES = /^[\d\W_]+|[\d\W_]+$/g;
const REPEATED = /^(.+?)\1+$/s;

/** Is it a common password, repeated, or with digits and signs around it (`Password2026!`)? Attackers try these. */
export async function isCommon(password: string): Promise<boolean> {
  loaded ??= load();
  const common = await loaded;
  const text = password.toLowerCase();
  return REPEATED.test(text) || common.has(text) || common.has(text.replace(EDGES, ''));
}
