import type { Notice } from '@shared/messages';
import { useEffect, useRef } from 'react';

export function Thanks({ id, notice, isNew }: { id: string; notice: Notice; isNew: boolean }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  return (
    <div id={id} ref={text} tabIndex={-1} role="status" className="form-thanks">
      <p className="text-card">{notice.title}</p>
      <p>{notice.description}</p>
    </div>
  );
}
