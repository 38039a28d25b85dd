import { toast } from '@payloadcms/ui';
import { ask } from '@/admin/ask';
import { LocalTime } from '@/admin/local-time';
import { Button } from '@/admin/panel/button';
import type { Waiting } from '../overview';

type Props = { waiting: Waiting; onCanceled: () => Promise<void> };

export function WaitingRestore({ waiting, onCanceled }: Props) {
  const cancel = async () => {
    const response = await ask('POST', '/backups/restore/cancel', {});
    if ('error' in response) toast.error(response.error);
    await onCanceled();
  };
  return (
    <section className="tool backups-waiting" aria-label="Pending restore">
      <h2>A restore is pending until the next restart</h2>
      <p>
        {waiting.by} requested it <LocalTime time={waiting.askedAt} />: <code>{waiting.archive}</code>
        {waiting.isDetached ? ', as a detached copy, which sends nothing and keeps search engines out' : ''}. Changes
        made until then will be lost.
      </p>
      <p>
        The person who operates the site stops it and runs <code>npm start</code>. With containers: stop those of the
        site and the workers, run the release step, start them again. The site as it is now is backed up first.
      </p>
      <Button size="small" buttonStyle="secondary" onClick={() => void cancel()}>
        Cancel the restore
      </Button>
    </section>
  );
}
