'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { env } from '@/env';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { marker, SUCCESS_PATH } from './contact/marker';
import { type FormName, handlers } from './handlers';
import { type Entries, type FormState, stateAfter } from './outcome';
import { postedEntries } from './posted-entries';
import { pageOf, refererPath, refererQuery } from './sent-from';
import { tellSent, withVersion } from './tell-sent';

/** Server actions for browsers without scripts. Scripts post to `/forms/<name>`, which works across builds. */
async function post(form: FormName, data: FormData): Promise<FormState> {
  const sent = await headers();
  const from = refererPath(sent);
  // The page that comes back has lost its query, so the form keeps the campaign.
  const origin = { ...(from ? { from } : {}), campaign: refererQuery(sent) };
  const typed = await postedEntries(data);
  const entries: Entries = { ...origin, ...typed, campaign: typed.campaign || origin.campaign };
  const page = pageOf(sent);
  const outcome = await handlers[form](await withVersion(entries, sent, page), visitorAddress(sent), page);
  if (outcome.ok) {
    for (const { action } of await tellSent({ form, id: entries.form, page, from, headers: sent }))
      (await cookies()).set(action);
  }
  if (outcome.ok && outcome.to) {
    if (outcome.to === SUCCESS_PATH) {
      const secure = env().SITE_URL.startsWith('https://');
      (await cookies()).set(marker.name, marker.value, { ...marker.options, secure });
    }
    // Without a fragment, the next page would inherit that of the form.
    redirect(`${outcome.to}#main`);
  }
  return stateAfter(outcome, entries);
}

export const postContact = async (_: FormState, data: FormData) => post('contact', data);
export const postNewsletter = async (_: FormState, data: FormData) => post('newsletter', data);
export const postBooking = async (_: FormState, data: FormData) => post('booking', data);
export const postForm = async (_: FormState, data: FormData) => post('built', data);
