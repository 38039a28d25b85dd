import { AccessibilityChecks } from './accessibility-checks/accessibility-checks';
import { BookingCalendar } from './booking-calendar/booking-calendar';
import { CapabilityCards } from './capability-cards/capability-cards';
import { CardGrid } from './card-grid/card-grid';
import { Columns } from './columns/columns';
import { Comparison } from './comparison/comparison';
import { ContactBanner } from './contact-banner/contact-banner';
import { ContactForm } from './contact-form/contact-form';
import { CtaBand } from './cta-band/cta-band';
import { DeploymentPhases } from './deployment-phases/deployment-phases';
import { DimensionCards } from './dimension-cards/dimension-cards';
import { Downloads } from './downloads/downloads';
import { FloorSection } from './floor-section/floor-section';
import { FormSection } from './form/form';
import { Gallery } from './gallery/gallery';
import { GapSketch } from './gap-sketch/gap-sketch';
import { Hero } from './hero/hero';
import { IndustryCards } from './industry-cards/industry-cards';
import { IntegrationsSecurity } from './integrations-security/integrations-security';
import { LaneStrip } from './lane-strip/lane-strip';
import { Leaders } from './leaders/leaders';
import { LinkCards } from './link-cards/link-cards';
import { LoadCurve } from './load-curve/load-curve';
import { Logos } from './logos/logos';
import { Media } from './media/media';
import { Metrics } from './metrics/metrics';
import { NewsletterIssues } from './newsletter-issues/newsletter-issues';
import { NewsletterSignup } from './newsletter-signup/newsletter-signup';
import { NumberedSteps } from './numbered-steps/numbered-steps';
import { OpenPositions } from './open-positions/open-positions';
import { PageWeight } from './page-weight/page-weight';
import { ProductView } from './product-view/product-view';
import { Questions } from './questions/questions';
import { Quotation } from './quotation/quotation';
import { RenewalCalendar } from './renewal-calendar/renewal-calendar';
import { RichText } from './rich-text/rich-text';
import { SignalChart } from './signal-chart/signal-chart';
import { Statement } from './statement/statement';
import { Table } from './table/table';
import { TaktLine } from './takt-line/takt-line';
import { Timeline } from './timeline/timeline';
import type { BlockView, ViewedBlockType } from './types';
import { Video } from './video/video';

/** A missing or swapped view does not compile. */
export const views: { [T in ViewedBlockType]: BlockView<T> } = {
  hero: Hero,
  statement: Statement,
  columns: Columns,
  'rich-text': RichText,
  'card-grid': CardGrid,
  'link-cards': LinkCards,
  'capability-cards': CapabilityCards,
  'dimension-cards': DimensionCards,
  'numbered-steps': NumberedSteps,
  'integrations-security': IntegrationsSecurity,
  'product-view': ProductView,
  'signal-chart': SignalChart,
  'renewal-calendar': RenewalCalendar,
  'load-curve': LoadCurve,
  'lane-strip': LaneStrip,
  'takt-line': TaktLine,
  'floor-section': FloorSection,
  metrics: Metrics,
  media: Media,
  questions: Questions,
  quotation: Quotation,
  table: Table,
  comparison: Comparison,
  timeline: Timeline,
  gallery: Gallery,
  video: Video,
  logos: Logos,
  downloads: Downloads,
  'accessibility-checks': AccessibilityChecks,
  'page-weight': PageWeight,
  'deployment-phases': DeploymentPhases,
  'industry-cards': IndustryCards,
  leaders: Leaders,
  'open-positions': OpenPositions,
  'newsletter-issues': NewsletterIssues,
  'newsletter-signup': NewsletterSignup,
  'contact-form': ContactForm,
  form: FormSection,
  'booking-calendar': BookingCalendar,
  'gap-sketch': GapSketch,
  'contact-banner': ContactBanner,
  'cta-band': CtaBand,
};
