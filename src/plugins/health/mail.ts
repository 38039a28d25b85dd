import { defaultLanguage } from '@shared/language';
import type { SendMailOptions } from 'nodemailer';
import type { Alert } from '@/seams/alert';
import type { From } from '@/services/mail/frame/letter';
import { written } from '@/services/mail/frame/written';
import { messageIdOf } from '@/services/mail/transport';

/** To the operator. Has no data of visitors, as the checks have none. */
export function composeAlert({ id, state, label, says, since, todo, runbook }: Alert, to: string, from: From) {
  const subject = state === 'fired' ? `Alert: ${label}` : `Over: ${label}`;
  const began = `${state === 'fired' ? 'Since' : 'It began at'} ${since.slice(0, 16).replace('T', ' ')} UTC.`;
  const texts = [says, began, ...(todo ? [todo] : []), `What to do: ${runbook}.`];
  return {
    to,
    ...written(
      {
        language: defaultLanguage,
        subject,
        preheader: says,
        title: `${subject}.`,
        parts: [
          ...texts.map((text) => ({ kind: 'text' as const, text })),
          { kind: 'button', link: { label: 'Open Health', href: '/admin/health' } },
        ],
      },
      from,
    ),
    messageId: messageIdOf(id),
    headers: { 'Auto-Submitted': 'auto-generated' },
  } satisfies SendMailOptions;
}
