import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Staff } from '../../launch/prepare.ts';
import { type StaffApi, staffApi } from '../world/staff-api.ts';
import { type Edit, edits } from './edits.ts';
import { reloadUntil } from './reload.ts';
import { median, percentile } from './statistics.ts';

const POLL_MS = 5;

type Place = { name: string; url: string };

export type Publishing = {
  label: string;
  page: string;
  place?: string;
  edits: number;
  responseMedian: number;
  /** Milliseconds from the API request to the end of the first response with the new text. */
  visibleMedian: number;
  visibleP95: number;
  visibleMax: number;
  /** Old pages that were sent after the API had responded. */
  stale: number;
};

type Seen = { visible: number; stale: number };
type Once = { response: number; seen: Seen[] };

async function once({ publish, page }: Edit, places: Place[]): Promise<Once> {
  const text = randomBytes(6).toString('hex');
  // Otherwise the page might not be cached, and would be fresh in any case.
  for (const { url } of places) await (await fetch(url + page)).text();
  const start = performance.now();
  await publish(text);
  const response = performance.now() - start;
  const seen = await Promise.all(
    places.map(async ({ url }): Promise<Seen> => {
      const responses = await reloadUntil(url + page, text, POLL_MS);
      return { visible: (responses.at(-1)?.read ?? Number.NaN) - start, stale: responses.length - 1 };
    }),
  );
  return { response, seen };
}

const figures = (runs: Once[], place: number) => {
  const visible = runs.map(({ seen }) => seen[place]?.visible ?? Number.NaN);
  return {
    edits: runs.length,
    responseMedian: Math.round(median(runs.map(({ response }) => response))),
    visibleMedian: Math.round(median(visible)),
    visibleP95: Math.round(percentile(visible, 95)),
    visibleMax: Math.round(Math.max(...visible)),
    stale: runs.reduce((total, { seen }) => total + (seen[place]?.stale ?? 0), 0),
  };
};

type Options = {
  times: number;
  others?: Place[];
  more?: (api: StaffApi) => Promise<Edit[]>;
};

/** Publishes changes as staff, waits until visitors see them, and restores the content. */
export async function measurePublishing(site: string, staff: Staff, options: Options): Promise<Publishing[]> {
  const { times, others = [], more = async () => [] } = options;
  const api = await staffApi(site, staff);
  const places: Place[] = [{ name: '', url: site }, ...others];
  const results: Publishing[] = [];
  for (const edit of [...(await edits(api)), ...(await more(api))]) {
    const runs: Once[] = [];
    try {
      for (let done = 0; done < times; done++) runs.push(await once(edit, places));
    } finally {
      await edit.restore();
    }
    for (const [index, { name }] of places.entries()) {
      results.push({ label: edit.label, page: edit.page, place: name || undefined, ...figures(runs, index) });
    }
  }
  return results;
}
