const MACHINES =
  /bot\b|bot\/|crawl|spider|slurp|archiver|headless|lighthouse|pagespeed|preview|fetch|monitor|scan|curl|wget|python|java\/|go-http|node|axios|phantom|selenium|facebookexternalhit|whatsapp/i;

/** `header`: in lower case. */
type Read = (header: string) => string | null | undefined;

/** Global Privacy Control and Do Not Track are honored, although nothing personal is counted. */
const objects = (header: Read) => header('sec-gpc') === '1' || header('dnt') === '1';

/** Whether the request is from a person who does not object to being counted. */
export function mayBeCounted(header: Read): boolean {
  const agent = header('user-agent');
  return typeof agent === 'string' && !MACHINES.test(agent) && !objects(header);
}
