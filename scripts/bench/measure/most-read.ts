import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { TestSite } from '../../harness/test-site.ts';
import { staffApi } from '../world/staff-api.ts';
import { edits, HEADER_EDIT } from './edits.ts';
import { median } from './statistics.ts';

const VISITS = 3;
const TIMES = 5;
const POLL_MS = 10;
const PATIENCE_MS = 60_000;
/** The rest of the site is rendered before the next change. */
const PAUSE_MS = 5_000;

export type MostRead = {
  pages: number;
  /** Milliseconds from the API request until all of them are in the folder with the new header, unasked. */
  renderedMedian: number;
  renderedMax: number;
};

type Site = Pick<TestSite, 'url' | 'staff'>;

/** Visits some pages, changes the header and waits until these pages are rendered, without requesting them. */
export async function measureMostRead({ url, staff }: Site, folder: string, paths: string[]): Promise<MostRead> {
  const edit = (await edits(await staffApi(url, staff))).find(({ label }) => label === HEADER_EDIT);
  if (!edit) throw new Error(`There is no edit "${HEADER_EDIT}".`);
  const times: number[] = [];
  try {
    for (let done = 0; done < TIMES; done++) {
      for (let visit = 0; visit < VISITS; visit++) for (const page of paths) await (await fetch(url + page)).text();
      const text = randomBytes(6).toString('hex');
      const begin = performance.now();
      await edit.publish(text);
      await rendered(paths, folder, text, begin);
      times.push(performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  } finally {
    await edit.restore();
  }
  return {
    pages: paths.length,
    renderedMedian: Math.round(median(times)),
    renderedMax: Math.round(Math.max(...times)),
  };
}

async function rendered(paths: string[], folder: string, text: string, begin: number): Promise<void> {
  const isNew = (page: string) => {
    const file = path.join(folder, 'fresh', page, 'index.html');
    return fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(text);
  };
  for (let missing = paths; missing.length > 0; missing = missing.filter((page) => !isNew(page))) {
    if (performance.now() - begin > PATIENCE_MS) throw new Error(`${missing.length} pages are not rendered.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
