'use client';

import { useAuth } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { z } from 'zod';
import type { Outcome } from '../ask';
import { kept } from '../saving/kept';
import { sendUntilStored, type Waiting } from './send-until-stored';

const PAUSE_MS = 300;

export type Values = { text: string; [name: string]: string };

const storedSchema = z.object({ id: z.uuid(), values: z.object({ text: z.string() }).catchall(z.string()) });

export type SmallFormState =
  | { is: 'empty' | 'typed' | 'sending' | Waiting }
  /** What an earlier visit typed and did not send. */
  | { is: 'restored'; at: number }
  | { is: 'refused'; reason: string };

type Options<T> = {
  /** Names the form in the browser's store. */
  form: string;
  /** Its name in the list of kept texts, such as `Note`. */
  name: string;
  initial?: Values;
  /** False while there is nothing to type into: no warning then. */
  isShown?: boolean;
  /** Must store values that are sent twice with one id once. */
  send: (values: Values, id: string) => Promise<Outcome<T>>;
  onStored: (result: T) => void;
};

const BLANK: Values = { text: '' };

/** Whether anything would be lost, in whichever field. */
const isTyped = (values: Values, initial: Values) =>
  Object.entries(values).some(([name, value]) => value.trim() !== (initial[name] ?? '').trim());

/** A text that a button of its own sends: kept in the browser until the server has it. */
export function useSmallForm<T>({ form, name, initial = BLANK, isShown = true, send, onStored }: Options<T>) {
  const { user } = useAuth();
  // The text stays with who typed it, even when their session ends.
  const [person, setPerson] = useState(user?.id);
  if (person === undefined && user) setPerson(user.id);
  const [values, setValues] = useState(initial);
  const [state, setState] = useState<SmallFormState>({ is: 'empty' });
  const [isKept, setKept] = useState(false);
  const id = useRef('');
  /** Changed since it was kept. */
  const isDirty = useRef(false);
  /** The server may have these values under this id. */
  const isTried = useRef(false);
  const sending = useRef<AbortController>(undefined);
  const place = { person: String(person), form };
  const isUnsent = isTyped(values, initial);
  const isPending = state.is === 'sending' || state.is === 'unreachable' || state.is === 'signed-out';

  const change = (next: Partial<Values>) => {
    if (id.current === '' || isTried.current) id.current = crypto.randomUUID();
    isTried.current = false;
    isDirty.current = true;
    const changed = { ...values, ...next } as Values;
    setValues(changed);
    setKept(false);
    setState({ is: isTyped(changed, initial) ? 'typed' : 'empty' });
  };

  const keepNow = useEffectEvent(async () => {
    if (!isDirty.current || person === undefined) return;
    isDirty.current = false;
    if (!isUnsent) return kept.forget(place);
    setKept(await kept.keep(place, { changes: [name], value: { id: id.current, values } }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each pause in typing
  useEffect(() => {
    const timer = setTimeout(() => void keepNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    const keep = () => void keepNow();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      sending.current?.abort();
      keep();
    };
  }, []);

  // What was kept is put back, unless something has been typed before it was found.
  const putBack = useEffectEvent(async () => {
    const found = await kept.read(place);
    const stored = storedSchema.safeParse(found?.value).data;
    if (!found || !stored || id.current !== '') return;
    id.current = stored.id;
    setValues({ ...initial, ...stored.values });
    setState({ is: 'restored', at: found.at });
    setKept(await kept.keep(place, { changes: found.changes, value: stored }, found.at));
    await kept.forget(place, found.window);
  });
  useEffect(() => {
    if (person !== undefined && form) void putBack();
  }, [person, form]);

  useEffect(() => {
    if (!isUnsent || !isShown) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsent, isShown]);

  /** Resolves with whether the server has it. */
  const submit = async (): Promise<boolean> => {
    if (isPending) return false;
    const stop = new AbortController();
    sending.current = stop;
    id.current ||= crypto.randomUUID();
    isTried.current = true;
    setState({ is: 'sending' });
    const outcome = await sendUntilStored(
      () => send(values, id.current),
      stop.signal,
      (is) => setState({ is }),
    );
    if (outcome?.is === 'refused') setState(outcome);
    if (outcome?.is !== 'stored') return false;
    isDirty.current = false;
    id.current = '';
    setValues(initial);
    setState({ is: 'empty' });
    await kept.forget(place);
    onStored(outcome.result);
    return true;
  };
  const stop = () => {
    sending.current?.abort();
    setState({ is: 'typed' });
  };

  return { values, change, state, isKept, isPending, isUnsent, submit, stop };
}
