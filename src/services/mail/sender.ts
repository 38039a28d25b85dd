export type Sender = { name: string; email: string; siteUrl: string };
