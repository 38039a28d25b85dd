/** Company data for mail: site settings and the site's address. */
export type Sender = { name: string; email: string; siteUrl: string };
