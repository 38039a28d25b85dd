import { inRoot } from '../../../scripts/lib/paths.ts';
import type { AbuseRequest } from '../grammar/requests.ts';
import type { Caller } from './callers.ts';
import type { Answer } from './send.ts';

/** Words that stand in drafts, and must not reach everybody. */
export type Marks = { content: string; globals: string };

const seesContent: Caller[] = ['author', 'editor', 'admin'];
const seesGlobals: Caller[] = ['editor', 'admin'];

/** What only a fault of ours writes into an answer. */
const betrayals: [what: string, pattern: RegExp][] = [
  ['a stack', /(?:\n|\\n)\s{2,}at (?:async )?[^\n]{1,200}:\d+:\d+\)?/],
  ['a stack', /"stack":"/],
  ['a statement of SQL', /Failed query:|(?:select|insert into|update|delete from) "payload"\."|"params":\[|\nparams: /],
  ['a path of this machine', new RegExp(inRoot('').replaceAll(/[/.]/g, '\\$&'))],
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

const isShed = (status: number, { headers }: Answer) => status === 503 && headers['retry-after'] !== undefined;

/** The connection ended while the request was still being sent: refused, if it was too large to be taken. */
const wasTooLarge = ({ headers, target, body }: AbuseRequest) =>
  (body?.bytes.length ?? 0) > 60_000 || JSON.stringify(headers).length + target.length > 12_000;

/** What is wrong with an answer. `secrets` are texts that nobody outside may have. */
export function faultsOf(
  request: AbuseRequest,
  answer: Answer,
  caller: Caller,
  secrets: string[],
  marks: Marks,
): string[] {
  const faults: string[] = [];
  const { statuses, headers, body } = answer;
  for (const status of statuses) {
    if (status >= 500 && !isShed(status, answer)) faults.push(`status ${status}`);
    if (status === 0 && !wasTooLarge(request)) faults.push(`no answer: ${body}`);
  }
  const text = JSON.stringify(headers) + body;
  for (const secret of secrets) if (text.includes(secret)) faults.push('a secret in the answer');
  // What somebody sends may come back; a script of the framework may speak of stacks.
  if (!/javascript|css/.test(headers['content-type'] ?? '')) {
    for (const [what, pattern] of betrayals) if (pattern.test(text)) faults.push(`${what} in the answer`);
  }
  if (!seesContent.includes(caller) && text.includes(marks.content)) faults.push('words of a draft in the answer');
  if (!seesGlobals.includes(caller) && text.includes(marks.globals))
    faults.push('words of a global draft in the answer');
  if (request.raw === undefined && statuses[0] !== 0) {
    for (const [name, value] of required)
      if (!value.test(String(headers[name] ?? ''))) faults.push(`${name} is ${headers[name] ?? 'missing'}`);
  }
  return faults;
}
