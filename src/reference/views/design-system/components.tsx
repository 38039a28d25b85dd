import { Field } from '@/visitors/forms/field';
import { cardTreatments } from '../../registry/cards';
import { componentAddress, componentPages } from '../../registry/component-pages';
import { type BlockEntry, blockEntries, buttonEntries, formFields, markupOf } from '../../registry/components';
import { logoVariations } from '../../registry/logos';
import { parts } from '../../registry/parts';
import { LogoPicture } from './logo-system';
import { Code, Copy, Entry, Group, RefSection } from './parts';
import { SampleView } from './sample';
import type { ThemeName } from './theme';

const Buttons = () => (
  <Group title="Buttons" text="Labels say what happens. One filled button a section; 48 px tall, 4 px of radius.">
    <div className="ref-grid of-2">
      {buttonEntries.map(({ id, name, usage, sample }) => (
        <Entry key={id} id={`component/button-${id}`}>
          <div className="stage-pair">
            {(['graphite', 'white'] as const).map((ground) => (
              <div key={ground} className={`stage ground-${ground}`}>
                <SampleView sample={sample} />
              </div>
            ))}
          </div>
          <div className="ref-words">
            <h4 className="text-card">{name}</h4>
            <p className="copies">
              <Copy value={sample.className} />
            </p>
            <p className="text-small text-ink-2">{usage}</p>
            <Code text={markupOf(sample)} />
          </div>
        </Entry>
      ))}
    </div>
  </Group>
);

const CardTreatments = () => (
  <Group title="Card treatments" text="Three, chosen by ground. With their content: Card Patterns, below.">
    <Entry id="component/card-treatments">
      <ul className="treatments">
        {cardTreatments.map(({ id, name, ground, class: className }) => (
          <li key={id} className={`stage ground-${ground}`}>
            <a href={`#card-${id}`} className={`pattern ${className}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Entry>
  </Group>
);

/** `method="dialog"` outside a dialog sends nothing. */
const FormElements = () => (
  <Group title="Form elements" text="A demonstration: it checks nothing and sends nothing.">
    <form className="form demo-form" method="dialog" noValidate aria-label="Demonstration of form elements">
      {formFields.map((field) => (
        <Entry key={field.id} id={`component/form-${field.id}`}>
          <div className="ref-words">
            {field.kind === 'lines' ? (
              <Field form="demo" name={field.name} label={field.label} rows={4} />
            ) : (
              <Field
                form="demo"
                name={field.name}
                label={field.label}
                type={field.kind}
                autoComplete={field.autoComplete}
              />
            )}
          </div>
        </Entry>
      ))}
      <button type="submit" className="button button-solid">
        Send message
      </button>
    </form>
  </Group>
);

const InfoBoxesThere = () => (
  <Group title="Info boxes" text="Four kinds, by what their color means.">
    <p className="text-small">
      They have <a href="#info-boxes">a section</a> and <a href={componentAddress('info-box')}>a page</a> of their own.
    </p>
  </Group>
);

const LogoVariations = () => (
  <Group title="Logo variations" text="Six, with their rules in the Logo System.">
    <ul className="logo-row">
      {logoVariations.map((variation) => (
        <li key={variation.id} className={`ground-${variation.background}`}>
          <a href={`#logo-${variation.id}`} aria-label={`Logo: ${variation.name}`}>
            <LogoPicture variation={variation} scale={variation.shape === 'horizontal' ? 1 : 0.8} />
          </a>
        </li>
      ))}
    </ul>
  </Group>
);

const pageOf = (id: string) => componentPages.find((page) => page.id === id);

function BlockCard({ entry: { id, name } }: { entry: BlockEntry }) {
  return (
    <Entry id={`component/block-${id}`} className="block-card">
      {/* biome-ignore lint/performance/noImgElement: a small file of the site's own, shown in its own size. */}
      <img className="block-picture" src={`/blocks/${id}.png`} alt="" loading="lazy" width={480} height={320} />
      <div className="ref-words">
        <h4 className="text-card">
          <a href={componentAddress(id)}>{name}</a>
        </h4>
        <p className="text-small text-ink-2">{pageOf(id)?.use}</p>
      </div>
    </Entry>
  );
}

const Parts = () => (
  <Group
    title="Pages of the parts"
    text="Anatomy, states, do and don’t as drawings, a preview, the code and the tokens."
  >
    <ul className="part-list">
      {parts.map(({ id, name, use }) => (
        <li key={id}>
          <a href={componentAddress(id)}>{name}</a>
          <span className="text-small text-ink-2">{use}</span>
        </li>
      ))}
    </ul>
  </Group>
);

export const Components = ({ theme }: { theme: ThemeName }) => (
  <RefSection
    id="components"
    theme={theme}
    title="Components"
    intro="The site’s own parts, not drawings of them. What you see here is what a page shows, from the same files."
  >
    <Parts />
    <Buttons />
    <CardTreatments />
    <FormElements />
    <InfoBoxesThere />
    <LogoVariations />
    <Group
      title="Blocks"
      text="What editors compose pages from. Each has a page with a preview that can be resized, its fields and its code."
      className="is-stacked"
    >
      <div className="ref-grid">
        {blockEntries.map((entry) => (
          <BlockCard key={entry.id} entry={entry} />
        ))}
      </div>
    </Group>
  </RefSection>
);
