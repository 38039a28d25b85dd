type Facts = {
  databaseUrl: string;
  payloadSecret: string;
  siteUrl: string;
  dataDir: string;
  more?: Record<string, string>;
};

type SiteEnvironment = Record<'DATABASE_URL' | 'PAYLOAD_SECRET' | 'SITE_URL' | 'DATA_DIR', string> & {
  [more: string]: string | undefined;
};

/** What the launcher knows; the other settings are in the environment already (settings.ts). */
export const siteEnvironment = ({ databaseUrl, payloadSecret, siteUrl, dataDir, more }: Facts): SiteEnvironment => ({
  ...more,
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: payloadSecret,
  SITE_URL: siteUrl,
  DATA_DIR: dataDir,
});
