import { durationEntries, type EasingEntry, easingEntries, motionDemos } from '../../registry/motion';
import { Copy, Entry, Group, RefSection, vars } from './parts';
import type { ThemeName } from './theme';

function Curve({ points: [x1, y1, x2, y2] }: Pick<EasingEntry, 'points'>) {
  const at = (x: number, y: number) => `${100 * x} ${100 - 100 * y}`;
  return (
    <svg className="curve draw" viewBox="-4 -4 108 108" aria-hidden="true" focusable="false">
      <path className="l" d="M0 0V100H100" />
      <path className="dash" d={`M${at(0, 0)}L${at(x1, y1)}M${at(1, 1)}L${at(x2, y2)}`} />
      <path className="r" d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
    </svg>
  );
}

const moving: Record<(typeof motionDemos)[number]['id'], number> = { 'fade-in': 1, stagger: 5, exit: 1, crossing: 1 };

export const Motion = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="motion"
    theme={theme}
    title="Motion"
    intro="Movement says what came from where. It happens once; nothing loops, and everything is there without it."
  >
    <div className="replay">
      <button type="button" className="button button-solid" data-replay="">
        Replay Animations
      </button>
      <p className="text-small text-ink-2 motion-still">
        Your system asks for less motion, so the demonstrations stand still.
      </p>
      <noscript>
        <p className="text-small text-ink-2">Load the page again to see them once more.</p>
      </noscript>
    </div>
    <Group title="Easing" text="Three curves: in place, in, out.">
      <div className="ref-grid of-3">
        {easingEntries.map((entry) => (
          <Entry key={entry.id} id={`easing/${entry.id}`}>
            <Curve points={entry.points} />
            <div className="track">
              <span className="is-moving" style={vars({ '--ease-of': `var(${entry.token})` })} />
            </div>
            <div className="ref-words">
              <h4 className="text-card">{entry.name}</h4>
              <p className="copies">
                <Copy value={entry.value} /> <Copy value={`var(${entry.token})`}>{entry.token}</Copy>
              </p>
              <p className="text-small text-ink-2">{entry.usage}</p>
            </div>
          </Entry>
        ))}
      </div>
    </Group>
    <Group title="Duration" text="Five lengths. The further something moves, the longer it may take.">
      <div className="space-rows">
        {durationEntries.map((entry) => (
          <Entry key={entry.id} id={`duration/${entry.id}`} className="space-row is-duration">
            <h4 className="text-card figures">{entry.ms} ms</h4>
            <p className="copies">
              <Copy value={`var(${entry.token})`}>{entry.token}</Copy>
            </p>
            <p className="text-small text-ink-2">{entry.usage}</p>
            <div className="track">
              <span className="is-moving" style={vars({ '--duration-of': `var(${entry.token})` })} />
            </div>
          </Entry>
        ))}
      </div>
    </Group>
    <Group title="Demonstrations" text="The movements the site uses. There are no others.">
      <div className="ref-grid of-2">
        {motionDemos.map(({ id, name, text }) => (
          <Entry key={id} id={`motion/${id}`}>
            <div className={`stage ground-graphite demo demo-${id}`} aria-hidden="true">
              {Array.from({ length: moving[id] }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal marks that never change.
                <span key={index} className="is-moving" style={vars({ '--i': index })} />
              ))}
            </div>
            <div className="ref-words">
              <h4 className="text-card">{name}</h4>
              <p className="text-small text-ink-2">{text}</p>
            </div>
          </Entry>
        ))}
      </div>
    </Group>
  </RefSection>
);
