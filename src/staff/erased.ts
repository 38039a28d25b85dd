/** In place of what was erased. */
export const ERASED = 'Erased on request';

/** Characters of an address: `a@x.example` is not contained in `ada@x.example`. */
const PART = /[\w.!#$%&'*+/=?^`{|}~@-]/;

/** Is this address in the text? */
export function mentions(text: string | null | undefined, email: string): boolean {
  const within = (text ?? '').toLowerCase();
  const address = email.toLowerCase();
  for (let at = within.indexOf(address); at >= 0; at = within.indexOf(address, at + 1)) {
    const after = within.slice(at + address.length).replace(/^\.(?!\w)/, '');
    if (!PART.test(within.charAt(at - 1)) && !PART.test(after.charAt(0))) return true;
  }
  return false;
}
