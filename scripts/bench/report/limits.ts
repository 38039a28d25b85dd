/** The site's performance limits, defined only here. Bytes are gzip, KB are 1,024 bytes; times in milliseconds. */
const KB = 1_024;

export const limits = {
  /** Pages without a form and without React. */
  content: {
    js: 5 * KB,
    htmlAndCss: 32 * KB,
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
  /** Everywhere a change is checked. */
  publish: { p95: 1_000 },
  restart: { stale: 0 },
  /** A search of the palette among 10,000 documents, whatever is searched for. */
  find: { slowest: 100 },
  /** Megabytes per minute in the second half of the soak, after garbage collections. */
  soak: { slope: 1, errors: 0 },
  /**
   * The largest site compared with the smallest. Values that must not grow may increase by half, or by a fifth of a
   * second, because two runs of the same site differ by that much.
   */
  flat: { times: 1.5, more: 200, sitemap: 1_000 },
} as const;

/** Whether the time of a large site is within the tolerance of the small site's. */
export const isFlat = (small: number, large: number): boolean =>
  large <= Math.max(small * limits.flat.times, small + limits.flat.more);
