const MACHINES =
  /bot\b|bot\/|crawl|spider|slurp|archiver|headless|lighthouse|pagespeed|preview|fetch|monitor|scan|curl|wget|python|java\/|go-http|node|axios|phantom|selenium|facebookexternalhit|whatsapp/i;

/** @param header a header of the request, by its name in lower case */
type Read = (header: string) => string | null | undefined;

/** Global Privacy Control and Do Not Track are honoured, although nothing personal is counted. */
const objects = (header: Read) => header('sec-gpc') === '1' || header('dnt') === '1';

/** Is the request from a person who does not object to being counted? */
export function mayBeCounted(header: Read): boolean {
  const agent = header('user-agent');
  return typeof agent === 'string' && !MACHINES.test(agent) && !objects(header);
}
