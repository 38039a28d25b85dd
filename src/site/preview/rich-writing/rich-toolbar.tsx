'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hrefSchema } from '@/lib/href';
import { HINT } from '../writing/use-writing';
import './rich-writing.css';
import type { RichWriting } from './use-rich-writing';

/** Height and distance from the text, in px. */
const ROOM = 52;

type Props = { writing: RichWriting; onEnd: (isKept: boolean) => void };

export function RichToolbar({ writing: { label, editor, state }, onEnd }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 8, left: 8 });
  const [isLinking, setLinking] = useState(false);
  const mayLink = state.hasWords || state.link !== undefined;

  useEffect(() => {
    const { element } = editor;
    const measure = () => {
      const { top, left } = element.getBoundingClientRect();
      setPlace({ top: Math.max(8, top - ROOM), left: Math.max(8, left) });
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    document.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      document.removeEventListener('scroll', measure);
    };
  }, [editor]);

  const onTextKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    // The page must not react to typing.
    event.stopPropagation();
    const { key, code, altKey, shiftKey, isComposing } = event;
    if (isComposing) return;
    const hasCtrl = event.ctrlKey || event.metaKey;
    const todo = (): (() => void) | undefined => {
      if (altKey && key === 'F10') return () => box.current?.querySelector('button')?.focus();
      if (!hasCtrl) return undefined;
      if (key.toLowerCase() === 'k' && mayLink) return () => setLinking(true);
      if (shiftKey && code === 'Digit8') return () => editor.list('bullet');
      return shiftKey && code === 'Digit7' ? () => editor.list('number') : undefined;
    };
    const action = todo();
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onTextKey(event);
    editor.element.addEventListener('keydown', listen);
    return () => editor.element.removeEventListener('keydown', listen);
  }, [editor]);

  const endIfLeft = () => {
    const { activeElement } = document;
    if (activeElement !== editor.element && !box.current?.contains(activeElement)) onEnd(true);
  };
  const back = () => {
    setLinking(false);
    editor.refocus();
  };
  const onKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    event.preventDefault();
    back();
  };

  return (
    <div
      ref={box}
      id={HINT}
      role="toolbar"
      aria-label={`${label}: format`}
      className="writing-hint rich-toolbar"
      style={{ ...place, maxInlineSize: `calc(100vw - ${place.left + 8}px)` }}
      onKeyDown={onKey}
      // Delayed: a button replaced by the address is blurred before the address has the focus.
      onBlur={() => window.setTimeout(endIfLeft)}
    >
      {isLinking ? (
        <LinkForm address={state.link ?? ''} onLink={(url) => editor.link(url)} onClose={back} />
      ) : (
        <>
          <Tool name="Bold" hint="Bold (Ctrl B)" isOn={state.isBold} onPress={() => editor.format('bold')}>
            <b>B</b>
          </Tool>
          <Tool name="Italic" hint="Italic (Ctrl I)" isOn={state.isItalic} onPress={() => editor.format('italic')}>
            <i>I</i>
          </Tool>
          <Tool
            name="Link"
            hint={mayLink ? 'Link (Ctrl K)' : 'Select the words of the link first'}
            isOn={state.link !== undefined}
            isOff={!mayLink}
            onPress={() => setLinking(true)}
          >
            <Drawing d="M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2" />
          </Tool>
          <Tool
            name="List"
            hint="List (Ctrl Shift 8)"
            isOn={state.list === 'bullet'}
            onPress={() => editor.list('bullet')}
          >
            <Drawing d="M3 5h1M3 10h1M3 15h1M7 5h10M7 10h10M7 15h10" />
          </Tool>
          <Tool
            name="Numbered list"
            hint="Numbered list (Ctrl Shift 7)"
            isOn={state.list === 'number'}
            onPress={() => editor.list('number')}
          >
            <Drawing d="M2 4l2-1v5M2 12q3-2 3 0 0 1-3 4h3M8 5h9M8 10h9M8 15h9" />
          </Tool>
          <span className="writing-keys">Ctrl Enter applies, Escape undoes</span>
        </>
      )}
    </div>
  );
}

const Drawing = ({ d }: { d: string }) => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path d={d} fill="none" stroke="currentColor" strokeWidth="1.6" />
  </svg>
);

type ToolProps = {
  name: string;
  hint: string;
  isOn: boolean;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
};

const Tool = ({ name, hint, isOn, isOff = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={name}
    aria-pressed={isOn}
    aria-disabled={isOff}
    title={hint}
    // The selection must stay in the text.
    onPointerDown={(event) => event.preventDefault()}
    onClick={isOff ? undefined : onPress}
  >
    {children}
  </button>
);

type LinkProps = { address: string; onLink: (url: string | undefined) => void; onClose: () => void };

function LinkForm({ address, onLink, onClose }: LinkProps) {
  const [url, setUrl] = useState(address);
  const [trouble, setTrouble] = useState('');
  const apply = () => {
    const read = hrefSchema.safeParse(url);
    if (!read.success) return setTrouble(read.error.issues[0]?.message ?? '');
    onLink(read.data);
    onClose();
  };
  return (
    <>
      <label>
        Address{' '}
        <input
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for it
          autoFocus
          type="text"
          inputMode="url"
          value={url}
          placeholder="/contact or https://…"
          onChange={(event) => setUrl(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
      </label>
      <button type="button" onClick={apply}>
        Link
      </button>
      <button
        type="button"
        onClick={() => {
          onLink(undefined);
          onClose();
        }}
      >
        No link
      </button>
      <span role="alert">{trouble}</span>
    </>
  );
}
