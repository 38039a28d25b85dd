'use client';

import { useAuth, usePreferences } from '@payloadcms/ui';
import Link from 'next/link';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tourSteps } from './steps';
import './tour.css';

const PREFERENCE = 'first-tour';
type State = 'unknown' | 'open' | 'closed';

/** A tour of the admin, open on the first visit until the user closes it. */
export function Tour() {
  const { user } = useAuth();
  const { getPreference, setPreference } = usePreferences();
  const [state, setState] = useState<State>('unknown');
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = tourSteps[index];

  const readPreference = useEffectEvent(async () => {
    const saved = await getPreference<{ isClosed: boolean }>(PREFERENCE);
    setState(saved?.isClosed ? 'closed' : 'open');
  });
  const userId = user?.id;
  useEffect(() => {
    if (userId) void readPreference();
  }, [userId]);

  // The tour is about writing, which reviewers do not do.
  if (state === 'unknown' || !step || user?.role === 'reviewer') return null;

  const close = () => {
    setState('closed');
    void setPreference(PREFERENCE, { isClosed: true });
  };
  const show = (next: number) => {
    setState('open');
    setIndex(next);
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
