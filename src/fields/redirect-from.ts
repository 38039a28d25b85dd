import { z } from 'zod';
import { fixedRedirects, isCoded } from '@/lib/routes';
import { canonicalPath } from '../redirects/canonical-path.ts';

export const MOST_FROM_CHARACTERS = 600;

const EXAMPLES = 'for example /old-page, /Services.html or /index.php';

/** Without a place in an address, unlike joiners, which some scripts and emoji need. */
export const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;

/** Of servers and frameworks, once it is spelled as a path. */
const PATTERN = /\*|\/:[a-z]|\$$|%5B.+-.+%5D|%7B.*%7D/i;

/** Addresses of former sites may have what our own paths cannot: capitals, dots, underscores, encoded letters. */
export const formerPathSchema = z
  .string()
  .trim()
  .startsWith('/', `Begin with a slash, without https:// and the host, ${EXAMPLES}.`)
  .refine((path) => !/[?#]/.test(path), 'Leave out what follows ? or #: a redirect keeps what follows the ?.')
  .refine(
    (path) => !/\\|\/\/|\/\.{1,2}(?:\/|$)/.test(path),
    `Use a path, ${EXAMPLES}, without empty parts or backslashes.`,
  )
  .transform((path, context) => {
    const canonical = canonicalPath(path);
    // Once decoded, these would be another path.
    const isPath = canonical !== undefined && !/%2F|\/\.{1,2}(?:\/|$)/.test(canonical);
    if (isPath) return canonical;
    context.addIssue(
      /%(?:2F|5C|2E)/i.test(path)
        ? 'Servers read %2F, %5C and %2E in different ways. Use a prefix: the path before it, with the match "prefix".'
        : 'A % must be followed by the code of a letter, as in /caf%C3%A9.',
    );
    return z.NEVER;
  });

/** What a rule may begin with; visitors may arrive at any path below it. */
export const redirectFromSchema = z
  .string()
  .refine((path) => !INVISIBLE.test(path), 'It contains an invisible character. Type the path again.')
  .pipe(formerPathSchema)
  .refine(
    (path) => !PATTERN.test(path),
    'A pattern has no meaning here, such as *, :name, $ or [0-9]. For everything below a path, leave it out and set the match to prefix: this path and everything below it.',
  )
  .refine((path) => path.length <= MOST_FROM_CHARACTERS, `Use at most ${MOST_FROM_CHARACTERS} characters.`)
  .refine(
    (path) => !path.includes('%EF%BF%BD'),
    'It contains the character � instead of a letter. Type the path again.',
  )
  .refine(
    (path) => !isCoded(path) && !path.endsWith('.rsc'),
    'This path belongs to a part of the site that is not edited here. Choose another one.',
  )
  .refine((path) => !(path in fixedRedirects), 'This path always redirects to another page. Choose another one.');
