import type { OutgoingHttpHeaders } from 'node:http';
import { EXPERIMENT_HEADER } from '../../lib/experiment.ts';
import { contentSecurityPolicy } from './csp.ts';
import { withLanguage } from './language.ts';
import { withLateScripts } from './late-scripts.ts';
import { offPolicy } from './policies.ts';
import { withSpeculation } from './speculation.ts';
import {
  declaredExperiment,
  declaredStatus,
  EXPERIMENT_CACHE_CONTROL,
  isPrivate,
  PAGE_CACHE_CONTROL,
  PRIVATE_CACHE_CONTROL,
} from './status.ts';
import { ISLAND, OPEN_ISLAND, strip, stripLinkHeader } from './strip.ts';
import { withStyles } from './styles.ts';

export type RenderedPage = { html: string; headers?: OutgoingHttpHeaders; status?: number };

function withReact(html: string): string {
  const isClosed = ISLAND.test(html) && !OPEN_ISLAND.test(html);
  return withLateScripts(isClosed ? withStyles(html, true) : html);
}

function withoutRuntime(whole: string, headers: OutgoingHttpHeaders, isThere: boolean): RenderedPage {
  const result = strip(isThere ? withSpeculation(whole) : whole);
  if (result.unexpected) console.warn('[delivery] page left whole:', result.why);
  const { link, ...rest } = headers;
  const kept = typeof link === 'string' ? stripLinkHeader(link) : link;
  return {
    html: result.stripped ? withStyles(result.html) : withReact(result.html),
    headers: {
      ...rest,
      ...(kept && { link: kept }),
      'content-security-policy': contentSecurityPolicy(result.html),
    },
  };
}

/** The final form of a page. Idempotent; does not mutate its argument. */
export function delivered(page: RenderedPage, isOff: boolean): RenderedPage {
  const declared = declaredStatus(page.html);
  const status = declared?.status ?? page.status;
  const inLanguage = withLanguage(page.html);
  const { html, headers } = isOff
    ? { html: inLanguage, headers: { ...page.headers, 'content-security-policy': offPolicy(page.html) } }
    : withoutRuntime(inLanguage, page.headers ?? {}, !declared);
  const isShared = status !== 404 && status !== 410 && !isPrivate(page.html);
  const experiment = isShared ? declaredExperiment(page.html) : undefined;
  const kept = experiment === undefined ? PAGE_CACHE_CONTROL : EXPERIMENT_CACHE_CONTROL;
  return {
    html,
    status,
    headers: {
      ...headers,
      ...(declared?.location && { location: declared.location }),
      ...(experiment && { [EXPERIMENT_HEADER]: experiment }),
      'cache-control': isShared ? kept : PRIVATE_CACHE_CONTROL,
    },
  };
}
