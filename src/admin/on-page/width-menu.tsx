'use client';

import { useLivePreviewContext } from '@payloadcms/ui';
import { BarMenu, type MenuItem } from '../bar/bar-menu';
import { useNarrow } from '../preview/use-preview-view';

export type PreviewView = { isShown: boolean; toggle: () => void };

const RESPONSIVE = 'responsive';

type Props = {
  preview: PreviewView;
  isWhole: boolean;
  onWhole: (isWanted: boolean) => void;
  pageFirst: { isPossible: boolean; isOn: boolean; choose: (isPageFirst: boolean) => void };
};

/** How the page is shown: beside a panel or the whole form, not at all, as wide as a device or the window. */
export function WidthMenu({ preview, isWhole, onWhole, pageFirst }: Props) {
  const { breakpoint, breakpoints = [], previewURL, setBreakpoint } = useLivePreviewContext();
  const isNarrow = useNarrow();
  const isBeside = pageFirst.isOn && !isWhole;
  const isShown = preview.isShown || isWhole;
  const show = (name: string) => {
    if (!isShown) preview.toggle();
    setBreakpoint(name);
  };
  const device = (name: string, label: string): MenuItem => ({
    name,
    label,
    isChosen: isShown && (breakpoint ?? RESPONSIVE) === name,
    act: () => show(name),
  });
  const items: MenuItem[] = [
    ...(pageFirst.isPossible && !isWhole
      ? [
          {
            name: 'first',
            label: isBeside ? 'Whole form' : 'Page and panel',
            className: 'page-first-switch',
            act: () => pageFirst.choose(!isBeside),
          },
        ]
      : []),
    ...(isBeside
      ? []
      : [
          {
            name: 'preview',
            label: isShown && !isWhole ? 'Hide the preview' : 'Show the preview',
            className: 'preview-switch',
            act: () => (isWhole ? onWhole(false) : preview.toggle()),
          },
        ]),
    {
      name: 'whole',
      label: isWhole ? (pageFirst.isOn ? 'Show the panel' : 'Show the form') : 'Full screen',
      className: 'whole-page-switch',
      act: () => onWhole(!isWhole),
    },
    ...(isNarrow
      ? []
      : [
          ...breakpoints
            .filter(({ name }) => name !== RESPONSIVE)
            .map(({ name, label, width }) => device(name, `${label}, ${width} px`)),
          device(RESPONSIVE, 'As wide as there is room'),
        ]),
    ...(previewURL ? [{ name: 'tab', label: 'Open in a new tab', href: previewURL }] : []),
  ];
  return (
    <BarMenu className="width-menu" label="Preview" items={items}>
      <svg className="bar-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M2.5 4h9v9h-9zM5 16h4M14 7.5h3.5V16H14z" />
      </svg>
    </BarMenu>
  );
}
