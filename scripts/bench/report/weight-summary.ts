export type PageRequest = {
  url: string;
  type: string;
  /** Bytes on the wire, headers included. */
  wire: number;
  /** Bytes of the body, uncompressed and with gzip -9. */
  raw: number;
  gzip: number;
};

const kinds = ['html', 'js', 'css', 'fonts', 'images', 'other'] as const;
type Kind = (typeof kinds)[number];

const kindOf: Record<string, Kind> = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'images',
};

type Sizes = { wire: number; raw: number; gzip: number };
export type WeightSummary = {
  requests: number;
  thirdParty: string[];
  sizes: Record<Kind, Sizes>;
  totalWire: number;
};

export function summarise(requests: PageRequest[], origin: string): WeightSummary {
  const empty = (): Sizes => ({ wire: 0, raw: 0, gzip: 0 });
  const sizes = { html: empty(), js: empty(), css: empty(), fonts: empty(), images: empty(), other: empty() };
  for (const { type, wire, raw, gzip } of requests) {
    const sum = sizes[kindOf[type] ?? 'other'];
    sum.wire += wire;
    sum.raw += raw;
    sum.gzip += gzip;
  }
  return {
    requests: requests.length,
    thirdParty: requests.map(({ url }) => url).filter((url) => new URL(url).origin !== origin),
    sizes,
    totalWire: requests.reduce((total, { wire }) => total + wire, 0),
  };
}
