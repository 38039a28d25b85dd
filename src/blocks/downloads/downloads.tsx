import { FileFacts } from '@/components/ui/cms-link';
import { Section, SectionHead } from '@/components/ui/section';
import { downloadOf } from '@/lib/download';
import type { BlockProps } from '../types';

/** Missing files are left out, and so is a section without any. */
export function Downloads({ block }: BlockProps<'downloads'>) {
  const offered = block.files.flatMap(({ file, ...row }) => {
    const download = downloadOf(file);
    return download ? [{ ...row, ...download }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <Section settings={block.section} className="downloads">
      <SectionHead heading={block.heading} intro={block.intro} />
      <ul className="download-list" data-stagger="calm">
        {offered.map(({ id, title, text, href, facts }) => (
          <li key={id ?? title} className="download">
            <h3 className="text-subsection">
              <a href={href} download className="download-link">
                <span>
                  {title}
                  <FileFacts facts={facts} />
                </span>
                <svg className="download-mark" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M12 4v12m0 0l-5-5m5 5l5-5M4 20h16" />
                </svg>
              </a>
            </h3>
            {text ? <p className="text-small text-ink-2">{text}</p> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}
