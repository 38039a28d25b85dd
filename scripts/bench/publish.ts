import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Staff } from '../lib/prepare.ts';
import { type Edit, edits } from './edits.ts';
import { staffApi } from './staff-api.ts';
import { median } from './statistics.ts';

const POLL = 5;
const PATIENCE = 20_000;

export type Publishing = {
  label: string;
  page: string;
  edits: number;
  /** Milliseconds until the API has answered. */
  answeredMedian: number;
  /** Milliseconds from the request to the API to the end of the first answer with the new text. */
  visibleMedian: number;
  visibleMax: number;
  /** Pages asked for after the API had answered that still had the old text. */
  stale: number;
};

type Once = { answered: number; visible: number; stale: number };

async function once({ publish, label }: Edit, url: string): Promise<Once> {
  const text = randomBytes(6).toString('hex');
  // A page that is not in the cache would be fresh in any case.
  await (await fetch(url)).text();
  const start = performance.now();
  await publish(text);
  const answered = performance.now() - start;
  for (let stale = 0; performance.now() - start < PATIENCE; stale++) {
    const html = await (await fetch(url)).text();
    if (html.includes(text)) return { answered, visible: performance.now() - start, stale };
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  throw new Error(`After ${PATIENCE / 1000} s ${url} has not shown a change: ${label}.`);
}

/** Publishes changes as staff and waits until visitors see them. Leaves the content as it was. */
export async function measurePublishing(site: string, staff: Staff, times: number): Promise<Publishing[]> {
  const api = await staffApi(site, staff);
  const results: Publishing[] = [];
  for (const edit of await edits(api)) {
    const runs: Once[] = [];
    try {
      for (let done = 0; done < times; done++) runs.push(await once(edit, site + edit.page));
    } finally {
      await edit.restore();
    }
    results.push({
      label: edit.label,
      page: edit.page,
      edits: runs.length,
      answeredMedian: Math.round(median(runs.map(({ answered }) => answered))),
      visibleMedian: Math.round(median(runs.map(({ visible }) => visible))),
      visibleMax: Math.round(Math.max(...runs.map(({ visible }) => visible))),
      stale: runs.reduce((total, { stale }) => total + stale, 0),
    });
  }
  return results;
}
