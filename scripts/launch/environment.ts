import { settingsAmong } from '../../src/env/judge.ts';

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

/** Those of the operator: what a start adds by itself is no setting for Health (src/plugins/health/here.ts). */
const givenSettings = () => Object.keys(settingsAmong(process.env)).join(',');

/** What the launcher knows; the other settings are in the environment already (settings.ts). */
export const siteEnvironment = ({ databaseUrl, payloadSecret, siteUrl, dataDir, more }: Facts): SiteEnvironment => ({
  ...more,
  SETTINGS_GIVEN: givenSettings(),
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: payloadSecret,
  SITE_URL: siteUrl,
  DATA_DIR: dataDir,
});
