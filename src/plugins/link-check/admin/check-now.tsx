'use client';

import { useState } from 'react';
import { ask, isRefused, type Refused } from '@/admin/ask';
import { LocalTime } from '@/admin/local-time';
import { Button } from '@/admin/panel/button';
import { useRouter } from '@/payload/navigation';
import type { LastCheck } from '../stored';
import { checkWords } from './check-words';

export function CheckNow({ last }: { last: LastCheck | null }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<LastCheck | Refused>();
  const failure = result && isRefused(result) ? result.error : undefined;
  const shown = result && !isRefused(result) ? result : last;

  const check = async () => {
    setBusy(true);
    const response = await ask<LastCheck>('POST', '/broken-links/check');
    setBusy(false);
    setResult(response);
    // Without a connection, a refresh would leave the page.
    if (!isRefused(response)) router.refresh();
  };

  return (
    <div className="tool">
      <Button buttonStyle="secondary" isBusy={isBusy} onClick={() => void check()}>
        {isBusy ? 'Checking…' : 'Check now'}
      </Button>
      <p role="status">
        {isBusy && 'Checking every link. This takes up to a minute.'}
        {!isBusy && failure && `The check did not finish. ${failure}`}
        {!isBusy && !failure && shown && (
          <>
            {checkWords(shown)} Checked <LocalTime time={shown.at} />.
          </>
        )}
        {!isBusy && !result && !last && 'Links have not been checked yet. They are checked every night.'}
      </p>
    </div>
  );
}
