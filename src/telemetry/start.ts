import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import { writeLine } from '../lib/logging/write-line.ts';
import { type TimeName, traceWith } from '../lib/measures.ts';
import { followWith } from '../lib/trace.ts';

const SERVICE = 'alethia-site';
/** A collector that is away must not hold up a process that stops. */
const LAST_MS = 1_000;
const spanName = (name: TimeName) => name.replace(/^alethia_|_seconds$/g, '');

const isCode = (code: unknown): code is string | number =>
  typeof code === 'number' || (typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code));

/** A status or the code of a broken connection; never the words, which may hold the address with its password. */
function codeOf(error: object | undefined): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: object };
  if (isCode(code)) return ` (${code})`;
  return cause ? codeOf(cause) : '';
}

/** Says once in the life of the process that traces are lost. */
function sayingOnce(exporter: SpanExporter): SpanExporter {
  let isLogged = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0 && !isLogged) {
          isLogged = true;
          const message = `The collector of OTEL_EXPORTER_OTLP_ENDPOINT takes no traces${codeOf(result.error)}. Those of this time are lost, and the site works without; later failures are not logged.`;
          writeLine({ level: 'warn', message });
        }
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Sends traces to the collector of OTEL_EXPORTER_OTLP_ENDPOINT (OTLP over HTTP, as JSON): a span for each request that is
 * not served from memory, and below it one for each measured time. The provider is not registered for the process,
 * since Next would add spans with whole addresses, which name people (docs/decisions/078-traces.md).
 *
 * @returns sends what is left, as far as that takes no longer than a second
 */
export function startTelemetry(environment: string | undefined): () => Promise<void> {
  const resource = defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': SERVICE,
        'deployment.environment.name': environment ?? 'production',
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(sayingOnce(new OTLPTraceExporter()))],
  });
  const tracer = provider.getTracer(SERVICE);
  const current = new AsyncLocalStorage<Context>();

  followWith(({ method, path, id }, response, work) => {
    const attributes = { 'http.request.method': method, 'url.path': path, 'request.id': id };
    const span = tracer.startSpan(`${method} ${path}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
    response.once('close', () => {
      if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    return current.run(trace.setSpan(ROOT_CONTEXT, span), work);
  });
  traceWith((name, seconds, { error, ...attributes }) => {
    const end = Date.now();
    // A number before the start of the process would count from that start.
    const options = { attributes, startTime: new Date(end - seconds * 1000) };
    const span = tracer.startSpan(spanName(name), options, current.getStore() ?? ROOT_CONTEXT);
    if (error) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(new Date(end));
  });
  return () => Promise.race([provider.shutdown().catch(() => undefined), pause(LAST_MS, undefined, { ref: false })]);
}
