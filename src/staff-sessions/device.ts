import Bowser from 'bowser';

const MAX_CHARACTERS = 500;
const UNKNOWN = 'Unknown device';

/**
 * Names the browser and system of a User-Agent header in words, for example `Firefox on Windows`. Returns
 * `Unknown device` where neither is recognised. The header is the client's own claim: shown, never relied on.
 */
export function deviceOf(userAgent: string | null): string {
  const header = userAgent?.slice(0, MAX_CHARACTERS).trim();
  if (!header) return UNKNOWN;
  const { browser, os } = Bowser.parse(header);
  // Bowser repeats the product token of agents that it does not know, which may say anything.
  const words = [browser.name, os.name].filter((word) => word && /^[A-Za-z][A-Za-z ]{1,40}$/.test(word));
  return words.join(' on ') || UNKNOWN;
}
