import { capture } from '../world/external.ts';

export type WrkResult = { requestsPerSecond: number; errors: number };

/** Responses other than 2xx and 3xx, and broken connections, are errors. */
export function parseWrk(output: string): WrkResult {
  const number = (pattern: RegExp) => Number(output.match(pattern)?.[1] ?? 0);
  const sockets = output.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1) ?? [];
  return {
    requestsPerSecond: Number(output.match(/Requests\/sec:\s*([\d.]+)/)?.[1] ?? Number.NaN),
    errors: number(/Non-2xx or 3xx responses: (\d+)/) + sockets.reduce((total, count) => total + Number(count), 0),
  };
}

/** The timeout is long: on a busy machine a response may be late without being wrong. */
const loadArguments = ['-t1', '-c32', '-d3s', '--timeout', '10s'];

export const load = async (wrk: string, url: string, encoding: string) =>
  parseWrk(await capture(wrk, [...loadArguments, '-H', `Accept-Encoding: ${encoding}`, url]));
