'use client';

import { useState } from 'react';
import { Button } from '../panel/button';
import { staySignedIn } from './check-session';
import type { Warning } from './use-session-watch';

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Two minutes before the session ends by itself. */
export function EndWarning({ end, mayExtend }: Warning) {
  const [isBusy, setBusy] = useState(false);
  const extend = async () => {
    setBusy(true);
    await staySignedIn();
    setBusy(false);
  };
  return (
    <div className="session-bar" role="status">
      <p>
        {mayExtend
          ? `You will be signed out at ${timeOfDay.format(end)}, because nothing has happened here for a while.`
          : `You will be signed out at ${timeOfDay.format(end)}, 12 hours after you signed in. You can sign in again here and continue.`}
      </p>
      {mayExtend ? (
        <Button size="small" isBusy={isBusy} onClick={() => void extend()}>
          Stay signed in
        </Button>
      ) : null}
    </div>
  );
}
