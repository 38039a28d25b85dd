import { contentSecurityPolicy } from './csp.ts';
import { withLateScripts } from './late-scripts.ts';
import { offPolicy } from './policies.ts';
import { withSpeculation } from './speculation.ts';
import { askedStatus, isPrivate, PAGE_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from './status.ts';
import { strip, stripLinkHeader } from './strip.ts';
import { withStyles } from './styles.ts';

/**
 * A prerendered page as Next keeps it in its cache.
 * @typedef {object} Page
 * @property {'APP_PAGE'} kind
 * @property {string} html
 * @property {Record<string, string | number | string[] | undefined>} [headers]
 * @property {number} [status]
 * @property {string} [postponed]
 */

/**
 * Is it a finished page? One that is resumed at request time (`postponed`) gets scripts later that nobody has seen.
 * @param {unknown} value
 * @returns {value is Page}
 */
export const isPage = (value) => {
  const page = /** @type {Partial<Page> | null | undefined} */ (value);
  return page?.kind === 'APP_PAGE' && typeof page.html === 'string' && !page.postponed;
};

/** @param {string} whole @param {Page['headers']} headers @param {boolean} isThere whether a page is at its address */
function withoutRuntime(whole, headers, isThere) {
  const result = strip(isThere ? withSpeculation(whole) : whole);
  if (result.unexpected) console.warn('[delivery] page left whole:', result.why);
  const { link, ...rest } = headers ?? {};
  const kept = typeof link === 'string' ? stripLinkHeader(link) : link;
  return {
    html: result.stripped ? withStyles(result.html) : withLateScripts(result.html),
    headers: {
      ...rest,
      ...(kept === undefined ? {} : { link: kept }),
      'content-security-policy': contentSecurityPolicy(result.html),
    },
  };
}

/** While the layer is off: Next's own page, whose scripts may run. @param {Page} page */
const asItIs = ({ html, headers }) => ({ html, headers: { ...headers, 'content-security-policy': offPolicy } });

/**
 * The page as it goes over the wire: with the status that it asks for, `Cache-Control`, and (unless the layer is off)
 * without the framework's runtime and with its own content security policy. Idempotent; leaves its argument alone.
 *
 * @param {Page} page
 * @param {boolean} isOff
 * @returns {Pick<Page, 'html' | 'headers' | 'status'>}
 */
export function delivered(page, isOff) {
  const asked = askedStatus(page.html);
  const status = asked?.status ?? page.status;
  const { html, headers } = isOff ? asItIs(page) : withoutRuntime(page.html, page.headers, !asked);
  return {
    html,
    status,
    headers: {
      ...headers,
      ...(asked?.location === undefined ? {} : { location: asked.location }),
      'cache-control':
        status === 404 || status === 410 || isPrivate(page.html) ? PRIVATE_CACHE_CONTROL : PAGE_CACHE_CONTROL,
    },
  };
}
