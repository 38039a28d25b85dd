import { Button } from '@payloadcms/ui';
import { LocalTime } from '@/admin/local-time';
import { env } from '@/env';
import { changePath } from '@/lib/inbox-addresses';
import type { MailedList } from '@/services/mail/outbox';
import { mailState } from '../mail-state';
import type { RowMail } from '../store';
import { ChangeForm } from './change-form';

type Props = { list: MailedList; id: string; mail: RowMail[]; of: string; back: string };

export function MailState({ list, id, mail, of, back }: Props) {
  const { tone, text, detail, next, canSendAgain } = mailState(mail, Boolean(env().SMTP_URL));
  return (
    <div className="inbox-mail">
      <span className={`inbox-mail__text inbox-mail__text--${tone}`}>{text}</span>
      {detail && (
        <span className="admin-small">
          {detail}
          {next ? (
            <>
              , next <LocalTime time={next} isPlanned />
            </>
          ) : null}
        </span>
      )}
      {canSendAgain && (
        <ChangeForm action={changePath(list, id, 'send-again')} label={`Mail about ${of}`}>
          <input type="hidden" name="back" value={back} />
          <Button type="submit" size="small" buttonStyle="secondary" margin={false}>
            Send again
          </Button>
        </ChangeForm>
      )}
    </div>
  );
}
