'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { BarWords } from '@/admin/bar/bar-words';
import { Button } from '@/admin/panel/button';
import { openPanel, SidePanel } from '@/admin/panel/side-panel';
import { askToEdit } from '@/admin/preview/ask-to-edit';
import { showPins } from '@/admin/preview/pins';
import { useNarrow } from '@/admin/preview/use-preview-view';
import { useSearchParams } from '@/payload/navigation';
import { commentPins, newPin } from './comment-pins';
import { Conversation } from './conversation';
import { NewComment } from './new-comment';
import { PinComposer } from './pin-composer';
import { useThreads } from './store';
import { useComments } from './use-comments';
import { useLastField } from './use-last-field';
import { usePlaced } from './use-placed';
import './comments.css';

function OpenComments({ target }: { target: { collection: string; id: string } }) {
  const id = useId();
  const threads = useThreads();
  const choices = useLastField();
  const { people, error, write, receive, settle } = useComments();
  const { placed, forget, start } = usePlaced();
  const isNarrow = useNarrow();
  const form = `comments/${target.collection}/${target.id}`;
  const requested = useSearchParams().get('comment');
  const [pressed, setPressed] = useState<string>();
  const [showsResolved, setShowsResolved] = useState(false);
  const [replying, setReplying] = useState<string[]>([]);
  const open = threads.filter(({ resolvedAt }) => !resolvedAt);
  const isAsked = (thread: (typeof threads)[number]) =>
    [thread, ...thread.replies].some(({ id: own }) => own === (pressed ?? requested));
  // A reply that is being written stays while a colleague resolves the conversation.
  const shown = threads.filter(
    (thread) => showsResolved || !thread.resolvedAt || isAsked(thread) || replying.includes(thread.id),
  );
  useEffect(() => {
    const pins = commentPins(threads, showsResolved);
    return showPins('comment', {
      panel: id,
      pins: placed ? [...pins, newPin(placed, threads.length + 1)] : pins,
      open: ({ id: thread }) => {
        setPressed(thread);
        openPanel(id, `#comment-${CSS.escape(thread ?? '')}`);
      },
    });
  }, [id, threads, showsResolved, placed]);
  const isRequestedLoaded = threads.some(isAsked);
  useEffect(() => {
    if (isRequestedLoaded) document.getElementById(id)?.showPopover();
  }, [id, isRequestedLoaded]);

  return (
    <>
      <button type="button" className="admin-bar-button" popoverTarget={id}>
        <BarWords
          words={open.length > 0 ? `Comments (${open.length})` : 'Comments'}
          count={open.length}
          drawing="M3 4h14v9H9l-4 3.5V13H3z"
        />
      </button>
      <SidePanel id={id} title="Comments">
        <div className="comments">
          {start && !isNarrow ? (
            <Button size="small" buttonStyle="secondary" onClick={start}>
              Comment on the page
            </Button>
          ) : null}
          <NewComment form={form} choices={choices} people={people} onSend={write} onStored={receive} />
          <div aria-live="polite">{error ? <p className="admin-error">{error}</p> : null}</div>
          <label className="comments-filter">
            <input
              type="checkbox"
              checked={showsResolved}
              onChange={({ target: { checked } }) => setShowsResolved(checked)}
            />
            Show resolved comments ({threads.length - open.length})
          </label>
          {shown.length === 0 ? <p>No open comments.</p> : null}
          <ul className="side-panel-list">
            {shown.map((thread) => (
              <Conversation
                key={thread.id}
                thread={thread}
                number={threads.indexOf(thread) + 1}
                people={people}
                form={`${form}/${thread.id}`}
                isAsked={isAsked(thread)}
                isReplying={replying.includes(thread.id)}
                onReplying={(is) =>
                  setReplying((now) => [...now.filter((one) => one !== thread.id), ...(is ? [thread.id] : [])])
                }
                onOpen={(path) => askToEdit(target, path)}
                onReply={(text, comment) => write(text, comment, { parent: thread.id })}
                onStored={receive}
                onSettle={(step) => settle(thread.id, step)}
              />
            ))}
          </ul>
        </div>
      </SidePanel>
      {placed ? (
        <PinComposer
          key={`${placed.anchor} ${placed.spot.x} ${placed.spot.y}`}
          placed={placed}
          number={threads.length + 1}
          people={people}
          form={`${form}/pin`}
          onSend={write}
          onStored={(stored) => {
            receive(stored);
            forget();
          }}
          onClose={forget}
        />
      ) : null}
    </>
  );
}

export function Comments() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  if (id === undefined || !collectionSlug || isTrashed) return null;
  return <OpenComments target={{ collection: collectionSlug, id: String(id) }} />;
}
