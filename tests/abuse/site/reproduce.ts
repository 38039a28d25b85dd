import type { Header } from '../grammar/headers.ts';
import type { AbuseRequest } from '../grammar/request.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const piped = (bytes: string) => `base64 -d <<< ${Buffer.from(bytes, 'latin1').toString('base64')}`;

export function reproduction(site: string, request: AbuseRequest, more: Header[]): string {
  const { hostname, port } = new URL(site);
  if (request.raw !== undefined) return `${piped(request.raw)} | timeout 5 nc ${hostname} ${port}`;
  const { body } = request;
  const typed: Header[] = body?.type ? [['content-type', body.type]] : [];
  const headers = [...typed, ...request.headers, ...more].map(
    ([name, value]) => `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`,
  );
  const method = request.method === 'HEAD' ? ['-I'] : ['-i', '-X', request.method];
  const line = [
    'curl',
    '-s',
    '--path-as-is',
    '-g',
    ...method,
    ...headers,
    ...(body ? ['--data-binary', '@-'] : []),
    quoted(site + request.target),
  ];
  return `${body ? `${piped(body.bytes)} | ` : ''}${line.join(' ')}`;
}
