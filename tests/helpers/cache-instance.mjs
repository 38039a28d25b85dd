// One instance of the site as far as its cache goes, in a process of its own: the cache handler, told what to do.
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import CacheHandler from '../../src/delivery/cache-handler.mjs';
import { tagEvents } from '../../src/delivery/tag-events.mjs';

const serverDistDir = path.join(process.argv[2] ?? '', '.next', 'server');
/** As Next does for each request. */
const request = () => new CacheHandler({ fs: nodeFs, flushToDisk: true, serverDistDir, maxMemoryCacheSize: 1e7 });
const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false, cacheControl: { revalidate: false } };

/** @type {string[]} */
const expired = [];
tagEvents.on('expired', (tags) => expired.push(...tags));
/** @type {string[]} */
const flushed = [];
tagEvents.on('flushed', (ids) => flushed.push(...ids));

/** @param {string} body @param {string} tags */
const page = (body, tags) => ({
  kind: 'APP_PAGE',
  html: `<!DOCTYPE html><html><head></head><body><main>${body}</main></body></html>`,
  rscData: Buffer.from('flight'),
  segmentData: new Map([['/_tree', Buffer.from(body)]]),
  headers: { 'x-next-cache-tags': tags },
});

/** @type {Record<string, (...values: any[]) => unknown>} */
const commands = {
  /** What a visitor gets without a render, or nothing. */
  async read(key) {
    const entry = await request().get(key, context);
    const { html, segmentData } = entry?.value ?? {};
    return html && { body: /<main>(.*)<\/main>/.exec(html)?.[1], segment: String(segmentData?.get('/_tree')) };
  },
  /** A render that begins now and ends after `ms`. */
  async render(key, body, tags = 'site,document:1', ms = 0) {
    const handler = request();
    await handler.get(key, context);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await handler.set(key, page(body, tags), context);
  },
  publish: (...tags) => request().revalidateTag(tags),
  expired: () => expired,
  flushed: () => flushed,
};

process.on('message', async (/** @type {{ id: number, name: string, values: unknown[] }} */ { id, name, values }) => {
  process.send?.({ id, answer: await commands[name]?.(...values) });
});
