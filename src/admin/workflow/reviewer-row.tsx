'use client';

import { toast } from '@payloadcms/ui';
import { useRef } from 'react';
import { Button } from '../panel/button';
import { pressPublish } from '../publishing/press-publish';

type Props = { by: string | null; panel: string; onReturn: () => void };

/** One row below the bar: what a reviewer decides. Approving is publishing, with its checks. */
export function ReviewerRow({ by, panel, onReturn }: Props) {
  const row = useRef<HTMLFieldSetElement>(null);
  const approve = async () => {
    if (!(await pressPublish(row.current))) toast.error('It was not published. Try again in a moment.');
  };
  return (
    <fieldset ref={row} className="reviewer-row" aria-label="Decide on the review">
      <span className="reviewer-row-words">{by ? `${by} submitted this.` : 'Submitted for review.'}</span>
      <button type="button" className="admin-bar-button" popoverTarget={panel}>
        What changed
      </button>
      <Button size="small" buttonStyle="secondary" onClick={onReturn}>
        Return…
      </Button>
      <Button size="small" aria-label="Approve and publish" onClick={() => void approve()}>
        Approve
      </Button>
    </fieldset>
  );
}
