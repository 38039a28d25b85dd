type Fault = { code?: unknown; message?: unknown; cause?: unknown };

/** SQLSTATE: connections that broke, and a server that is stopping or starting. */
const ENDED = /^(?:08|57P0)/;
const REFUSED = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
const EVERY_MS = 60_000;

const codeOf = ({ code }: Fault) => (typeof code === 'string' ? code : '');
const causeOf = ({ cause }: Fault): Fault => (typeof cause === 'object' && cause !== null ? cause : {});

/** The code of an error whose cause is a database that is away. */
export function outageOf(error: Fault): string | undefined {
  const codes = [codeOf(error), codeOf(causeOf(error))];
  const isQuery = String(error.message ?? '').startsWith('Failed query:');
  return codes.find((code) => ENDED.test(code) || (isQuery && REFUSED.test(code)));
}

let saidAt = Number.NEGATIVE_INFINITY;

/** True once a minute: every query of an outage fails, and all of them mean the same. */
export function isNews(now = Date.now()): boolean {
  if (now - saidAt < EVERY_MS) return false;
  saidAt = now;
  return true;
}
