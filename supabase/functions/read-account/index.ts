import { accountFunction } from '../_shared/account-function.ts';
import { json, requireMethod } from '../_shared/http.ts';
import type { OwnAccountData, OwnBooking } from '../_shared/own-account.ts';
import { callDatabase } from '../_shared/visitor-function.ts';

type Row = { id: string; starts_at: string; ends_at: string; source: string; is_cancelled: boolean };
type Stored = { is_confirmed: boolean; is_subscribed: boolean; bookings: Row[] };

const toIso = (value: string) => new Date(value).toISOString();

function stateOf({ starts_at, source, is_cancelled }: Row): OwnBooking['state'] {
  if (is_cancelled) return 'cancelled';
  if (Date.parse(starts_at) <= Date.now()) return 'past';
  return source === 'site' ? 'ahead' : 'elsewhere';
}

/**
 * GET: {ok, hasLostPassword, isConfirmed, isSubscribed, bookings: [{id, startsAt, endsAt, state}]} of the signed-in visitor; the last 50
 * bookings, latest first. 401 without a session; 403 without the second factor; 405; 429; 500.
 */
export default accountFunction('read-account', 'read', async (request, database, { id, email, hasLostPassword }) => {
  requireMethod(request, 'GET');
  const stored = await callDatabase<Stored>(database, 'read_account', { account: id, email });
  const data: OwnAccountData = {
    hasLostPassword,
    isConfirmed: stored.is_confirmed,
    isSubscribed: stored.is_subscribed,
    bookings: stored.bookings.map((row) => ({
      id: row.id,
      startsAt: toIso(row.starts_at),
      endsAt: toIso(row.ends_at),
      state: stateOf(row),
    })),
  };
  return json({ ok: true, ...data });
});
