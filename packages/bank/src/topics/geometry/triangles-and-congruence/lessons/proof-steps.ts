import { drawing, g, type Html, lesson, table, text, xy } from '#kit'

const TIE = { A: [-3, 2], B: [-3.6, -1.4], C: [3.6, 1.4], D: [3, -2], E: [0, 0] } as const

/** Segments AD and BC cross at E; AB and CD are drawn. */
const bowTie = (marks: 'midpoints' | 'parallel' | 'other ends'): Html =>
  drawing(
    {
      alt: 'Segments AD and BC cross at E; AB and CD are drawn',
      at: TIE,
      height: 200,
    },
    [
      g.seg('AD'),
      g.seg('BC'),
      g.seg('AB'),
      g.seg('CD'),
      ...(marks === 'other ends' ? [] : [g.ticks('AE'), g.ticks('DE')]),
      ...(marks === 'parallel' ? [] : [g.ticks('BE', 2), g.ticks('CE', 2)]),
      ...(marks === 'midpoints' ? [] : [g.parallel('BA'), g.parallel('DC')]),
    ],
  )

/** Triangle ABC with D on BC. */
const cut: Html = drawing(
  {
    alt: 'Triangle ABC with the segment AD from A to the side BC',
    at: { A: [0, 4], B: [-2.6, 0], C: [2.6, 0], D: [0, 0] },
    height: 200,
  },
  [g.polygon('ABC'), g.seg('AD'), g.ticks('AB'), g.ticks('AC'), g.right('ADC')],
)

const proof = (rows: readonly (readonly [Html, Html])[], caption = ''): Html =>
  table(
    ['Step', 'Statement', 'Reason'],
    rows.map(([statement, reason], i) => [i + 1, statement, reason]),
    caption,
  )

const same = (x: number, y: number): boolean => Math.abs(x - y) < 1e-6

const CPCTC = 'Corresponding parts of congruent triangles are equal'
const ALTERNATE = 'Alternate interior angles at parallel lines are equal'

export const proofSteps = lesson({
  idea: '<p>A proof is a chain. Each link is a statement, and each statement has a reason: it is given, it is a definition, or it is a theorem that is already known.</p><p>Most proofs about figures have the same plan. Collect three pairs of equal parts, say that two triangles are congruent, and only then read off that other parts are equal, too.</p>',
  figure: `${bowTie('midpoints')}${proof(
    [
      ['$AE = DE$ and $BE = CE$', 'Given'],
      ['$m\\angle AEB = m\\angle DEC$', 'Vertical angles are equal'],
      ['$\\triangle AEB \\cong \\triangle DEC$', 'SAS'],
      ['$AB = DC$', CPCTC],
    ],
    'A whole proof in four steps',
  )}`,
  words: [
    { word: 'given', meaning: 'What the task says is true.' },
    { word: 'definition', meaning: 'What a word means: a bisector cuts into two equal parts.' },
    { word: 'theorem', meaning: 'A statement that was proved before, such as “vertical angles are equal.”' },
    { word: 'corresponding parts', meaning: 'Sides and angles that match in congruent triangles.' },
  ],
  rule: '<ol><li>Write down what is given, and what it means by definition.</li><li>Find what comes for free: vertical angles, a common side, alternate angles at parallel lines.</li><li>Three pairs in hand? Name the criterion: SSS, SAS, ASA, AAS or HL.</li><li>Only now: corresponding parts are equal.</li></ol>',
  use: '<p>A question shows a proof with a gap or a flaw, or asks what follows from given facts.</p>',
  avoid: '<p>Do not measure, and do not use what you want to prove.</p>',
  examples: [
    {
      level: 'Start',
      asks: '$AD$ is an altitude of triangle $ABC$, with $D$ on $BC$. Which statement must be true: $BD = DC$, $AD \\perp BC$, or $m\\angle BAD = m\\angle DAC$?',
      covers: ['geometry/proof-what-follows'],
      steps: [
        {
          do: 'Say what the word means: an altitude meets the opposite side at a right angle.',
          why: 'Use nothing else.',
        },
        { do: 'So what must be true is $AD \\perp BC$.', why: 'The definition in symbols.' },
        {
          do: '$BD = DC$ would be a median, $m\\angle BAD = m\\angle DAC$ an angle bisector. In a lopsided triangle neither holds.',
          why: 'Do not trust the look of a figure.',
        },
      ],
      answer: text('$AD \\perp BC$'),
      check: () => {
        const [B, C, A] = xy.asa(70, 6, 40)
        const D = xy.foot(A, B, C)
        const half = same(xy.distance(B, D), xy.distance(D, C)) || same(xy.angle(B, A, D), xy.angle(D, A, C))
        return text(same(xy.angle(A, D, C), 90) && !half ? '$AD \\perp BC$' : 'none')
      },
    },
    {
      level: 'Next',
      asks: `<p>$AB \\parallel CD$ and $AE = DE$.</p>${bowTie('parallel')}${proof([
        ['$AE = DE$ and $AB \\parallel CD$', 'Given'],
        ['$m\\angle BAE = m\\angle CDE$', '?'],
        ['$m\\angle AEB = m\\angle DEC$', 'Vertical angles are equal'],
        ['$\\triangle AEB \\cong \\triangle DEC$', 'ASA'],
      ])}<p>Which reason belongs in step 2?</p>`,
      covers: ['geometry/proof-missing-reason'],
      steps: [
        {
          do: 'The two angles lie at the ends of $AD$.',
          why: 'This segment crosses both parallels. It is a transversal.',
        },
        {
          do: 'They lie between the parallels, on different sides of it. The reason: alternate interior angles at parallel lines are equal.',
          why: 'This is where the given parallel lines are used.',
        },
        {
          do: '“Corresponding parts of congruent triangles” cannot be the reason: the triangles are congruent only in step 4.',
          why: 'A step may use only what stands above it.',
        },
      ],
      answer: text(ALTERNATE.toLowerCase()),
      check: () =>
        text(same(xy.angle(TIE.B, TIE.A, TIE.E), xy.angle(TIE.C, TIE.D, TIE.E)) ? ALTERNATE.toLowerCase() : 'none'),
    },
    {
      level: 'Exam level',
      asks: `<p>$AB = AC$ and $AD \\perp BC$.</p>${cut}${proof([
        ['$AB = AC$ and $AD \\perp BC$', 'Given'],
        ['$\\angle ADB$ and $\\angle ADC$ are right angles', 'Perpendicular lines form right angles'],
        ['$AD = AD$', 'Definition of an angle bisector'],
        ['$\\triangle ADB \\cong \\triangle ADC$', 'HL'],
      ])}<p>In which step does the reason not fit the statement?</p>`,
      covers: ['geometry/proof-find-the-flaw'],
      steps: [
        {
          do: 'Step 1 repeats what is given, step 2 says what perpendicular means. Both hold.',
          why: 'Test each reason by itself.',
        },
        {
          do: 'Step 3 speaks of a side, its reason of angles. $AD = AD$ holds because it is a common side of both triangles.',
          why: 'The statement is true, its reason is not.',
        },
        {
          do: 'Step 4 holds: equal hypotenuses, a common leg, right angles. So the flaw is in step 3.',
          why: 'Read to the end before you answer.',
        },
      ],
      answer: text('step 3'),
      check: () => {
        const about = ['given given', 'angle angle', 'side angle', 'triangle triangle']
        return text(`step ${about.findIndex((line) => new Set(line.split(' ')).size > 1) + 1}`)
      },
    },
    {
      level: 'Exam level',
      asks: '<p>$O$ is the midpoint of both $KM$ and $LN$. Freya says: “One can prove $\\triangle KOL \\cong \\triangle LOM$.” Ben says: “One can prove $KL = MN$.” Who is right?</p>',
      covers: ['geometry/proof-claims', 'geometry/proof-conclusion', 'geometry/proof-which-triangles'],
      steps: [
        {
          do: 'Given means: $KO = MO$ and $LO = NO$. For free: $m\\angle KOL = m\\angle MON$, vertical angles.',
          why: 'The segments cross at $O$.',
        },
        {
          do: 'So $\\triangle KOL \\cong \\triangle MON$ by SAS.',
          why: 'The angle lies between the two sides.',
        },
        {
          do: 'Corresponding parts: $KL$ matches $MN$, first and last letters. Ben is right.',
          why: 'The order of the names tells the partners.',
        },
        {
          do: 'Freya’s triangles lie side by side, and nothing makes their angles at $O$ equal. Only Ben is right.',
          why: 'Draw one segment long and the other short.',
        },
      ],
      answer: text('Only Ben is right.'),
      check: () => {
        const at = (r: number, deg: number) => xy.polar([0, 0], r, deg)
        const [K, M, L, N] = [at(5, 180), at(5, 0), at(2, 60), at(2, 240)]
        const [ben, freya] = [xy.distance(K, L) - xy.distance(M, N), xy.distance(K, L) - xy.distance(L, M)]
        return text(Math.abs(ben) < 1e-9 && Math.abs(freya) > 0.1 ? 'Only Ben is right.' : 'Somebody else.')
      },
    },
  ],
  tryIt: {
    asks: `<p>$AB \\parallel CD$ and $BE = CE$.</p>${bowTie('other ends')}${proof([
      ['$BE = CE$ and $AB \\parallel CD$', 'Given'],
      ['$m\\angle ABE = m\\angle DCE$', '?'],
      ['$m\\angle AEB = m\\angle DEC$', 'Vertical angles are equal'],
      ['$\\triangle AEB \\cong \\triangle DEC$', 'ASA'],
    ])}<p>Which reason belongs in step 2?</p>`,
    steps: [
      {
        ask: 'At the ends of which segment do the angles of step 2 lie?',
        answer: { choose: ['$BC$', '$AD$', '$AB$'] },
        slips: [
          {
            choice: 1,
            says: 'The middle letters name the vertices. Here they are $B$ and $C$.',
            misconception: 'geo-matches-the-wrong-parts',
          },
          {
            choice: 2,
            says: 'One of the angles has its vertex at $C$.',
            misconception: 'geo-matches-the-wrong-parts',
          },
        ],
        done: 'At the ends of $BC$, a transversal.',
      },
      {
        ask: 'How do the two angles lie?',
        answer: {
          choose: [
            'Between the parallels, on different sides of $BC$',
            'Between the parallels, on the same side of $BC$',
            'Opposite each other at one crossing',
          ],
        },
        slips: [
          {
            choice: 1,
            says: 'Look where $A$ and $D$ lie, seen from $BC$.',
            misconception: 'geo-gives-a-reason-of-another-step',
          },
          {
            choice: 2,
            says: 'That is true of the angles at $E$, in step 3.',
            misconception: 'geo-gives-a-reason-of-another-step',
          },
        ],
        done: 'They are alternate interior angles.',
      },
      {
        ask: 'Which reason belongs in step 2?',
        like: 1,
        answer: { choose: [ALTERNATE, CPCTC, 'Vertical angles are equal'] },
        slips: [
          {
            choice: 1,
            says: 'The triangles are congruent only in step 4.',
            misconception: 'geo-uses-the-conclusion-as-a-reason',
          },
          {
            choice: 2,
            says: 'Vertical angles share their vertex. These do not.',
            misconception: 'geo-gives-a-reason-of-another-step',
          },
        ],
        done: `The reason: ${ALTERNATE.toLowerCase()}.`,
      },
    ],
    answer: text(ALTERNATE),
    check: () => text(same(xy.angle(TIE.A, TIE.B, TIE.E), xy.angle(TIE.D, TIE.C, TIE.E)) ? ALTERNATE : 'none'),
  },
  trap: '<p>Running in a circle: “The sides are equal because the triangles are congruent, and those are congruent because the sides are equal.” Corresponding parts come <em>after</em> the congruence.</p>',
  check: '<p>Cover all lines below a step. Does its reason hold with what is left?</p>',
  mends: {
    'geo-matches-the-wrong-parts': [3, 2],
    'geo-compares-parts-of-one-triangle': [3, 2],
    'geo-gives-a-reason-of-another-step': [2, 1],
    'geo-doubts-what-is-given': [2, 1],
    'geo-doubts-a-reason-that-fits': [2, 1],
    'geo-uses-the-conclusion-as-a-reason': [1, 2],
    'geo-picks-the-wrong-criterion': [3, 1],
    'geo-doubts-a-criterion-that-fits': [3, 1],
    'geo-counts-a-side-too-many': [3, 1],
    'geo-counts-an-angle-too-many': [3, 1],
    'geo-reads-too-much-into-a-line': [0, 2],
    'geo-reads-an-angle-into-a-line': [0, 2],
    'geo-cong-accepts-a-false-claim': [3, 3],
    'geo-cong-rejects-a-true-claim': [3, 2],
    'geo-cong-judges-one-claim-only': [3, 3],
    'geo-picks-triangles-without-the-parts': [3, 2],
  },
})
