import type { SeedLeader } from '../types';

export const leaders: SeedLeader[] = [
  {
    name: 'Marit Sandquist',
    title: 'Chief Executive Officer and Co-founder',
    watches: 'decisions that come late',
    drawing: 'late',
    order: 10,
    shortBio:
      'Marit spent nineteen years in grid operations before she founded Alethia, the last six as head of a regional control center. She still reads incident reports before breakfast.',
    longBio: `Marit began as a shift engineer at a regional transmission operator and worked nights for seven years. She went on to lead the control center, and later the group that reviewed what the control center had missed. In four hundred reviews she found the same sentence again and again, in different words: someone knew.

That sentence became the company. Together with Ifeoma Adeyinka-Cole she wrote the first description of the perception gap in 2018, tested it at two utilities with a borrowed server and a wall of paper, and founded Alethia in Denver the year after. She has kept the wall.

As chief executive she divides her time between partners, hiring and the question of what not to build. She studied electrical engineering, speaks Swedish and Portuguese, and sits on the safety board of a mountain rescue service whose dispatch she still joins on some winter weekends.`,
    words:
      'We tested the idea at two utilities, with a borrowed server and a wall of paper. I’ve kept the wall. Come and sell me something from it.',
  },
  {
    name: 'Ifeoma Adeyinka-Cole',
    title: 'Chief Science Officer and Co-founder',
    watches: 'what people stop noticing',
    drawing: 'unnoticed',
    order: 20,
    shortBio:
      'A cognitive scientist who studies how experts read incomplete information. Ifeoma created the Sensory Intelligence Quotient and leads the research behind it.',
    longBio: `Ifeoma’s doctoral work followed intensive-care nurses who noticed a patient’s decline hours before the monitors did. She wanted to know what they were reading. The answer, a handful of weak signals joined by context, has shaped everything she has done since.

She taught judgment and decision making for eleven years and carried the same questions into flight operations, underwriting and chemical production. The measurement she developed on the way, first to compare teams and then to help them improve, is now the Sensory Intelligence Quotient.

At Alethia she leads a group of statisticians, machine-learning researchers and field scientists. She insists that each model be tested against the best person in the building, that false alarms be counted in minutes of someone’s attention, and that negative results be presented first. She plays the viola, in her own words reliably.`,
    words:
      'Show me first where your model loses to the best person in the building. Then tell me what each false alarm cost, in minutes of someone’s attention.',
  },
  {
    name: 'Tobias Wrenfield',
    title: 'Chief Technology Officer',
    watches: 'sensors that drift',
    drawing: 'drift',
    order: 30,
    shortBio:
      'Tobias builds systems that keep working when the network does not. He leads engineering and the architecture of the six modules.',
    longBio: `Tobias wrote his first production code for weather buoys, machines that are alone for eleven months and cannot be restarted by hand. He learned to distrust clocks, to keep data close to where it arises and to fail in small pieces. Edge, the module that captures signals on site, carries most of those lessons.

Before Alethia he led platform engineering at a maker of industrial sensors, where his team moved nine thousand sites from nightly uploads to continuous streams without stopping one of them. He joined in 2020 as the fifth engineer and drew the boundaries between Core, Edge, Pulse, Flow, Studio and Lens on a single page. The page is still accurate.

He is responsible for engineering, security and operations, and takes his turn on call like everyone else. He keeps bees and has a carefully instrumented opinion about when they swarm.`,
  },
  {
    name: 'Hana Kirimoto',
    title: 'Chief Product and Design Officer',
    watches: 'what a screen leaves out',
    drawing: 'outside',
    order: 40,
    shortBio:
      'Hana designs for people with forty seconds and one hand free. She is responsible for the product, its interface and everything that carries our name.',
    longBio: `Hana trained as an industrial designer and spent ten years on instruments: cockpit displays, anesthesia workstations, the driver’s desk of a high-speed train. Each had the same problem: the one reading that mattered looked like all the others.

She came to Alethia to work on Lens, the module that shows each role what its next decision needs and leaves out the rest. Her test for a new screen is to show it for two seconds and ask what should be done. If the answer describes the screen and not the action, the screen goes back.

Today she leads product management, design and brand as one group, because she sees them as one question asked at three distances. She draws every morning, mostly machines, and teaches a course on diagrams at an evening school in Denver.`,
    words:
      'I draw every morning, mostly machines. Bring something you’ve drawn, and be ready to say what I’d miss if I took a line away.',
  },
  {
    name: 'Rafael Quintavalle',
    title: 'Chief Partnerships Officer',
    watches: 'promises between firms',
    drawing: 'between',
    order: 50,
    shortBio:
      'Rafael created Alethia Fusion, the program in which partners build an industry solution with us. He has sat on both sides of that table.',
    longBio: `Rafael grew up in a family of freight forwarders and could read a bill of lading before he could ride a bicycle. He ran operations for a container terminal, then innovation for a logistics group, where he bought forty pilots in three years and saw two of them reach daily use.

He joined Alethia to find out what the two had in common. The answer became the six phases of Alethia Fusion: a problem with an owner, a measure agreed before the work, a product small enough to be excellent in 90 days, and a reason for both sides to stay once it works. He says that the first phase is the most important, because it is the one that can say no.

He leads partnerships and industry strategy, and chairs the weekly meeting in which any colleague may argue against a deal. He divides his time between Denver and the road and cooks for crowds.`,
    words:
      'Each week I chair a meeting where anyone here can argue against a deal. I hope you’ll talk me out of one of mine.',
  },
  {
    name: 'Joel Brackenridge',
    title: 'Chief Operating Officer',
    watches: 'a date that keeps moving',
    drawing: 'moving',
    order: 60,
    shortBio:
      'Joel makes sure that a promise of 90 days is kept on day 90. He leads client solutions, finance, people and legal affairs.',
    longBio: `Joel started as a site engineer on bridges and learned there that a schedule is a set of claims about other people. He moved into program management, and for eight years directed recovery projects: jobs already late, handed over in the middle, with everyone watching.

What he took from them is a habit of asking for the smallest true statement. At Alethia it has become the weekly note, one page for each deployment, in which the first line says whether the outcome is still going to happen. Partners receive the same page as the leadership.

He is responsible for delivery on partner sites and for the company’s finances, contracts and people. He introduced the rule that whoever sells a deployment visits it in its second month. On weekends he restores wooden boats, none of which has been finished on time.`,
    words:
      'You’ll write one page a week, and the partner gets the page I get. If the outcome isn’t going to happen, that’s your first line.',
  },
];
