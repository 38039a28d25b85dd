import type { ProductViewBlock } from '@payload-types';
import { unbroken } from '@/lib/unbroken';
import type { Words } from '@/lib/words';

/** One line: who decided what and when, what was known, and what was set aside. */
export function DecisionLog({ log, words }: { log: ProductViewBlock['log']; words: Words['product'] }) {
  if (!log?.choice) return null;
  const facts: [name: string, value: string | null | undefined][] = [
    [words.known, log.known],
    [words.dismissed, log.dismissed],
  ];
  return (
    <div className="product-log">
      <p className="note text-accent">{words.log}</p>
      <p className="product-log-choice">
        <span className="note">{[log.time, log.who].filter(Boolean).join(', ')}</span>
        <span className="lens-strong">{unbroken(log.choice)}</span>
      </p>
      <dl className="pulse-facts">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt className="note">{name}</dt>
              <dd>{unbroken(value)}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </div>
  );
}
