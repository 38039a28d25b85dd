'use client';

import { Component, type ReactNode, startTransition, useCallback, useRef, useState } from 'react';
import type { Framed } from '@/data/preview/framed';
import { MAX_TYPED, TOO_LONG, type TypedMessage } from '@/data/preview/messages';
import { showTyped } from './show-typed';

/** One request at a time; of the values typed meanwhile, only the latest are sent. */
export function useTypedView(framed: Framed) {
  const [view, setView] = useState<ReactNode>();
  const [trouble, setTrouble] = useState<string>();
  const rendered = useRef({ newest: '', beside: '', isBusy: false, isOld: false, hasFailed: false });

  const ask = useCallback(async () => {
    const state = rendered.current;
    if (state.isBusy || !state.isOld) return;
    state.isBusy = true;
    state.isOld = false;
    state.hasFailed = false;
    try {
      const response = state.newest.length > MAX_TYPED ? { trouble: TOO_LONG } : await showTyped(framed, state.newest);
      state.hasFailed = 'trouble' in response && response.trouble !== TOO_LONG;
      startTransition(() => {
        setTrouble('trouble' in response ? response.trouble : undefined);
        if ('view' in response) setView(response.view);
      });
    } catch {
      state.hasFailed = true;
      setTrouble('The preview could not be reached. It follows once your changes are saved.');
    }
    state.isBusy = false;
    void ask();
  }, [framed]);

  const show = useCallback(
    ({ target, data, beside = '' }: TypedMessage) => {
      const state = rendered.current;
      const json = JSON.stringify({ target, data });
      if (json === state.newest && beside === state.beside) return;
      state.newest = json;
      state.beside = beside;
      state.isOld = true;
      void ask();
    },
    [ask],
  );

  /** After a save, which says that the server can be reached. False if there is nothing to repeat. */
  const repeat = useCallback(() => {
    const state = rendered.current;
    if (!state.hasFailed) return false;
    state.isOld = true;
    void ask();
    return true;
  }, [ask]);

  /** True if the page already shows the form's values, so that a save changes nothing. */
  const isFollowing = useCallback(() => {
    const { length } = rendered.current.newest;
    return length > 0 && length <= MAX_TYPED;
  }, []);

  return { view, trouble, show, repeat, isFollowing };
}

type Props = { view: ReactNode; children: ReactNode };

/** Keeps the last view if an incomplete section cannot render. */
export class TypedView extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
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
