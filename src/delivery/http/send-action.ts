import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { runAction } from '../../lib/action-call.ts';
import { actionRefusals } from '../../lib/action-refusals.ts';
import { noticeResponse, textResponse } from '../outage/fallback-pages.ts';
import type { SiteResponse } from './site-response.ts';

/** Next reads the words of a type without a charset only, and replaces all others with its own. */
function refusal(status: number) {
  const words = `${actionRefusals[status] ?? 'This did not work. Please try again.'}\n`;
  const response = textResponse(status, 'text/plain', words);
  return { ...response, headers: { ...response.headers, 'content-type': 'text/plain' } };
}

const unavailable = noticeResponse(503, 'maintenance');

export type Parts = {
  next: (request: IncomingMessage, response: SiteResponse) => Promise<void>;
  database: { check: () => Promise<boolean> };
  /** Rejects if that cannot be determined. */
  hasSession: (headers: IncomingHttpHeaders) => Promise<boolean>;
};

/**
 * Calls of server functions, which are staff's alone: nothing of them is read before their session is known. Next
 * responds to every failure with 500; the fallback knows whose fault it is.
 */
export function actionSender({ next, database, hasSession }: Parts) {
  return async (request: IncomingMessage, response: SiteResponse): Promise<void> => {
    if (!/(?:^|;\s*)payload-token=/.test(request.headers.cookie ?? '')) return response.send(refusal(401));
    if (!(await database.check())) return response.send(unavailable);
    const isStaff = await hasSession(request.headers).catch(() => undefined);
    if (isStaff === undefined) return response.send(unavailable);
    if (!isStaff) return response.send(refusal(401));
    await runAction((failure) => {
      response.fallback = (status) => refusal(status === 500 ? failure() : status || 503);
      return next(request, response);
    });
  };
}
