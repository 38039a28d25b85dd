import type { ServerResponse } from 'node:http';

/** A request as a trace names it. */
type Traced = { method: string; path: string; id: string };
export type Tracer = <T>(request: Traced, response: ServerResponse, work: () => T) => T;

const key = Symbol.for('alethia.tracer');
const shared = globalThis as { [key]?: Tracer };

export const followWith = (tracer: Tracer): void => {
  shared[key] = tracer;
};

/** Calls `work`; what it measures (lib/measures) belongs to the request, if traces are sent (src/telemetry). */
export const inTrace: Tracer = (request, response, work) => {
  const tracer = shared[key];
  return tracer ? tracer(request, response, work) : work();
};
