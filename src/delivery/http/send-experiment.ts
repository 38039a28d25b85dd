import type { IncomingMessage } from 'node:http';
import {
  type Assignment,
  cookieIn,
  cookieWith,
  countedAs,
  type Letter,
  pageOfLetter,
  pick,
  type Running,
  readAssignments,
  shortId,
  variantAddress,
} from '../../lib/experiment.ts';
import { mayBeCounted } from '../../lib/may-be-counted.ts';
import { textResponse } from '../outage/fallback-pages.ts';
import type { PageResponse } from '../pages/page-responses.ts';
import type { Page } from '../pages/page-store.ts';
import { sendPage } from './send-page.ts';
import type { SiteResponse } from './site-response.ts';

/** `assignments`: set for a new visitor of the experiment. */
type Choice = { letter: Letter; assignments?: Assignment[] };

/**
 * The assigned variant, otherwise one at random by the shares. The page itself for machines, and for visitors who ask
 * not to be tracked. Undefined for a prefetch before a first visit, which may never come.
 */
function choose(
  { method, headers }: IncomingMessage,
  { id, shares }: Running,
  random: () => number,
): Choice | undefined {
  const isDocument = method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';
  if (!isDocument || !mayBeCounted((name) => headers[name]?.toString())) return { letter: 'a' };
  const known = readAssignments(cookieIn(headers.cookie));
  const experiment = shortId(id);
  const assigned = known.find((one) => one.experiment === experiment);
  if (assigned) return { letter: assigned.letter };
  if (headers['sec-purpose'] !== undefined) return undefined;
  const letter = pick(shares, random());
  return { letter, assignments: [...known, { experiment, letter, isReached: false }] };
}

type Parts = {
  page: (address: string) => Promise<PageResponse>;
  count: (path: string, variant: string) => void;
  isSecure: boolean;
  random?: () => number;
};

/** Browsers discard it and ask again when the visitor follows the link. */
const tooEarly = textResponse(425, 'text/plain', 'This page is sent when it is visited.\n');

export type SendExperiment = (
  request: IncomingMessage,
  response: SiteResponse,
  control: Page,
  running: Running,
) => Promise<void>;

/** Sends a visitor's variant of a page with a running experiment (docs/decisions/047-experiments.md). */
export const experimentSender =
  ({ page, count, isSecure, random = Math.random }: Parts): SendExperiment =>
  async (request, response, control, running) => {
    const choice = choose(request, running, random);
    if (!choice) return response.send(tooEarly);
    const { letter, assignments } = choice;
    const id = pageOfLetter(running, letter);
    const shown = id === undefined ? control : await page(variantAddress(id));
    if (response.destroyed || response.headersSent) return;
    if (typeof shown === 'string' || shown.status !== 200) return sendPage(request, response, control);
    if (assignments) count(control.address, countedAs(running.id, letter));
    sendPage(request, response, shown, assignments ? ['set-cookie', cookieWith(assignments, isSecure)] : []);
  };
