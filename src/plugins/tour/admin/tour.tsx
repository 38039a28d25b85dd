'use client';

import { useAuth, usePreferences } from '@payloadcms/ui';
import Link from 'next/link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { can } from '@/access/roles';
import { tourSteps } from './steps';
import './tour.css';

const PREFERENCE = 'first-tour';
type State = 'unknown' | 'open' | 'closed';

type Saved = { isClosed: boolean; index?: number };

function usePointer(to: string | undefined) {
  useEffect(() => {
    const entry = to ? document.querySelector(`nav a[href="${to}"]`) : null;
    entry?.setAttribute('data-tour', '');
    entry?.scrollIntoView({ block: 'nearest' });
    return () => entry?.removeAttribute('data-tour');
  }, [to]);
}

/** Open on the first visit until closed; resumes where it was left. */
export function Tour() {
  const { user } = useAuth();
  const { getPreference, setPreference } = usePreferences();
  const [state, setState] = useState<State>('unknown');
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = tourSteps[index];

  const readPreference = useEffectEvent(async () => {
    const saved = await getPreference<Saved>(PREFERENCE);
    setIndex(Math.min(saved?.index ?? 0, tourSteps.length - 1));
    setState(saved?.isClosed ? 'closed' : 'open');
  });
  const userId = user?.id;
  useEffect(() => {
    if (userId) void readPreference();
  }, [userId]);

  usePointer(state === 'open' ? step?.link.to : undefined);

  // The tour is about writing, which reviewers do not do.
  if (state === 'unknown' || !step || !can({ user }, 'write')) return null;

  const close = () => {
    setState('closed');
    void setPreference<Saved>(PREFERENCE, { isClosed: true, index: 0 });
  };
  const show = (next: number) => {
    setState('open');
    setIndex(next);
    void setPreference<Saved>(PREFERENCE, { isClosed: false, index: next });
    // Announces the step; the next button is one Tab away.
    requestAnimationFrame(() => heading.current?.focus());
  };

  if (state === 'closed') {
    return (
      <p className="tour-again">
        <button type="button" onClick={() => show(0)}>
          Show the tour
        </button>
      </p>
    );
  }
  const isLast = index === tourSteps.length - 1;
  return (
    <section className="tour" aria-labelledby="tour">
      <p className="tour-count">
        {index + 1} of {tourSteps.length}
      </p>
      <h2 id="tour" ref={heading} tabIndex={-1}>
        {step.title}
      </h2>
      <p>{step.words}</p>
      <p>
        <Link href={step.link.to} prefetch={false}>
          {step.link.label}
        </Link>
      </p>
      <div className="tour-buttons">
        {index > 0 ? (
          <button type="button" onClick={() => show(index - 1)}>
            Back
          </button>
        ) : null}
        <button type="button" className="tour-next" onClick={isLast ? close : () => show(index + 1)}>
          {isLast ? 'Done' : 'Next'}
        </button>
        {isLast ? null : (
          <button type="button" onClick={close}>
            Skip the tour
          </button>
        )}
      </div>
    </section>
  );
}
