import { at } from '@/components/figures/places';
import { Scrolled } from '@/components/ui/scrolled';
import { Section, SectionHead } from '@/components/ui/section';
import { writtenDate } from '@/lib/date';
import { languages } from '@/lib/languages';
import type { Site } from '@/lib/site';
import type { SiteFacts } from '@/lib/site-facts';
import type { BlockProps } from '../types';

const KB = 1_024;

const format = ({ language }: Site, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(languages[language].locale, options);

function Weights({ facts: { date, weight }, site }: { facts: SiteFacts; site: Site }) {
  const words = site.words.weight;
  const grams = format(site, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const kilobytes = format(site, { maximumFractionDigits: 0 });
  const heads = [words.bytes, words.carbon, words.requests, words.thirdParties];
  return (
    <>
      <Scrolled name={words.caption}>
        <table className="cells cells-short" style={at({ '--columns': 5 })}>
          <caption className="text-small text-ink-2">
            {`${words.caption}, `}
            <time dateTime={date.slice(0, 10)}>{writtenDate(date, site.language)}</time>
          </caption>
          <thead>
            <tr>
              <th scope="col">{words.page}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className="is-figure">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weight.pages.map(({ path, requests, thirdParties, bytes, grams: carbon }) => (
              <tr key={path}>
                <th scope="row">{path}</th>
                <td className="is-figure">{kilobytes.format(bytes / KB)}</td>
                <td className="is-figure">{grams.format(carbon)}</td>
                <td className="is-figure">{requests}</td>
                <td className="is-figure">{thirdParties}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
      <p className="note cells-note">{words.method(weight.width, weight.program)}</p>
    </>
  );
}

/** The last measurement of what pages weigh. */
export const PageWeight = ({ block, site, data }: BlockProps<'page-weight'>) => (
  <Section settings={block.section}>
    <SectionHead heading={block.heading} intro={block.intro} />
    {data ? <Weights facts={data} site={site} /> : <p className="text-intro">{site.words.weight.none}</p>}
  </Section>
);
