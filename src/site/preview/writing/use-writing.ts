'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { readFromForm, tellForm, type WritableText } from '@/data/preview/page-messages';
import type { Place } from '@/data/preview/reference';
import type { Target } from '@/data/preview/target';
import { useListener } from '@/lib/use-listener';
import type { PlacesInPage } from '../marks-in-page';
import { listenToKeys } from './editor-keys';
import { shownText } from './shown-text';
import { type Point, TextEditor } from './text-editor';
import { countOf, type Words } from './words';

/** Batches keystrokes, in ms: rendering a long form costs more than the text. */
export const GATHER = 120;
export const HINT = 'writing-hint';

export type Requested = { node: Text; place: Place; point?: Point };
type Open = { field: WritableText; editor: TextEditor; first: Words; sent: Words; timer: number };
export type Writing = { field: WritableText; count: string; isTooLong: boolean; below: DOMRect };

const isSame = (one: Words, other: Words) => one.value === other.value && one.highlight === other.highlight;

/** Plain texts of the page as editors in place. The form has the field, its limits and its history. */
export function useWriting(places: PlacesInPage, main: Target | undefined) {
  const [writing, setWriting] = useState<Writing>();
  const requested = useRef<Requested>(undefined);
  const open = useRef<Open>(undefined);

  const hint = useCallback((words: Words, { field, editor }: Pick<Open, 'field' | 'editor'>) => {
    const { maxLength } = field;
    const isTooLong = maxLength !== undefined && words.value.length > maxLength;
    const below = editor.element.getBoundingClientRect();
    setWriting({ field, count: countOf(words.value, maxLength), isTooLong, below });
  }, []);

  /** An empty text is not sent before editing ends: its section would disappear. */
  const tell = useCallback((isLeft = false) => {
    const { current } = open;
    if (!current) return;
    window.clearTimeout(current.timer);
    current.timer = 0;
    const words = current.editor.read(current.field.highlight !== undefined);
    const value = isLeft ? words.value.trim() : words.value;
    if ((!value && !isLeft) || isSame({ ...words, value }, current.sent)) return;
    const isNewPhrase = words.highlight !== current.sent.highlight;
    current.sent = { ...words, value };
    tellForm({
      does: 'type',
      path: current.field.path,
      value,
      ...(isNewPhrase && words.highlight !== undefined ? { highlight: words.highlight } : {}),
    });
  }, []);

  const end = useCallback(
    (isKept: boolean) => {
      const { current } = open;
      if (!current) return;
      if (!isKept) current.editor.write(current.first);
      tell(true);
      open.current = undefined;
      setWriting(undefined);
      tellForm({ does: 'stop' });
      current.editor.leave(current.sent.value);
    },
    [tell],
  );

  const typed = useCallback(() => {
    const { current } = open;
    if (!current) return;
    hint(current.editor.read(current.field.highlight !== undefined), current);
    current.timer ||= window.setTimeout(tell, GATHER);
  }, [hint, tell]);

  const highlight = useCallback(() => {
    const { current } = open;
    if (current?.field.highlight === undefined) return;
    current.editor.highlightSelection();
    typed();
  }, [typed]);

  const listen = ({ element }: TextEditor, { kind }: WritableText) => {
    const leave = (isKept: boolean) => end(isKept);
    const history = (way: 'undo' | 'redo') => {
      tell();
      tellForm({ does: 'history', way });
    };
    listenToKeys(element, kind === 'textarea', { leave, history, highlight });
    element.addEventListener('input', typed);
    element.addEventListener('blur', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Element && relatedTarget.closest(`#${HINT}`))) end(true);
    });
  };

  const start = (field: WritableText, { node, place, point }: Requested) => {
    end(true);
    const isOfField = (candidate: Node) => places.shows(candidate, place);
    const shown = shownText(node, field.value, isOfField);
    if (!shown || shown.around.closest('button, summary, label')) {
      tellForm({ does: 'stop' });
      return false;
    }
    const { value, highlight: phrase, label, kind } = field;
    const words = { value, ...(phrase === undefined ? {} : { highlight: phrase }) };
    const editor = new TextEditor(shown, words, {
      label,
      isMultiline: kind === 'textarea',
      describedBy: HINT,
      isOfField,
      onLost: () => {
        if (open.current?.editor === editor) end(true);
      },
    });
    open.current = { field, editor, first: words, sent: words, timer: 0 };
    listen(editor, field);
    editor.focus(point);
    hint(words, open.current);
    return true;
  };

  useListener('message', (event: MessageEvent<unknown>) => {
    const message = readFromForm(event);
    const { current } = open;
    if (message?.says === 'text' && requested.current?.place.path === message.path) {
      const { place } = requested.current;
      const isOpen = start(message, requested.current);
      requested.current = undefined;
      // The view shows something other than the value, so the form opens the field.
      if (!isOpen) tellForm({ does: 'open', target: place.target ?? main, path: place.path });
    } else if (message?.says === 'value' && current?.field.path === message.path) {
      const { value, highlight: phrase } = message;
      if (typeof value !== 'string') return;
      current.sent = { value, ...(phrase === undefined ? {} : { highlight: phrase }) };
      current.editor.write(current.sent);
      hint(current.sent, current);
    } else if (message?.says === 'end') {
      end(true);
    }
  });

  const begin = useCallback(
    (node: Text, place: Place, point?: Point) => {
      requested.current = { node, place, point };
      tellForm({ does: 'write', target: place.target ?? main, path: place.path });
    },
    [main],
  );

  return useMemo(() => ({ writing, begin, highlight, requested }), [writing, begin, highlight]);
}
