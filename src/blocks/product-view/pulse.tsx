import type { ProductViewBlock } from '@payload-types';
import { unbroken } from '@/lib/unbroken';
import type { Words } from '@/lib/words';
import { drawHorizon, duration } from './horizon';
import { sourceId } from './source-id';

/** One alert about the event. The time left is that of the first role, from the series of its drawing. */
export function Pulse({ block, words, name }: { block: ProductViewBlock; words: Words['product']; name: string }) {
  const { alert, views, values, measure, artifacts } = block;
  const [first] = views;
  if (!alert?.title || !first) return null;
  const { crossing } = drawHorizon(values, first);
  return (
    <article className="pulse">
      <div className="pulse-title">
        <p className="note text-accent">
          {alert.time ? `${alert.time}, ` : null}
          {words.pulse}
        </p>
        <h3 className="text-subsection">{unbroken(alert.title)}</h3>
      </div>
      {alert.reasons?.length ? (
        <div>
          <p className="note text-ink-2">{words.because}</p>
          <ul className="pulse-reasons">
            {alert.reasons.map(({ id, text }) => (
              <li key={id ?? text}>{unbroken(text)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <dl className="pulse-facts">
        {crossing === undefined ? null : (
          <div>
            <dt className="note">{words.timeLeft}</dt>
            <dd>
              {duration(crossing, words)} {measure}
            </dd>
          </div>
        )}
        {artifacts?.length ? (
          <div>
            <dt className="note">{words.sources}</dt>
            <dd className="pulse-sources">
              {artifacts.map(({ id, time, author }, index) => (
                <a key={id ?? index} href={`#${sourceId(name, index)}`} aria-label={`${time} ${author}`}>
                  {time}
                </a>
              ))}
            </dd>
          </div>
        ) : null}
        {alert.audience ? (
          <div>
            <dt className="note">{words.tells}</dt>
            <dd>{alert.audience}</dd>
          </div>
        ) : null}
        {alert.rule ? (
          <div>
            <dt className="note">{words.silent}</dt>
            <dd>{alert.rule}</dd>
          </div>
        ) : null}
      </dl>
    </article>
  );
}
