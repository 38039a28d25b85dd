'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { GuestThread } from '@/plugins/comments/api';
import { sendAnswer } from './send-answer';

export type Limits = { name: number; comment: number };

type Props = {
  action: string;
  label: string;
  /** Of the comment: version, and its place or conversation. */
  about: object;
  limits: Limits;
  name: string;
  onName: (name: string) => void;
  /** Typed before, and not sent. */
  kept: string;
  onKept: (text: string) => void;
  /** `sent`: the text that is stored now. */
  onStored: (threads: GuestThread[], sent: string) => void;
  onClose: () => void;
};

/** What a guest writes at a place of the draft. A text that could not be sent stays. */
export function PinForm({ action, label, about, limits, name, onName, kept, onKept, onStored, onClose }: Props) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const id = useRef('');
  /** The site may have this text under this id. */
  const isTried = useRef(false);
  const first = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    (first.current?.value ? text.current : first.current)?.focus();
  }, []);
  useEffect(() => {
    if (!kept.trim()) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [kept]);

  const change = (next: string) => {
    if (isTried.current) id.current = '';
    isTried.current = false;
    onKept(next);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    id.current ||= crypto.randomUUID();
    isTried.current = true;
    setSending(true);
    setProblem('');
    const sent = await sendAnswer(action, { ...about, id: id.current, name, comment: kept, decision: 'commented' });
    setSending(false);
    if ('problem' in sent) return setProblem(sent.problem);
    onStored(sent.threads, kept);
  };

  return (
    <form className="share-form" onSubmit={(event) => void submit(event)}>
      <label>
        Your name
        <input
          ref={first}
          value={name}
          required
          maxLength={limits.name}
          autoComplete="name"
          onChange={({ target }) => onName(target.value)}
        />
      </label>
      <label>
        {label}
        <textarea
          ref={text}
          value={kept}
          rows={3}
          required
          maxLength={limits.comment}
          readOnly={isSending}
          onChange={({ target }) => change(target.value)}
        />
      </label>
      <p role="alert" className="share-problem">
        {problem}
      </p>
      <div className="share-buttons">
        <button type="submit" className="button button-solid" disabled={isSending}>
          {isSending ? 'Sending…' : 'Send'}
        </button>
        <button type="button" className="button button-outline" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
