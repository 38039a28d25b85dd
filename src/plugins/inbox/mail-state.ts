import type { DeliveryState } from '@/seams/leads';
import type { RowMail } from './store';

/** The worst state wins. `hasServer`: is a mail server configured? */
export function mailState(mail: RowMail[], hasServer: boolean): DeliveryState {
  const givenUp = mail.find(({ given_up_at }) => given_up_at);
  const waiting = mail.find(({ sent_at, given_up_at }) => !sent_at && !given_up_at);
  const because = (code: string | null) => (code ? ` (${code})` : '');
  if (givenUp) {
    const { attempts, last_error } = givenUp;
    return {
      tone: 'failed',
      text: 'Not sent',
      canSendAgain: true,
      detail: `Given up after ${attempts} attempts${because(last_error)}`,
    };
  }
  if (waiting) {
    const { last_error, attempts, due_at } = waiting;
    if (!hasServer) {
      return { tone: 'waiting', text: 'Waiting', detail: 'This site has no mail server.', canSendAgain: false };
    }
    if (!last_error) return { tone: 'waiting', text: 'Waiting', canSendAgain: false };
    return {
      tone: 'waiting',
      text: 'Not sent yet',
      canSendAgain: true,
      detail: `Attempt ${attempts} failed${because(last_error)}`,
      next: due_at,
    };
  }
  return mail.length > 0
    ? { tone: 'sent', text: 'Sent', canSendAgain: false }
    : { tone: 'none', text: 'None', canSendAgain: false };
}
