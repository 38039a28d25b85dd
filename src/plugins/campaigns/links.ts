type Place = { source: string; medium: string };

/** An address with the parameters by which visits count for a campaign, and where the link stands. */
export function withCampaign(path: string, word: string, at?: Place): string {
  const place = at && { utm_source: at.source, utm_medium: at.medium };
  return `${path}?${new URLSearchParams({ utm_campaign: word, ...place })}`;
}
