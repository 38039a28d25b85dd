'use client';

import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { LastCheck } from '@/staff/link-check/stored';
import { LocalTime } from '../local-time';
import { checkWords } from './check-words';
import './links.css';

async function ask(): Promise<LastCheck | undefined> {
  try {
    const response = await fetch('/api/broken-links/check', { method: 'POST', credentials: 'same-origin' });
    return response.ok ? ((await response.json()) as LastCheck) : undefined;
  } catch {
    return undefined;
  }
}

export function CheckNow({ last }: { last: LastCheck | null }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<LastCheck | 'failed'>();
  const shown = result && result !== 'failed' ? result : last;

  const check = async () => {
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    setResult(answer ?? 'failed');
    router.refresh();
  };

  return (
    <div className="link-check">
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={isBusy} onClick={() => void check()}>
        {isBusy ? 'Checking…' : 'Check now'}
      </Button>
      <p role="status">
        {isBusy && 'Checking every link. This takes up to a minute.'}
        {!isBusy && result === 'failed' && 'The check did not finish. Please try again.'}
        {!isBusy && result !== 'failed' && shown && (
          <>
            {checkWords(shown)} Checked <LocalTime time={shown.at} />.
          </>
        )}
        {!isBusy && !result && !last && 'Links have not been checked yet. They are checked every night.'}
      </p>
    </div>
  );
}
