import { env } from '@/env';
import { changePath } from '@/lib/inbox-addresses';
import type { MailedList } from '@/services/mail/outbox';
import { mailState } from '../mail-state';
import type { RowMail } from '../store';
import { Delivery } from './delivery';

type Props = { list: MailedList; id: string; mail: RowMail[]; of: string; back: string };

export const MailState = ({ list, id, mail, of, back }: Props) => (
  <Delivery
    state={mailState(mail, Boolean(env().SMTP_URL))}
    action={changePath(list, id, 'send-again')}
    label={`Mail about ${of}`}
    back={back}
  />
);
