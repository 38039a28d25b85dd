import type { PayloadRequest } from 'payload';
import { senderOf } from '@/data/sender-of';
import { env } from '@/env';
import { checkSite } from '@/health/checks';
import { added } from '@/seams/capability';
import { failureCode, mailTransport } from '@/services/mail/transport';
import { ALERTS, afterLook, type Kept, keptSchema, nothingKept, type Untold } from './alerts';
import { siteHere } from './here';
import { composeAlert } from './mail';

const EVERY_MS = 60_000;

async function keptAlerts({ payload }: PayloadRequest): Promise<Kept> {
  return keptSchema.catch(nothingKept).parse(await payload.kv.get(ALERTS));
}

type Transport = Pick<NonNullable<ReturnType<typeof mailTransport>>, 'sendMail'>;

/** The alerts are an outbox of their own: that of src/services/mail needs Supabase, and may be what is stuck. */
async function tell(req: PayloadRequest, alert: Untold, transport: Transport | undefined): Promise<Untold> {
  const sent = { ...alert };
  const { ALERT_EMAIL } = env();
  if (!ALERT_EMAIL || !transport) sent.isMailed = true;
  try {
    if (!sent.isPassedOn) await Promise.all(added(req.payload, 'onAlert').map((take) => take(req, alert)));
    sent.isPassedOn = true;
    if (!sent.isMailed && ALERT_EMAIL && transport)
      await transport.sendMail(composeAlert(alert, ALERT_EMAIL, await senderOf(req.payload)));
    sent.isMailed = true;
  } catch (error) {
    req.payload.logger.error(`An alert could not be sent, and is tried again: ${failureCode(error)}`);
  }
  return sent;
}

/** Looks once, and tells what has begun and what is over. One process at a time runs this. */
export async function lookOnce(req: PayloadRequest, now = new Date(), transport?: Transport): Promise<Kept> {
  const before = await keptAlerts(req);
  const after = afterLook(before, await checkSite(await siteHere(req.payload, now)), now);
  // Before it is sent: after an interruption it is sent again, not forgotten.
  if (JSON.stringify(after) !== JSON.stringify(before)) await req.payload.kv.set(ALERTS, after);
  if (after.untold.length === 0) return after;
  const sent: Untold[] = [];
  for (const alert of after.untold) sent.push(await tell(req, alert, transport ?? mailTransport()));
  const kept = { ...after, untold: sent.filter(({ isMailed, isPassedOn }) => !isMailed || !isPassedOn) };
  await req.payload.kv.set(ALERTS, kept);
  return kept;
}

let lookedAt = Number.NEGATIVE_INFINITY;

/** Once a minute. */
export async function watch(req: PayloadRequest): Promise<void> {
  if (performance.now() - lookedAt < EVERY_MS) return;
  lookedAt = performance.now();
  await lookOnce(req);
}
