/** Server code only: the list has some 50,000 words, and no browser needs it. */
let loaded: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
}

const EDGES = /^[\d\W_]+|[\d\W_]+$/g;
const REPEATED = /^(.+?)\1+$/s;

/**
 * Is the password one of the common ones, or made of one: with digits and signs around it (`Password2026!`), or repeated?
 * Few of the list are as long as we ask for; guessers lengthen the others in just these ways.
 */
export async function isCommon(password: string): Promise<boolean> {
  loaded ??= load();
  const common = await loaded;
  const text = password.toLowerCase();
  return REPEATED.test(text) || common.has(text) || common.has(text.replace(EDGES, ''));
}
