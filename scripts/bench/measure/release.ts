import { randomBytes } from 'node:crypto';
import type { Staff } from '../../launch/prepare.ts';
import { type StaffApi, staffApi } from '../world/staff-api.ts';
import { reloadUntil } from './reload.ts';
import { median, percentile } from './statistics.ts';

const DOCUMENTS = 50;
const POLL_MS = 100;
/** The pages of one release are rendered before the next. */
const PAUSE_MS = 4000;
const PATH = '/bench-release';

export type Release = {
  documents: number;
  releases: number;
  responseMedian: number;
  /** Milliseconds from the publication until a visitor sees a page of the release, over all of its pages. */
  visibleMedian: number;
  visibleP95: number;
  visibleMax: number;
  /** The same from the request, which includes saving the documents. */
  fromRequestP95: number;
  /** Responses with the old content that were requested when another page had already shown the new content. */
  mixed: number;
};

type Saved = { doc: { id: string } };
type Published = { publishedAt: string };
type Page = { id: string; path: string };

function content(text: string) {
  const heading = `Bench ${text}`;
  const section = { ground: 'graphite', spacing: 'standard' };
  return { title: heading, blocks: [{ blockType: 'hero', layout: 'plain', heading, section }] };
}

async function addPages(api: StaffApi): Promise<Page[]> {
  const pages: Page[] = [];
  for (let number = 0; number < DOCUMENTS; number++) {
    const path = `${PATH}-${number}`;
    const { doc } = await api<Saved>('POST', '/pages?depth=0', { ...content('before'), path, _status: 'published' });
    pages.push({ id: doc.id, path });
  }
  return pages;
}

async function publishOnce(api: StaffApi, site: string, pages: Page[]) {
  const text = randomBytes(6).toString('hex');
  for (const { id } of pages) await api('PATCH', `/pages/${id}?draft=true&depth=0`, content(text));
  const documents = pages.map(({ id }) => ({ relationTo: 'pages', value: id }));
  const { doc } = await api<Saved>('POST', '/releases', { title: `Bench ${text}`, documents });
  const watched = Promise.all(pages.map(({ path }) => reloadUntil(site + path, text, POLL_MS)));
  const start = performance.now();
  await api('POST', `/releases/${doc.id}/publish`, {});
  const response = performance.now() - start;
  const responses = await watched;
  const { publishedAt } = await api<Published>('GET', `/releases/${doc.id}?depth=0`);
  const publication = Date.parse(publishedAt) - performance.timeOrigin;
  const seen = responses.map((all) => all.at(-1)?.read ?? Number.NaN);
  const firstNew = Math.min(...responses.flat().flatMap(({ isNew, read }) => (isNew ? read : [])));
  return {
    response,
    visible: seen.map((read) => read - publication),
    fromRequest: seen.map((read) => read - start),
    mixed: responses.flat().filter(({ isNew, sent }) => !isNew && sent > firstNew).length,
  };
}

/** Publishes releases of 50 pages while visitors read all of them. */
export async function measureRelease(site: string, staff: Staff, times: number): Promise<Release> {
  const api = await staffApi(site, staff);
  try {
    const pages = await addPages(api);
    const runs = [];
    for (let done = 0; done < times; done++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      runs.push(await publishOnce(api, site, pages));
    }
    const visible = runs.flatMap((run) => run.visible);
    return {
      documents: DOCUMENTS,
      releases: runs.length,
      responseMedian: median(runs.map(({ response }) => response)),
      visibleMedian: median(visible),
      visibleP95: percentile(visible, 95),
      visibleMax: Math.max(...visible),
      fromRequestP95: percentile(
        runs.flatMap((run) => run.fromRequest),
        95,
      ),
      mixed: runs.reduce((total, { mixed }) => total + mixed, 0),
    };
  } finally {
    const added = new URLSearchParams({ 'where[path][contains]': `${PATH.slice(1)}-` });
    await api('PATCH', `/pages?${added}`, { deletedAt: new Date().toISOString() });
  }
}
