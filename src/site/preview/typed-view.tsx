'use client';

import { Component, type ReactNode, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Framed } from '@/data/preview/framed';
import { MAX_TYPED, TOO_LONG, type TypedMessage } from '@/data/preview/messages';
import { showTyped } from './show-typed';

/** A short while in which further keys join the first one. */
const GATHER = 40;

/**
 * The page as it looks with what is typed. One question to the server at a time; what is typed meanwhile waits, and of
 * that only the newest is asked for.
 */
export function useTypedView(framed: Framed) {
  const [view, setView] = useState<ReactNode>();
  const [trouble, setTrouble] = useState<string>();
  const asked = useRef({ newest: '', beside: '', isBusy: false, isOld: false, timer: 0 });

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

  useEffect(() => {
    const state = asked.current;
    return () => {
      window.clearTimeout(state.timer);
      state.timer = 0;
    };
  }, []);

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
    ({ target, data, beside = '' }: TypedMessage) => {
      const state = asked.current;
      const json = JSON.stringify({ target, data });
      if (json === state.newest && beside === state.beside) return;
      state.newest = json;
      state.beside = beside;
      soon();
    },
    [soon],
  );

  /** Does the page show what the form holds? Then a save brings nothing new. */
  const isFollowing = useCallback(() => {
    const { length } = asked.current.newest;
    return length > 0 && length <= MAX_TYPED;
  }, []);

  return { view, trouble, show, isFollowing };
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
