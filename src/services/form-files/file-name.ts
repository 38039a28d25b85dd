const LONGEST = 100;
const FALLBACK = 'file';

/** What could affect a terminal, a path, a header or the text direction. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]+/gu;

/**
 * Name for staff's download: the last part, without unsafe characters, with an ending of its content so that the right
 * program opens it. `endings`: none if the content is not accepted; the name is then only shown.
 */
export function fileName(sent: string, endings: readonly string[]): string {
  const last = sent.normalize('NFC').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const [first] = endings;
  const ending = endings.find((one) => plain.toLowerCase().endsWith(`.${one}`)) ?? first;
  if (!ending) return [...plain].slice(0, LONGEST).join('') || FALLBACK;
  const stem = plain.toLowerCase().endsWith(`.${ending}`) ? plain.slice(0, -ending.length - 1) : plain;
  return `${[...stem].slice(0, LONGEST).join('').trimEnd() || FALLBACK}.${ending}`;
}
