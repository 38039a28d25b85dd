'use client';

import { LinkButton } from '../panel/button';
import { readable } from '../readable-time';
import type { SmallFormState } from './use-small-form';
import './small-forms.css';

type Props = { state: SmallFormState; isKept: boolean; onStop: () => void };

function wordsOf(state: SmallFormState, isKept: boolean): string {
  const safe = isKept ? ' It is kept in this browser.' : '';
  switch (state.is) {
    case 'empty':
      return '';
    case 'typed':
      return isKept ? 'Not sent yet. Kept in this browser.' : 'Not sent yet.';
    case 'restored':
      return `Typed on ${readable(new Date(state.at).toISOString())}, and not sent yet.`;
    case 'sending':
      return 'Sending…';
    case 'unreachable':
      return `Not sent: the site cannot be reached. Trying again.${safe}`;
    case 'signed-out':
      return `Not sent: you are signed out. It is sent when you have signed in again.${safe}`;
    case 'refused':
      return `Not sent. ${state.reason}`;
  }
}

/** Whether the server has the text. */
export function SendingState({ state, isKept, onStop }: Props) {
  const isWaiting = state.is === 'unreachable' || state.is === 'signed-out';
  const isBad = isWaiting || state.is === 'refused';
  return (
    <div className={isBad ? 'sending-state sending-state--bad' : 'sending-state'} role="status">
      {wordsOf(state, isKept)} {isWaiting ? <LinkButton onClick={onStop}>Edit it</LinkButton> : null}
    </div>
  );
}
