import { defaultLanguage } from '@shared/language';
import type { From } from './frame/letter';
import { type Written, written } from './frame/written';

/** To the person whose credentials changed. `what`: one or two sentences. */
export const credentialMail = (what: string, from: From): Written =>
  written(
    {
      language: defaultLanguage,
      subject: 'A change of your account for the admin of the website',
      preheader: 'If it was you, there is nothing to do.',
      title: what,
      parts: [
        { kind: 'facts', facts: [['When', `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`]] },
        { kind: 'text', text: 'If it was you, there is nothing to do.' },
        { kind: 'text', text: 'If it was not you, tell an admin of the website now, and choose a new password.' },
        { kind: 'button', link: { label: 'Choose a new password', href: '/admin/forgot' } },
      ],
    },
    from,
  );

/** To the new address of an account. Names no one: it may be a stranger's. */
export const newAddressMail = (token: string, from: From): Written =>
  written(
    {
      language: defaultLanguage,
      subject: 'Confirm your new address for the admin of the website',
      preheader: 'One link, which works once, within a day.',
      title: 'Somebody wants to use this address for their account for the admin of the website.',
      parts: [
        { kind: 'text', text: 'If it was you, open this link and sign in as before.' },
        {
          kind: 'button',
          link: { label: 'Use this address', href: `/admin/new-address?token=${encodeURIComponent(token)}` },
        },
        {
          kind: 'quiet',
          text: 'The link works once, within a day. If it was not you, ignore this mail: nothing changes.',
        },
      ],
    },
    from,
  );
