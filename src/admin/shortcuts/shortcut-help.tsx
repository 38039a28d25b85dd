'use client';

import type { RefObject } from 'react';
import { builtIn, shortcuts } from './shortcut-list';

type Props = { dialog: RefObject<HTMLDialogElement | null>; isOn: boolean; onToggle: () => void };

export function ShortcutHelp({ dialog, isOn, onToggle }: Props) {
  return (
    <dialog ref={dialog} className="shortcut-help" aria-labelledby="shortcut-help">
      <h2 id="shortcut-help">Keyboard shortcuts</h2>
      <dl>
        {[...shortcuts, ...builtIn].map(({ keys, words }) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" checked={isOn} onChange={onToggle} /> Use single-key shortcuts (this list opens either
        way)
      </label>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
