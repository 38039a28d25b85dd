import type { FigureName } from '@/design-system/figure-names';

export const descriptionsDe: Record<FigureName, string> = {
  sensor:
    'Der Awareness Field Sensor: ein Auge um vier Ringe mit sechs Signalen im Abstand von sechzig Grad. Ein weiteres Signal wartet ungelesen im Augenwinkel.',
  energy:
    'Ein Lasttag als Zifferblatt: ein sanfter Anstieg am Morgen, ein Tal am Mittag und eine steile Abendrampe, hinter der bernsteinfarbene Linien eine ungelesene Veränderung zeigen.',
  insurance:
    'Risiken als Zifferblatt: Höhenlinien sammeln sich in wenigen schmalen Spitzen, an einer davon liegen bernsteinfarbene Linien weiter außen.',
  'supply-chain':
    'Fünf Ströme um ein Zifferblatt, jeder Ring etwas später als der innere; eine Verzögerung ist noch ungelesen.',
  manufacturing:
    'Eine gleichmäßige Schwingung um ein Zifferblatt; an einer Stelle, in Bernstein, beginnt sich ein Lager zu bewegen.',
  construction:
    'Geschosse, jedes gegen das darunter gedreht; am Fuß des äußersten, in Bernstein, eine Messung, die niemand genommen hat.',
  government:
    'Fünf bewachte Bastionen um ein Zifferblatt, und in einem Abschnitt dazwischen, in Bernstein, eine ungelesene Verschiebung.',
  'six-people':
    'Sechs Arten der Aufmerksamkeit in einem Feld: Ein Teil sammelt sich, die anderen kräuseln, schichten, weichen, schwingen und verdoppeln sich. Ein Signal ist ungelesen.',
  core: 'Das Modul Core: viele Linien dicht beieinander, ein Kern mit sechs Knoten.',
  edge: 'Das Modul Edge: ein Ring mit sechs Außenposten, einer davon mit einem ungelesenen Signal.',
  pulse: 'Das Modul Pulse: gleichmäßige Ringe mit einem Schlag an der Seite und einem ungelesenen Signal danach.',
  flow: 'Das Modul Flow: drei Ströme, die sich umeinander drehen.',
  studio: 'Das Modul Studio: übereinandergelegte Quadrate, jedes ein wenig gedreht.',
  lens: 'Das Modul Lens: weit gezogene Ringe wie eine Blende.',
  temporal: 'Die zeitliche Dimension: eine Uhr, deren Zeiger auf einen ungelesenen Augenblick weist.',
  spatial: 'Die räumliche Dimension: Ringe als Ebenen eines Ortes, mit einem ungelesenen Signal am Rand.',
  behavioral: 'Die Dimension des Verhaltens: ein fünfzackiger Rhythmus, der sich von Ring zu Ring verschiebt.',
  systemic: 'Die systemische Dimension: sechs Knoten, alle miteinander verbunden, einer davon ungelesen.',
  economic: 'Die ökonomische Dimension: Ringe, die zu einem Punkt absinken, an dem ein ungelesenes Signal liegt.',
  'lead-time':
    'Eine Schadenskurve, die mit der Zeit steiler wird. Markiert ist die Spanne zwischen dem Erkennen mit Sensory Intelligence und dem Erkennen heute: Zeit zum Handeln.',
  strata: 'Fünf Ebenen auf einer Achse: Zeit, Raum, Verhalten, System und Ökonomie.',
  'nested-arcs': 'Fünf Bögen von einem ungelesenen Signal aus, jeder reicht weiter als der vorige.',
  openings: 'Ein Auge in fünf Öffnungen, von geschlossen bis weit.',
  'six-modules': 'Sechs Module als sechs Knoten auf einem Ring: Core, Edge, Pulse, Flow, Studio und Lens.',
  'five-fields': 'Fünf Zifferblätter mit fünf Formen: Energie, Versicherung, Lieferkette, Fertigung und Bau.',
  'three-circles':
    'Drei Felder, die sich überlappen: menschliches Urteil, Kontext der Lage und maschinelle Intelligenz.',
  unconcealment:
    'Das griechische Wort Aletheia in drei Teilen: a, Un; leth, verborgen; eia, heit. In der Mitte des verborgenen Teils liegt ein ungelesenes Signal.',
  views:
    'Fünf Augen in einer Reihe blicken nach unten: Flusspegel, Schiffsführer, Frachtbüro, Instandhaltung und Schadenbüro. Weiter entfernt teilen ihre Blicke ein Feld; daneben, in niemandes Blick, liegt ein ungelesenes Signal.',
  layers:
    'Sechs Platten übereinander, von einer Linie verbunden: Ein ungelesenes Signal tritt bei Edge ein und geht durch Flow, Core, Pulse und Studio bis zu Lens.',
  relay:
    'Eine Linie, die von einem ungelesenen Signal zu einem Menschen aufsteigt, der handeln kann, und an fünf Stationen breiter wird: Forschung, Gestaltung, Vertrieb, Partnerschaften und Kundenlösungen.',
  issue:
    'Ein Blatt des Newsletters The Signal über zwei früheren: zwölf Monate mit je einem Ausschlag, der letzte ungelesen, und drei Teile: ein Fall, eine Methode, eine offene Frage.',
  'joined-signals': 'Sechs verstreute Signale, verbunden zu einem Bild; ein siebtes am Rand ist noch nicht verbunden.',
  watch: 'Vier Ringe und eine Sichtlinie zu einem ungelesenen Signal auf dem äußersten.',
  strain: 'Ein Ring, der sich auf einer Seite wölbt, wo ein ungelesenes Signal liegt.',
  cascade: 'Ein ungelesenes Signal am Rand, von Ring zu Ring nach innen weitergegeben.',
  overlap: 'Zwei Felder, die sich überlappen, mit einer Messung in der Mitte, die zu beiden gehört.',
  threshold: 'Messwerte, die auf eine Linie zusteigen; der letzte hat sie überschritten.',
  path: 'Ein Weg von einem ungelesenen Signal am Rand über die Knoten, die es schon wussten, zur Mitte.',
};
