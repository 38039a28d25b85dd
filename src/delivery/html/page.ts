import { contentSecurityPolicy } from './csp.ts';
import { withLateScripts } from './late-scripts.ts';
import { offPolicy } from './policies.ts';
import { withSpeculation } from './speculation.ts';
import { askedStatus, isPrivate, PAGE_CACHE_CONTROL, PRIVATE_CACHE_CONTROL } from './status.ts';
import { strip, stripLinkHeader } from './strip.ts';
import { withStyles } from './styles.ts';

type Headers = Record<string, string | number | string[] | undefined>;
/** A prerendered page as Next hands it to its cache. */
export type RenderedPage = { kind: 'APP_PAGE'; html: string; headers?: Headers; status?: number; postponed?: string };

/** Is it a finished page? One that is resumed at request time (`postponed`) gets scripts later that nobody has seen. */
export const isPage = (value: unknown): value is RenderedPage =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'APP_PAGE' &&
  'html' in value &&
  typeof value.html === 'string' &&
  !('postponed' in value && value.postponed);

/** @param isThere whether a page is at its address */
function withoutRuntime(whole: string, headers: Headers, isThere: boolean): { html: string; headers: Headers } {
  const result = strip(isThere ? withSpeculation(whole) : whole);
  if (result.unexpected) console.warn('[delivery] page left whole:', result.why);
  const { link, ...rest } = headers;
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

/**
 * The page as it goes over the wire: with the status that it asks for, `Cache-Control`, and (unless the layer is off)
 * without the framework's runtime and with its own content security policy. Idempotent; leaves its argument alone.
 */
export function delivered(page: RenderedPage, isOff: boolean): Pick<RenderedPage, 'html' | 'headers' | 'status'> {
  const asked = askedStatus(page.html);
  const status = asked?.status ?? page.status;
  const { html, headers } = isOff
    ? { html: page.html, headers: { ...page.headers, 'content-security-policy': offPolicy } }
    : withoutRuntime(page.html, page.headers ?? {}, !asked);
  const isShared = status !== 404 && status !== 410 && !isPrivate(page.html);
  return {
    html,
    status,
    headers: {
      ...headers,
      ...(asked?.location === undefined ? {} : { location: asked.location }),
      'cache-control': isShared ? PAGE_CACHE_CONTROL : PRIVATE_CACHE_CONTROL,
    },
  };
}
