import type { GuestThread } from '@/plugins/comments/api';
import { COMMENT_LENGTH } from '@/plugins/comments/api';
import { NAME_LENGTH } from '../answer';
import { type SeenVersion, writeVersion } from '../version';
import { Said } from './said';

type Props = { action: string; version: SeenVersion; threads: GuestThread[] };

/** Needs no scripts. */
export function Conversations({ action, version, threads }: Props) {
  if (threads.length === 0) return null;
  return (
    <section className="share-threads" aria-label="Comments">
      <ul>
        {threads.map((thread, index) => (
          <li key={thread.id}>
            <p className="share-hint">
              {index + 1}. {thread.place || 'The whole draft'}
              {thread.gone ? `: the ${thread.gone} was removed` : ''}
              {thread.isResolved ? ' · Resolved' : ''}
            </p>
            <Said {...thread} />
            <details>
              <summary>Reply</summary>
              <form method="post" action={action} className="share-form">
                <input type="hidden" name="version" value={writeVersion(version)} />
                <input type="hidden" name="parent" value={thread.id} />
                <label>
                  Your name
                  <input name="name" required maxLength={NAME_LENGTH} autoComplete="name" />
                </label>
                <label>
                  Reply
                  <textarea name="comment" rows={3} required maxLength={COMMENT_LENGTH} />
                </label>
                <div className="share-buttons">
                  <button type="submit" name="decision" value="commented" className="button button-outline">
                    Send reply
                  </button>
                </div>
              </form>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
