'use client';

import { useAuth, useModal } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/admin/panel/button';
import { OPEN_HELP } from '@/admin/shortcuts/open-help';
import { contentCollections } from '@/lib/content-collections';
import { useListener } from '@/lib/use-listener';
import { usePathname, useRouter } from '@/payload/navigation';
import { actionsFor, type Destination } from './actions';
import { OPEN_PALETTE } from './open-palette';
import type { Option } from './option';
import { type Group, PaletteList } from './palette-list';
import { documentAt, useHits } from './use-hits';
import './palette.css';

const isPaletteKey = (event: globalThis.KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;

const canSchedule = (pathname: string) => {
  const at = documentAt(pathname);
  return at !== undefined && (contentCollections as readonly string[]).includes(at.collection);
};

const countText = (count: number) => (count === 0 ? 'Nothing found' : count === 1 ? '1 result' : `${count} results`);

/** The command palette, a combobox in a dialog: the focus stays in the field, Ctrl+Enter opens a new tab. */
export function Palette({ places }: { places: Destination[] }) {
  const { user } = useAuth();
  const { openModal } = useModal();
  const router = useRouter();
  const pathname = usePathname();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { hits, here, isCurrent, isFailed } = useHits(isOpen, text.trim(), pathname);

  const actions = actionsFor({ text, user, here, places, canSchedule: canSchedule(pathname) });
  const asDocuments: Option[] = hits.map((hit) => ({ id: hit.id.replace(' ', '-'), hit }));
  const asActions: Option[] = actions.map((action) => ({ id: action.id, action }));
  const documents: Group = { label: text.trim() ? 'Documents' : 'Changed last', options: asDocuments };
  const groups = [{ label: 'Actions', options: asActions }, documents].filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const active = options.find((option) => option.id === chosen) ?? options[0];

  const show = () => {
    if (!user || dialog.current?.open) return;
    setText('');
    setChosen(undefined);
    setOpen(true);
    dialog.current?.showModal();
  };
  useListener('keydown', (event) => {
    // The rich text editor uses these keys for links.
    if (!isPaletteKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (dialog.current?.open) dialog.current.close();
    else show();
  });
  useListener(OPEN_PALETTE, show);
  const activeId = active && `${id}-list-${active.id}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const goTo = (address: string, inNewTab: boolean) => {
    if (inNewTab) window.open(address, '_blank', 'noopener');
    else router.push(address);
  };
  const pick = (option: Option | undefined, inNewTab = false) => {
    if (!option) return;
    dialog.current?.close();
    if ('hit' in option) return goTo(option.hit.href, inNewTab);
    const { action } = option;
    if ('to' in action) goTo(action.to, inNewTab);
    else if ('live' in action) window.open(action.live, '_blank', 'noopener');
    else if ('modal' in action) openModal(action.modal);
    else window.dispatchEvent(new Event(OPEN_HELP));
  };
  const move = (by: number) => {
    const at = options.findIndex((option) => option.id === active?.id);
    setChosen(options[(at + by + options.length) % options.length]?.id);
  };
  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') pick(active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className="palette" aria-label="Search and commands" onClose={() => setOpen(false)}>
      <div className="palette-box">
        <input
          type="text"
          role="combobox"
          aria-label="Search documents and actions"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder="Search documents and actions"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onInputKey}
        />
        <form method="dialog">
          <Button type="submit" size="small" buttonStyle="secondary">
            Close
          </Button>
        </form>
        {isOpen ? (
          <PaletteList
            id={`${id}-list`}
            groups={groups}
            active={active?.id}
            onPick={(option) => pick(option)}
            onPoint={(option) => setChosen(option.id)}
          />
        ) : null}
        <p role="status" className={options.length > 0 ? 'admin-hidden' : 'palette-status'}>
          {isFailed
            ? 'The documents cannot be searched right now. Please try again.'
            : isCurrent
              ? countText(options.length)
              : ''}
        </p>
      </div>
    </dialog>
  );
}
