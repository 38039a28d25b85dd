export type BucketSettings = {
  S3_BUCKET?: string;
  MIRROR_BUCKET?: string;
  S3_REGION?: string;
  S3_ENDPOINT?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
};

/** The endpoint is optional: it is for servers other than Amazon's. */
const NEEDED = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const BUCKETS = ['S3_BUCKET', 'MIRROR_BUCKET'] as const;

export function missingOf(values: BucketSettings): string[] {
  const begun = [...BUCKETS, ...NEEDED, 'S3_ENDPOINT' as const].filter((name) => values[name] !== undefined);
  if (begun.length === 0) return [];
  const missing: string[] = NEEDED.filter((name) => values[name] === undefined);
  if (BUCKETS.every((name) => values[name] === undefined)) missing.unshift('S3_BUCKET');
  return missing.map((name) => `${name} is missing: ${begun[0]} needs it.`);
}
