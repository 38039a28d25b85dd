import { z } from 'zod';

const SAFE_PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** A path on this site: one leading slash, no backslash, space or control character. */
const isSitePath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);

const isSafeAddress = (value: string) => URL.canParse(value) && SAFE_PROTOCOLS.has(new URL(value).protocol);

/** An editor's address: a path, an anchor, or full http(s), mailto or tel. Refuses `javascript:` and `//host`. */
export const hrefSchema = z
  .string()
  .trim()
  .min(1, 'Enter an address, for example /contact or https://www.example.com.')
  .refine(
    (value) => isSitePath(value) || /^#[\w-]+$/.test(value) || isSafeAddress(value),
    'Enter a path such as /contact, an anchor such as #subscribe, or an address that begins with https://, mailto: or tel:.',
  );

/** External links open in a new tab (content document, section 2, "Shared chrome"). */
export const isExternal = (href: string) => /^https?:/.test(href);
