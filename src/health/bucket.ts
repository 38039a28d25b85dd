import type { Finding, Site } from './check.ts';

/** No file has this key: how the server refuses it shows whether it knows the access key, and has the bucket. */
const NO_FILE = '.health';
/** To an access key that may read files and not list them. */
const HIDDEN = 'AccessDenied';

/** Where uploads are, if not on the disk. */
export async function bucketFinding({ values }: Site): Promise<Finding> {
  const { S3_BUCKET } = values;
  if (!S3_BUCKET) return { state: 'works', says: 'S3_BUCKET is not set, so files are on the disk.' };
  const [{ S3Client }, { clientConfig }, { readObject }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('../services/storage/client-config.ts'),
    import('../services/storage/objects.ts'),
  ]);
  const client = new S3Client({ ...clientConfig(values), maxAttempts: 1 });
  try {
    await readObject(client, S3_BUCKET, NO_FILE);
  } catch (error) {
    const { code, name = 'no reason given' } = error as { code?: string; name?: string };
    if (name !== HIDDEN)
      return {
        state: 'failed',
        says: `${S3_BUCKET} does not respond as it should: ${code ?? name}.`,
        todo: 'See whether its provider works, then correct S3_BUCKET, S3_ENDPOINT or the keys. Pages are served meanwhile.',
      };
  } finally {
    client.destroy();
  }
  return { state: 'works', says: `${S3_BUCKET} responds.` };
}
