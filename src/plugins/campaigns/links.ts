/** An address with the parameters by which visits count for a campaign. */
export const withCampaign = (path: string, word: string, source: string, medium: string): string =>
  `${path}?${new URLSearchParams({ utm_campaign: word, utm_source: source, utm_medium: medium })}`;
