import Bowser from 'bowser';

const MAX_CHARACTERS = 500;
const UNKNOWN = 'Unknown device';

/** Such as `Firefox on Windows`. The client controls the header: for display only. */
export function deviceOf(userAgent: string | null): string {
  const header = userAgent?.slice(0, MAX_CHARACTERS).trim();
  if (!header) return UNKNOWN;
  const { browser, os } = Bowser.parse(header);
  // Bowser returns the product token of unknown agents, which may contain anything.
  const words = [browser.name, os.name].filter((word) => word && /^[A-Za-z][A-Za-z ]{1,40}$/.test(word));
  return words.join(' on ') || UNKNOWN;
}
