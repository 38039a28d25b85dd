import { LocalTime } from '@/admin/local-time';
import { Button } from '@/admin/panel/button';
import type { DeliveryState } from '@/seams/leads';
import { ChangeForm } from './change-form';

type Props = {
  state: DeliveryState;
  action: string;
  /** Of the form. */
  label: string;
  back: string;
  /** Which one is meant, where the action is that of several. */
  to?: string;
};

/** How far something has come, and the button that sends it again. */
export const Delivery = ({ state, action, label, back, to }: Props) => (
  <div className="inbox-mail">
    <span className={`inbox-mail__text inbox-mail__text--${state.tone}`}>{state.text}</span>
    {(state.detail || state.next) && (
      <span className="admin-small">
        {state.detail}
        {state.next ? (
          <>
            {state.detail ? (state.detail.endsWith('.') ? ' Next: ' : ', next ') : 'Next: '}
            <LocalTime time={state.next} isPlanned />
          </>
        ) : null}
      </span>
    )}
    {state.canSendAgain && (
      <ChangeForm action={action} label={label}>
        <input type="hidden" name="back" value={back} />
        {to ? <input type="hidden" name="to" value={to} /> : null}
        <Button type="submit" size="small" buttonStyle="secondary">
          {state.tone === 'none' ? 'Send' : 'Send again'}
        </Button>
      </ChangeForm>
    )}
  </div>
);
