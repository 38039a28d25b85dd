import type { ProductViewBlock } from '@payload-types';
import { Stretched } from '@/components/figures/stretched';
import { cx } from '@/lib/cx';
import { plain } from '@/lib/mark';
import type { Site } from '@/lib/site';
import { unbroken } from '@/lib/unbroken';
import { drawHorizon, HEIGHT, WIDTH } from './horizon';
import { Pulse } from './pulse';
import { sourceId } from './source-id';

type Artifact = NonNullable<ProductViewBlock['artifacts']>[number];

const BARS = 72;
const TALL = 40;

/** Loudness of a voice that speaks the text: from its letters, so that the same words always look the same. */
export function waveform(text: string): string {
  const letters = [...text.toLowerCase()].map((letter) => (/\p{L}/u.test(letter) ? (letter.codePointAt(0) ?? 0) : 0));
  return Array.from({ length: BARS }, (_, bar) => {
    const letter = letters[Math.floor((bar / BARS) * letters.length)] ?? 0;
    const half = letter === 0 ? 1 : 4 + ((letter * 7 + bar * 5) % 15);
    return `M${bar * 4 + 2} ${TALL / 2 - half}V${TALL / 2 + half}`;
  }).join('');
}

/** "draft: full" is a name with its value, as on a form; a line without a colon is only text. */
const named = (line: string): [name: string | undefined, value: string] => {
  const [, name, value] = /^([^:]{1,24}): (.+)$/.exec(line) ?? [];
  return name && value ? [name, value] : [undefined, line];
};

function Drawing({ kind, lines, block }: { kind: Artifact['kind']; lines: string[]; block: ProductViewBlock }) {
  if (kind === 'voice')
    return (
      <div className="artifact-voice">
        <Stretched width={BARS * 4} height={TALL}>
          <path className="r" d={waveform(plain(lines.join(' ')))} />
        </Stretched>
      </div>
    );
  const [view] = block.views;
  if (kind !== 'strip' || !view) return null;
  const { past, limit } = drawHorizon(block.values, { from: view.from * 8, to: 0, limit: view.limit });
  return (
    <div className="artifact-strip">
      <Stretched width={WIDTH} height={HEIGHT}>
        <path className="lens-limit" d={`M0 ${limit}H${WIDTH}`} />
        <path className="r" d={past} />
      </Stretched>
    </div>
  );
}

function Lines({ kind, lines }: { kind: Artifact['kind']; lines: string[] }) {
  if (kind === 'form')
    return (
      <dl className="artifact-form">
        {lines.map(named).map(([name, value]) => (
          <div key={value}>
            <dt className="note">{name}</dt>
            <dd>{unbroken(value)}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <div className={cx('artifact-words', kind === 'strip' && 'note')}>
      {lines.map((line) => (
        <p key={line}>{unbroken(line)}</p>
      ))}
    </div>
  );
}

/**
 * What people and systems noted about the event, in the order of their times, and the alert that they led to. A
 * strip draws the series that Lens reads, so that they cannot disagree.
 */
export function Evidence({ block, site, name }: { block: ProductViewBlock; site: Site; name: string }) {
  const artifacts = block.artifacts ?? [];
  return (
    <div className="evidence" data-evidence="">
      <ol className="artifacts">
        {artifacts.map(({ id, kind, time, author, title, lines, stamp }, index) => {
          const texts = (lines ?? []).map(({ text }) => text);
          return (
            <li key={id ?? index} id={sourceId(name, index)} className="artifact">
              <p className="artifact-head note">
                <i className="key" />
                <span>{time}</span>
                <span>{unbroken(author)}</span>
              </p>
              <div className={cx('artifact-sheet', `is-${kind}`)}>
                {title || stamp ? (
                  <div className="artifact-top">
                    {title ? <h3 className="artifact-title">{unbroken(title)}</h3> : null}
                    {stamp ? <p className="artifact-stamp note">{stamp}</p> : null}
                  </div>
                ) : null}
                <Drawing kind={kind} lines={texts} block={block} />
                <Lines kind={kind} lines={texts} />
              </div>
            </li>
          );
        })}
      </ol>
      <div className="evidence-alert">
        <Pulse block={block} words={site.words.product} name={name} />
      </div>
    </div>
  );
}
