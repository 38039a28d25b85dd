'use client';

import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { readFromForm, tellForm, type WritableRichText } from '@/data/preview/page-messages';
import type { Target } from '@/data/preview/target';
import { isSame } from '@/lib/is-same';
import { useListener } from '@/lib/use-listener';
import type { RichTextValue } from '@/payload/rich-text-value';
import type { PlacesInPage } from '../marks-in-page';
import { GATHER, HINT, type Requested } from '../writing/use-writing';
import { isExpressible } from './expressible';
import type { RichEditor, RichState } from './rich-editor';

const REFUSED = 'This text has parts that only the form can edit. Its field is open there.';

/** `first`: the text as the form had it. `begun`: the same as the editor expresses it. */
type Open = {
  path: string;
  editor: RichEditor;
  first: RichTextValue;
  begun: RichTextValue;
  sent: RichTextValue;
  timer: number;
};
export type RichWriting = { label: string; editor: RichEditor; state: RichState };

const bodyAround = (node: Text) => node.parentElement?.closest('.prose') ?? undefined;

/** Like plain texts (`useWriting`), stored by the form, which receives changes and reports undo. */
export function useRichWriting(
  places: PlacesInPage,
  main: Target | undefined,
  requested: RefObject<Requested | undefined>,
) {
  const [writing, setWriting] = useState<RichWriting>();
  /** Why a text cannot be edited, or what a paste left out. */
  const [refusal, setRefusal] = useState<string>();
  const open = useRef<Open>(undefined);

  /** An empty text is not sent before editing ends: its section would disappear. */
  const tell = useCallback((value: RichTextValue) => {
    const { current } = open;
    if (!current) return;
    window.clearTimeout(current.timer);
    current.timer = 0;
    if (isSame(value, current.sent)) return;
    current.sent = value;
    tellForm({ does: 'type', path: current.path, value });
  }, []);

  const tellWritten = useCallback(() => {
    const { current } = open;
    if (current && !current.editor.isEmpty) tell(current.editor.read());
  }, [tell]);

  const end = useCallback(
    (isKept: boolean) => {
      const { current } = open;
      if (!current) return;
      const { editor, first, begun } = current;
      const now = editor.read();
      if (isKept) tell(now);
      else if (!isSame(now, begun) || !isSame(current.sent, begun)) {
        editor.write(first);
        // Exactly as the form had it.
        tell(first);
      }
      open.current = undefined;
      setWriting(undefined);
      tellForm({ does: 'stop' });
      editor.leave();
    },
    [tell],
  );

  const start = async ({ path, label, value }: WritableRichText, { node, place, point }: Requested) => {
    const refuse = (reason?: string) => {
      setRefusal(reason);
      tellForm({ does: 'stop' });
      tellForm({ does: 'open', target: place.target ?? main, path: place.path });
    };
    if (!isExpressible(value)) return refuse(REFUSED);
    const { RichEditor } = await import('./rich-editor');
    const body = bodyAround(node);
    if (!body?.parentElement || !node.isConnected) return refuse();
    const index = [...body.children].findIndex((child) => child.contains(node));
    const editor: RichEditor = new RichEditor(value, {
      body,
      around: body.parentElement,
      label,
      describedBy: HINT,
      isOfField: (candidate) => places.shows(candidate, place),
      onLost: () => {
        if (open.current?.editor === editor) end(true);
      },
      onChange: () => {
        if (open.current) open.current.timer ||= window.setTimeout(tellWritten, GATHER);
      },
      onState: (state) => setWriting((before) => (before?.editor === editor ? { ...before, state } : before)),
      onHistory: (way) => {
        tellWritten();
        tellForm({ does: 'history', way });
      },
      onNotice: setRefusal,
      onLeave: end,
    });
    const begun = editor.read();
    open.current = { path, editor, first: value, begun, sent: begun, timer: 0 };
    setWriting({ label, editor, state: { isBold: false, isItalic: false, hasWords: false } });
    editor.element.addEventListener('blur', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Element && relatedTarget.closest(`#${HINT}`))) end(true);
    });
    editor.focus(Math.max(0, index), point);
  };

  useListener('message', (event: MessageEvent<unknown>) => {
    const message = readFromForm(event);
    const { current } = open;
    if (message?.says === 'text') setRefusal(undefined);
    if (message?.says === 'richText' && requested.current?.place.path === message.path) {
      const { current: place } = requested;
      requested.current = undefined;
      setRefusal(undefined);
      end(true);
      void start(message, place);
    } else if (message?.says === 'value' && current?.path === message.path && typeof message.value === 'object') {
      current.editor.write(message.value);
      current.sent = current.editor.read();
    } else if (message?.says === 'end') {
      end(true);
    }
  });

  return useMemo(() => ({ writing, refusal, end }), [writing, refusal, end]);
}
