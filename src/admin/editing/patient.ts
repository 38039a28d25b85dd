import type { ServerFunctionClient } from 'payload';
import { isActionRefusal } from '@/lib/action-refusals';

/** Payload's server functions that change nothing, so that they may be called again. */
const READS = new Set([
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-list',
  'render-widget',
  'table-state',
]);

/** Longer, in sum, than a database takes to restart. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

type Notices = {
  /** Before each repetition. */
  failing: () => void;
  /** After the last one, whether it has worked or not. */
  over: () => void;
  /** The server runs another build than the page: none of its functions works until it is loaded again. */
  outdated: () => void;
  wait?: (ms: number) => Promise<unknown>;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isOutdated = (error: unknown): boolean => error instanceof Error && error.name === 'UnrecognizedActionError';

/** A redirect, a refusal, or a page of a build that has been replaced would be the same the next time. */
const isFinal = (error: unknown): boolean =>
  isOutdated(error) ||
  (error instanceof Error &&
    (isActionRefusal(error) || ('digest' in error && String(error.digest).startsWith('NEXT_'))));

/** Calls again what only reads, if the server does not respond or fails. */
export function patient(
  call: ServerFunctionClient,
  { failing, over, outdated, wait = pause }: Notices,
): ServerFunctionClient {
  return async (args) => {
    for (let failures = 0; ; failures += 1) {
      const ms = READS.has(args.name) ? PAUSES_MS[failures] : undefined;
      try {
        const response = await call(args);
        if (failures > 0) over();
        return response;
      } catch (error) {
        if (ms === undefined || isFinal(error)) {
          if (failures > 0) over();
          if (isOutdated(error)) outdated();
          throw error;
        }
        failing();
        await wait(ms);
      }
    }
  };
}
