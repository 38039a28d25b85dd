'use client';

import { Component, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Framed } from '@/preview/framed';
import { MAX_TYPED, TOO_LONG } from '@/preview/messages';
import type { Target } from '@/preview/target';
import { showTyped } from './show-typed';

type Typed = { target: Target; data: Record<string, unknown> };

/** A short while in which further keys join the first one. */
const GATHER = 40;

/**
 * The page as it looks with what is typed. One question to the server at a time; what is typed meanwhile waits, and of
 * that only the newest is asked for.
 */
export function useTypedView(framed: Framed) {
  const [view, setView] = useState<ReactNode>();
  const [trouble, setTrouble] = useState<string>();
  const asked = useRef({ newest: '', isBusy: false, isOld: false, timer: 0 });

  const ask = useCallback(async () => {
    const state = asked.current;
    if (state.isBusy || !state.isOld) return;
    state.isBusy = true;
    state.isOld = false;
    try {
      const answer = state.newest.length > MAX_TYPED ? { trouble: TOO_LONG } : await showTyped(framed, state.newest);
      startTransition(() => {
        setTrouble('trouble' in answer ? answer.trouble : undefined);
        if ('view' in answer) setView(answer.view);
      });
    } catch {
      setTrouble('The preview could not be reached. It follows the next change.');
    }
    state.isBusy = false;
    void ask();
  }, [framed]);

  useEffect(() => () => window.clearTimeout(asked.current.timer), []);

  const soon = useCallback(() => {
    const state = asked.current;
    state.isOld = true;
    if (state.timer) return;
    state.timer = window.setTimeout(() => {
      state.timer = 0;
      void ask();
    }, GATHER);
  }, [ask]);

  const show = useCallback(
    ({ target, data }: Typed) => {
      const json = JSON.stringify({ target, data });
      if (json === asked.current.newest) return;
      asked.current.newest = json;
      soon();
    },
    [soon],
  );

  /** Asks once more for what is typed: something beside it was saved. False when nothing has been typed. */
  const again = useCallback(() => {
    const { newest } = asked.current;
    if (!newest || newest.length > MAX_TYPED) return false;
    soon();
    return true;
  }, [soon]);

  return { view, trouble, show, again };
}

type Props = { view: ReactNode; children: ReactNode };

/** What is typed, else the page as it came. A section that cannot be drawn half filled in leaves the last page standing. */
export class TypedView extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  /** The newest view that could be drawn. */
  private last: ReactNode;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: Props) {
    const isNew = before.view !== this.props.view;
    if (isNew && this.state.hasFailed) this.setState({ hasFailed: false });
    if (isNew && !this.state.hasFailed) this.last = this.props.view;
  }

  override render() {
    const { view, children } = this.props;
    return (this.state.hasFailed ? this.last : view) ?? children;
  }
}
