import { Button } from '@payloadcms/ui';
import type { ReactNode } from 'react';

type Props = {
  /** Of the button that does it, and of the section. */
  label: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What will happen. */
  children: ReactNode;
};

/** In place, below the button that was pressed: a dialog of its own would hide what it is about. */
export const Confirmation = ({ label, isBusy, onConfirm, onCancel, children }: Props) => (
  <section className="admin-confirm" aria-label={label}>
    {children}
    <div className="admin-actions">
      <Button size="medium" margin={false} disabled={isBusy} onClick={onConfirm}>
        {label}
      </Button>
      <Button size="medium" margin={false} buttonStyle="secondary" disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  </section>
);
