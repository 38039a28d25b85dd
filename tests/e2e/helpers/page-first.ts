import { cms } from './cms';

/** What this account chose: the whole form, or the page beside a panel, which is how pages open by default. */
export const prefer = (token: string, view: 'whole form' | 'page first') =>
  cms(token).send('POST', '/payload-preferences/page-first', { value: { isWholeForm: view === 'whole form' } });
