/** The site's performance limits, defined only here. Bytes are gzip, KB are 1,024 bytes; times in milliseconds. */
const KB = 1_024;

export const limits = {
  /** Pages without a form and without React. */
  content: {
    js: 5 * KB,
    htmlAndCss: 30 * KB,
    requests: 8,
    thirdParty: 0,
    document: 1,
    performance: 100,
    otherScores: 100,
    lcp: 900,
    tbt: 20,
    cls: 0,
    ofNginx: 0.6,
    ofNginxWithReverseProxy: 0.85,
  },
  /** Pages with a form or React; scripts beyond those of a bare Next page. */
  forms: { jsBeyondNext: 15 * KB, performance: 98, otherScores: 100, lcp: 1_600, tbt: 150, cls: 0 },
  /** A first visit with everything that it loads, on the wire, and the carbon estimated for it. */
  visit: { content: { bytes: 76 * KB, grams: 0.012 }, forms: { bytes: 272 * KB, grams: 0.042 } },
  /** Rules of axe, on every page of the sitemap. */
  violations: 0,
  publish: { p50: 200, p95: 500 },
  /** Of fifty documents. */
  release: { p95: 2_000, mixed: 0 },
  restart: { stale: 0 },
  find: { slowest: 100 },
  dashboard: { cold: 1_200 },
  upload: { milliseconds: 10_000 },
  /** `slope`: megabytes per minute in the second half. */
  soak: { slope: 1, errors: 0 },
  /** The largest site may exceed the smallest by half, or by 200 ms: two runs of one site differ by that much. */
  flat: { times: 1.5, more: 200, sitemap: 1_000, mostRead: 2_000 },
} as const;

export const isFlat = (small: number, large: number): boolean =>
  large <= Math.max(small * limits.flat.times, small + limits.flat.more);
