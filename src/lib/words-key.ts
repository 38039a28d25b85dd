const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number by which a text is found again, without saying what it is (FNV-1a, 32 bits); 0 for one without words. */
export function wordsKey(text: string): number {
  const words = text.replace(/\s+/g, ' ').trim();
  if (!words) return 0;
  let key = OFFSET;
  for (const letter of words) key = Math.imul(key ^ (letter.codePointAt(0) ?? 0), PRIME);
  return key >>> 0;
}
