import { Actions } from '@/components/ui/cms-link';
import { Section, SectionHead } from '@/components/ui/section';
import { cx } from '@/lib/cx';
import type { BlockProps } from '../types';

export function IntegrationsSecurity({ block, site }: BlockProps<'integrations-security'>) {
  const { heading, intro, layout, integrations, integrationsHeading, security, securityHeading, links } = block;
  return (
    <Section settings={block.section}>
      <SectionHead heading={heading} intro={intro} />
      <div className={cx('connect', layout === 'rows' && 'connect-rows')}>
        <div className="connect-cell">
          <h3 className="text-subsection">{integrationsHeading}</h3>
          <dl className="connect-kinds" data-stagger="calm">
            {integrations.map(({ id, title, text }) => (
              <div key={id ?? title}>
                <dt className="text-small font-medium sm:text-card sm:font-semibold">{title}</dt>
                <dd className="mt-0.5 text-small text-ink-2 sm:mt-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="connect-cell connect-security">
          <h3 className="text-subsection">{securityHeading}</h3>
          <ul className="mt-3 sm:mt-6">
            {security?.map(({ id, text }) => (
              <li key={id ?? text} className="connect-line text-small">
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Actions links={links} site={site} className="mt-8" />
    </Section>
  );
}
