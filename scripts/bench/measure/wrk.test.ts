import { expect, test } from 'vitest';
import { parseWrk } from './wrk.ts';

const output = `Running 5s test @ http://127.0.0.1:3000/
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.05ms  321.10us  12.01ms   92.10%
    Req/Sec    30.75k     1.20k   32.10k    80.00%
  153750 requests in 5.00s, 740.10MB read
Requests/sec:  30750.12
Transfer/sec:    148.02MB
`;

test('reads the requests per second', () => {
  expect(parseWrk(output)).toEqual({ requestsPerSecond: 30750.12, errors: 0 });
});

test('counts wrong responses and broken connections', () => {
  const trouble = '  Socket errors: connect 1, read 2, write 0, timeout 4\n  Non-2xx or 3xx responses: 10\n';
  expect(parseWrk(output.replace('Requests/sec', `${trouble}Requests/sec`)).errors).toBe(17);
});

test('output without a result gives NaN', () => {
  expect(parseWrk('unable to connect').requestsPerSecond).toBeNaN();
});
