'use client';

import { useContext, useEffect, useRef, useState } from 'react';
import { buttonClass, classNames } from '@/payload/class-names';
import { Button } from '../panel/button';
import { SignInPlace } from './sign-in-place';

type Props = { codes: string[]; level?: 'h3'; doneLabel: string; onDone: () => void };

const FILE = 'alethia-recovery-codes.txt';

export function RecoveryCodes({ codes, level, doneLabel, onDone }: Props) {
  const place = useContext(SignInPlace);
  const Heading = level ?? place.Heading;
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState('');
  useEffect(() => heading.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;

  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setStatus('Copied.'),
      () => setStatus('The codes could not be copied. Select them instead.'),
    );
  };

  return (
    <section className="recovery-codes">
      <Heading ref={heading} tabIndex={-1}>
        Keep your recovery codes
      </Heading>
      <p>
        Each code signs you in once if you do not have your phone. Store them with your passwords: they will not be
        shown again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="sign-in-buttons">
        <Button buttonStyle="secondary" onClick={copy}>
          Copy
        </Button>
        <a
          className={buttonClass({ look: 'secondary', size: 'medium' })}
          download={FILE}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <span className={classNames.buttonContent}>
            <span className={classNames.buttonLabel}>Download</span>
          </span>
        </a>
        <Button onClick={onDone}>{doneLabel}</Button>
      </div>
      <p role="status">{status}</p>
    </section>
  );
}
