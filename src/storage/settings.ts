/** Where files are kept that every instance must see. */
export type BucketSettings = {
  S3_BUCKET?: string;
  S3_REGION?: string;
  S3_ENDPOINT?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
};

/** All of them or none; the endpoint is for servers that are not Amazon's. */
export const NEEDED = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What is missing of a bucket that was begun to be named, in sentences. */
export function missingOf(values: BucketSettings): string[] {
  const begun = [...NEEDED, 'S3_ENDPOINT' as const].filter((name) => values[name] !== undefined);
  if (begun.length === 0) return [];
  return NEEDED.filter((name) => values[name] === undefined).map((name) => `${name} is missing: ${begun[0]} needs it.`);
}
