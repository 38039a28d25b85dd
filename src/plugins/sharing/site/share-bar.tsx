import { Island } from '@/components/ui/island';
import type { GuestThread } from '@/plugins/comments/api';
import { COMMENT_LENGTH } from '@/plugins/comments/api';
import { NAME_LENGTH, type Problem, problems } from '../answer';
import type { GuestPlace } from '../guest-places';
import type { Recorded } from '../recorded';
import { type SeenVersion, writeVersion } from '../version';
import { Conversations } from './conversations';
import { GuestPins } from './pins/guest-pins';
import './share-bar.css';

type Props = {
  action: string;
  /** First word of a sentence. */
  /** In a word: "Draft", "Release". */
  what: string;
  expiresAt: Date;
  version: SeenVersion;
  recorded: Recorded | undefined;
  problem: unknown;
  /** What a comment can be about, besides the whole draft. */
  sections: { anchor: string; name: string }[];
  threads: GuestThread[];
  /** Of a draft with a page: what can be commented on at its place. */
  places: GuestPlace[];
};

const when = (date: Date) =>
  `${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(date)} UTC`;

const isProblem = (value: unknown): value is Problem => typeof value === 'string' && Object.hasOwn(problems, value);

function Outcome({ recorded, problem }: Pick<Props, 'recorded' | 'problem'>) {
  if (recorded) {
    const what = recorded.decision === 'approved' ? 'Your approval' : 'Your comment';
    return (
      <p role="status" className="share-status">
        {what} was recorded under the name {recorded.name}. Thank you.
        {recorded.isOfOlderVersion
          ? ' It has changed since the version you answered; this page shows the newer one.'
          : ''}
      </p>
    );
  }
  if (!isProblem(problem)) return null;
  return (
    <p role="alert" className="share-problem">
      {problems[problem]} Nothing was recorded.
    </p>
  );
}

/** Needs no scripts. */
export function ShareBar({ action, what, expiresAt, version, recorded, problem, sections, threads, places }: Props) {
  return (
    <aside id="answer" className="share-bar place-tools ground-graphite" aria-label={`Shared ${what.toLowerCase()}`}>
      <div className="share-bar-head">
        <p>
          <strong>
            {what} shared with you until {when(expiresAt)}.
          </strong>{' '}
          It is not public.
        </p>
        <Outcome recorded={recorded} problem={problem} />
        {places.length > 0 ? (
          <Island>
            <GuestPins
              action={action}
              version={writeVersion(version)}
              places={places}
              threads={threads}
              limits={{ name: NAME_LENGTH, comment: COMMENT_LENGTH }}
            />
          </Island>
        ) : null}
      </div>
      <details className="share-answer" open={isProblem(problem)}>
        <summary className="button button-solid">{recorded ? 'Answer again' : 'Approve or comment'}</summary>
        <form method="post" action={action} className="share-form">
          <input type="hidden" name="version" value={writeVersion(version)} />
          <label>
            Your name
            <input name="name" required maxLength={NAME_LENGTH} autoComplete="name" />
          </label>
          {sections.length > 0 ? (
            <label>
              About
              <select name="anchor" defaultValue="">
                <option value="">The whole draft</option>
                {sections.map(({ anchor, name }) => (
                  <option key={anchor} value={anchor}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
          <label>
            Comment <span className="share-hint">(needed only if you do not approve)</span>
            <textarea name="comment" rows={3} maxLength={COMMENT_LENGTH} />
          </label>
          <div className="share-buttons">
            <button type="submit" name="decision" value="approved" className="button button-solid">
              Approve
            </button>
            <button type="submit" name="decision" value="commented" className="button button-outline">
              Send comment
            </button>
          </div>
        </form>
      </details>
      <Conversations action={action} version={version} threads={threads} />
    </aside>
  );
}
