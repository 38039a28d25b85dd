import { inRoot } from '../../../scripts/process/paths.ts';
import type { AbuseRequest } from '../grammar/request.ts';
import { type Caller, isStaff } from './callers.ts';
import { isUpgrade, type Received } from './send.ts';

export type Marks = { content: string; globals: string };

const seesContent: Caller[] = ['author', 'editor', 'admin'];
const seesGlobals: Caller[] = ['editor', 'admin'];

const PATH = 'a path of this machine';

/** Accepted: the admin's forms contain the upload folders (docs/security.md, "Accepted"). */
const isAccepted = (what: string, { target }: AbuseRequest, caller: Caller) =>
  what === PATH && isStaff(caller) && /^\/+admin/i.test(target);

const betrayals: [what: string, pattern: RegExp][] = [
  ['a stack', /(?:\n|\\n)\s{2,}at (?:async )?[^\n]{1,200}:\d+:\d+\)?/],
  ['a stack', /"stack":"/],
  ['a statement of SQL', /Failed query:|(?:select|insert into|update|delete from) "payload"\."|"params":\[|\nparams: /],
  [PATH, new RegExp(inRoot('').replaceAll(/[/.]/g, '\\$&'))],
  ['a connection string', /postgres(?:ql)?:\/\/\w+:/],
  ['a password hash', /"(?:hash|salt|resetPasswordToken|encrypted_password)":"|\$2[aby]\$\d\d\$/],
];

const required: [name: string, value: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^SAMEORIGIN$/],
  ['referrer-policy', /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/],
  ['permissions-policy', /camera=\(\)/],
  ['content-security-policy', /frame-ancestors/],
];

const isShed = (status: number, { headers }: Received) => status === 503 && headers['retry-after'] !== undefined;

/** Ending the connection early is acceptable only if the request was too large. */
const wasTooLarge = ({ headers, target, body }: AbuseRequest) =>
  (body?.bytes.length ?? 0) > 60_000 || JSON.stringify(headers).length + target.length > 12_000;

function rawHeaders(text: string): Record<string, string> | undefined {
  const [head = '', ...rest] = text.replace(/^HTTP\/1\.1 100 [^\r]*\r\n(?:[^\r]+\r\n)*\r\n/, '').split('\r\n\r\n');
  if (rest.length === 0) return undefined;
  const lines = head.split('\r\n').slice(1);
  return Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]),
  );
}

/** `secrets` must not leave the server. */
export function faultsOf(
  request: AbuseRequest,
  response: Received,
  caller: Caller,
  secrets: string[],
  marks: Marks,
): string[] {
  const faults: string[] = [];
  const { statuses, headers, body } = response;
  for (const status of statuses) {
    if (status >= 500 && !isShed(status, response)) faults.push(`status ${status}`);
    if (status === 0 && !wasTooLarge(request)) faults.push(`no response: ${body}`);
  }
  if (statuses.length === 0 && isUpgrade(request.raw)) faults.push('no response to an upgrade');
  for (const status of request.isForStaff && !isStaff(caller) ? statuses : [])
    if (status < 400) faults.push('a stranger is not refused');
  const text = JSON.stringify(headers) + body;
  for (const secret of secrets) if (text.includes(secret)) faults.push('a secret in the response');
  // Submitted text may be echoed, and a script of the framework may mention stacks.
  if (!/javascript|css/.test(headers['content-type'] ?? '')) {
    for (const [what, pattern] of betrayals) {
      if (pattern.test(text) && !isAccepted(what, request, caller)) faults.push(`${what} in the response`);
    }
  }
  if (!seesContent.includes(caller) && text.includes(marks.content)) faults.push('words of a draft in the response');
  if (!seesGlobals.includes(caller) && text.includes(marks.globals))
    faults.push('words of a global draft in the response');
  const given = request.raw === undefined ? headers : (rawHeaders(body) ?? {});
  for (const [name, value] of statuses[0] && Object.keys(given).length > 0 ? required : [])
    if (!value.test(String(given[name] ?? ''))) faults.push(`${name} is ${given[name] ?? 'missing'}`);
  return faults;
}
