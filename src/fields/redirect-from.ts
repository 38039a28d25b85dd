import { z } from 'zod';
import { fixedRedirects, isCoded } from '@/lib/routes';
import { canonicalPath } from '../redirects/canonical-path.ts';

export const MOST_FROM_CHARACTERS = 600;

const EXAMPLES = 'for example /old-page, /Services.html or /index.php';

/** Addresses of former sites may have what our own paths cannot: capitals, dots, underscores, encoded letters. */
export const redirectFromSchema = z
  .string()
  .trim()
  .startsWith('/', `Begin with a slash, without https:// and the host, ${EXAMPLES}.`)
  .refine((path) => !/[?#]/.test(path), 'Leave out what follows ? or #: a redirect keeps what follows the ? by itself.')
  .refine(
    (path) => !/\\|\/\/|\/\.{1,2}(?:\/|$)/.test(path),
    `Use a path, ${EXAMPLES}, without empty parts or backslashes.`,
  )
  .transform((path, context) => {
    const canonical = canonicalPath(path);
    // Once decoded, these would be another path.
    const isPath = canonical !== undefined && !/%2F|\/\.{1,2}(?:\/|$)/.test(canonical);
    if (isPath) return canonical;
    context.addIssue('A % must be followed by the code of a letter, as in /caf%C3%A9.');
    return z.NEVER;
  })
  .refine(
    (path) => !path.includes('*'),
    'A * stands for nothing here. For everything below a path, leave out the * and set the match to prefix: this path and everything below it.',
  )
  .refine((path) => path.length <= MOST_FROM_CHARACTERS, `Use at most ${MOST_FROM_CHARACTERS} characters.`)
  .refine((path) => !path.includes('%EF%BF%BD'), 'It has the sign � in the place of a letter. Type the path again.')
  .refine(
    (path) => !isCoded(path) && !path.endsWith('.rsc'),
    'This path belongs to a part of the site that is not edited here. Choose another one.',
  )
  .refine((path) => !(path in fixedRedirects), 'This path always redirects to another page. Choose another one.');
