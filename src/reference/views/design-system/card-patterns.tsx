import { Figure } from '@/components/figures/figure';
import { type CardTreatment, cardTreatments, type PatternCard, patternCards } from '../../registry/cards';
import { Copy, Entry, Group, RefSection } from './parts';
import type { ThemeName } from './theme';

const treatmentOf = (id: CardTreatment['id']) => cardTreatments.find((treatment) => treatment.id === id);

function Treatment({ treatment: { id, name, class: className, ground, text, usage } }: { treatment: CardTreatment }) {
  return (
    <Entry id={`card/${id}`}>
      <div id={id} className={`stage is-card ground-${ground}`}>
        <div className={`pattern ${className}`}>
          <h4 className="text-card">{name}</h4>
          <p className="text-small text-ink-2">{text}</p>
        </div>
      </div>
      <div className="ref-words">
        <p className="copies">
          <Copy value={className} />
        </p>
        <p className="text-small text-ink-2">{usage}</p>
      </div>
    </Entry>
  );
}

function Pattern({ card: { id, title, text, figure, button, treatment } }: { card: PatternCard }) {
  const look = treatmentOf(treatment);
  return (
    <Entry id={`card/${id}`}>
      <div className={`stage is-card ground-${look?.ground ?? 'white'}`}>
        <div className={`pattern ${look?.class ?? ''}`}>
          <Figure name={figure} size="small" className="is-mark" />
          <h4 className="text-card">{title}</h4>
          <p className="text-small text-ink-2">{text}</p>
          <p>
            <a
              className="button button-outline"
              href="#"
              aria-label={button === 'Learn More' ? `Learn More: ${title}` : undefined}
            >
              {button}
            </a>
          </p>
        </div>
      </div>
    </Entry>
  );
}

const kinds = [
  { kind: 'solution', id: 'modules', title: 'Solution cards', text: 'Dark Luminous, with a drawing of the module.' },
  {
    kind: 'industry',
    id: 'industries',
    title: 'Industry cards',
    text: 'Glass Morphism over ocean, with the industry’s field.',
  },
  {
    kind: 'content',
    id: 'content-cards',
    title: 'Content cards',
    text: 'Outlined Minimal: an issue, a person, a position.',
  },
] as const;

export const CardPatterns = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="card-patterns"
    theme={theme}
    on="quiet"
    title="Card Patterns"
    intro="Three treatments, and what they carry. A page uses one of them; plates with shared hairlines come first."
  >
    <Group title="Treatments" text="Chosen by the ground of the section, not by taste.">
      <div className="ref-grid of-3">
        {cardTreatments.map((treatment) => (
          <Treatment key={treatment.id} treatment={treatment} />
        ))}
      </div>
    </Group>
    {kinds.map(({ kind, id, title, text }) => (
      <Group key={kind} id={id} title={title} text={text}>
        <div className="ref-grid of-3">
          {patternCards
            .filter((card) => card.kind === kind)
            .map((card) => (
              <Pattern key={card.id} card={card} />
            ))}
        </div>
      </Group>
    ))}
  </RefSection>
);
