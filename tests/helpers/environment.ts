/** Without the developer's `.env`. */
export function setTestEnvironment({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }): void {
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    SITE_URL: 'http://localhost:3000',
    DATA_DIR: dataDir,
  });
}
