'use client';

import { useState } from 'react';
import { Button } from './button';

/** A field, so that the value can also be copied by hand. */
export function CopySecret({ label, value }: { label: string; value: string }) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(value).then(
      () => true,
      () => false,
    );
    setStatus(isCopied ? 'Copied.' : 'The browser does not allow copying. Select the text and copy it.');
  };
  return (
    <div className="tool-secret">
      <input aria-label={label} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      <Button size="small" buttonStyle="secondary" onClick={() => void copy()}>
        Copy
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}
