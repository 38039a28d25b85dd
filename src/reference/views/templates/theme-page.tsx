import { exampleSite } from '@/blocks/example-site';
import { Hero } from '@/blocks/hero/hero';
import { RenderBlock } from '@/blocks/render-block';
import { groundClass } from '@/components/ui/section';
import type { Ground } from '@/fields/section';
import {
  type TemplateContent,
  type TemplateGroup,
  type Theme,
  templateElement,
  templatesOn,
  themes,
} from '../../registry/templates';
import { ReviewSummary } from '../review-summary';
import { Reviewed } from '../reviewed';
import { ShowcaseHead } from '../showcase/showcase-head';
import { Pricing } from './pricing';
import { Testimonials } from './testimonials';

const groups: { group: TemplateGroup; anchor: string; heading: string; intro: string }[] = [
  {
    group: 'section',
    anchor: 'section-templates',
    heading: 'Section templates',
    intro: 'Prices, figures and voices are placeholders. The words are as long as real ones.',
  },
  {
    group: 'layout',
    anchor: 'layout-templates',
    heading: 'Layout templates',
    intro: 'Five ways to arrange what belongs together. Choose by how alike the things are.',
  },
  {
    group: 'hero',
    anchor: 'hero-variants',
    heading: 'Hero variants',
    intro: 'Six openings. On a page each fills at least nine tenths of the screen; here they take what they need.',
  },
];

type Props = { ground: Ground; content: TemplateContent };

/** Its hero does not open this page, so its headline is no h1. */
function TemplateView({ ground, content }: Props) {
  switch (content.kind) {
    case 'pricing':
      return <Pricing ground={ground} {...content} />;
    case 'testimonials':
      return <Testimonials ground={ground} {...content} />;
    case 'hero':
      return <Hero block={content.block} site={exampleSite} data={undefined} headline="h4" />;
    case 'block':
      return <RenderBlock block={content.block} site={exampleSite} />;
  }
}

export function ThemePage({ theme }: { theme: Theme }) {
  const all = templatesOn(theme.id);
  const ground = groundClass[theme.id];
  return (
    <>
      <ShowcaseHead
        path={`/templates/${theme.id}`}
        heading={theme.name}
        intro={`${theme.mood} ${theme.use}`}
        groundClass={ground}
        navTheme={theme.navTheme}
      >
        <nav aria-label="Themes" className="theme-switch">
          <ul>
            {themes.map(({ id, name }) => (
              <li key={id}>
                <a href={`/templates/${id}`} aria-current={id === theme.id ? 'page' : undefined} className="text-small">
                  <span className={`theme-chip mesh ${groundClass[id]}`} aria-hidden="true" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </ShowcaseHead>
      {groups.map(({ group, anchor, heading, intro }) => (
        <section key={group} id={anchor} className={`section template-group ${ground}`} data-nav-theme={theme.navTheme}>
          <div className="wrap">
            <div className="section-head grid-12">
              <h2 className="text-page">{heading}</h2>
              <p className="text-small text-ink-2">{intro}</p>
            </div>
            <div className="template-list">
              {all
                .filter((template) => template.group === group)
                .map((template) => (
                  <Reviewed key={template.id} element={templateElement(theme, template)} className="template">
                    <div className="template-head">
                      <h3 className="text-card">{template.name}</h3>
                      <p className="text-small text-ink-2">{template.description}</p>
                    </div>
                    <div className="template-stage" data-template={`${group}-${template.id}`}>
                      <TemplateView ground={theme.id} content={template.content} />
                    </div>
                  </Reviewed>
                ))}
            </div>
          </div>
        </section>
      ))}
      <ReviewSummary page={`templates/${theme.id}`} />
    </>
  );
}
