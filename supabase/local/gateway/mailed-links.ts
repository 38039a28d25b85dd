import { z } from 'zod';
import { parsedBody } from './bodies.ts';

/** Of the address to which the link was mailed. A link for a new address does not know the account's password. */
const PROVING = ['signup', 'magiclink', 'recovery'];

const claims = z.object({ sub: z.uuid(), email: z.string(), session_id: z.uuid() });
export type OpenedSession = z.output<typeof claims>;

type Parts = {
  /** True if it removed a password that somebody chose before the address was confirmed. */
  proveMailbox: (session: OpenedSession) => Promise<boolean>;
  mayChoosePassword: (sessionId: string) => void;
  endMailedLinks: (account: string) => Promise<void>;
};

function claimsOf(token: string): OpenedSession | undefined {
  const [, payload = ''] = token.split('.');
  try {
    return claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

const posted = z.object({ type: z.string() });
const session = z.object({ access_token: z.string() });

/**
 * For the service's response to `/verify`. The first link that is opened removes what belongs to people who only knew the
 * password; its session then has to choose one (`needs=password`). That of a new address ends those that were mailed to
 * the former one. Returns the target of the link, if it is one.
 */
export async function openMailedLink(
  response: Response,
  sent: ArrayBuffer,
  { proveMailbox, mayChoosePassword, endMailedLinks }: Parts,
): Promise<URL | undefined> {
  const isLink = response.status >= 300 && response.status < 400;
  const target = isLink ? new URL(response.headers.get('location') ?? '', 'http://site.invalid') : undefined;
  const values = new URLSearchParams(target?.hash.slice(1));
  const given = target ? values.get('access_token') : session.safeParse(await bodyOf(response)).data?.access_token;
  const type = target ? values.get('type') : posted.safeParse(parsedBody(sent)).data?.type;
  const opened = claimsOf(given ?? '');
  if (!opened || !type) return target;
  if (type === 'email_change') await endMailedLinks(opened.sub);
  const isCleared = PROVING.includes(type) && (await proveMailbox(opened));
  if (isCleared || type === 'recovery') mayChoosePassword(opened.session_id);
  if (target && isCleared) {
    values.set('needs', 'password');
    target.hash = values.toString();
  }
  return target;
}

const bodyOf = async (response: Response): Promise<unknown> =>
  response.ok
    ? response
        .clone()
        .json()
        .catch(() => undefined)
    : undefined;
