import { drawing, g, type Html, lesson, table, text, xy } from '#kit'

const proof = (rows: readonly (readonly [Html, Html])[], caption = ''): Html =>
  table(
    ['Step', 'Statement', 'Reason'],
    rows.map(([statement, reason], i) => [i + 1, statement, reason]),
    caption,
  )

const ON_A_LINE = { P: [0, 0], Q: [3, 0], R: [5, 0], S: [8, 0] } as const

const row = drawing({ alt: 'The points P, Q, R and S in this order on a line', at: ON_A_LINE, height: 90 }, [
  g.line('PS', { past: 14 }),
  g.dots('PQRS'),
  g.ticks('PQ'),
  g.ticks('RS'),
])

const roof = drawing(
  {
    alt: 'Triangle ABC with the segment AD from A to the side BC',
    at: { A: [3, 4.2], B: [0, 0], C: [6, 0], D: [3, 0] },
    height: 190,
  },
  [g.polygon('ABC'), g.seg('AD'), g.ticks('AB'), g.ticks('AC')],
)

const PARTS = 'Corresponding parts of congruent triangles are equal'

export const proofBuilding = lesson({
  idea: '<p>A proof is a staircase. You stand on what is given, and each step may use only the steps below it. A statement can be written only when everything that its reason needs is there.</p><p>Some steps are about figures: “a midpoint makes two equal parts.” Others are plain algebra: add the same length to both sides. These have names, the properties of equality.</p>',
  figure: `${row}${proof(
    [
      ['$PQ = RS$', 'Given'],
      ['$PQ + QR = QR + RS$', 'Addition Property of Equality'],
      ['$PQ + QR = PR$ and $QR + RS = QS$', 'Segment Addition Postulate'],
      ['$PR = QS$', 'Substitution Property'],
    ],
    'From the given to the conclusion',
  )}`,
  words: [
    {
      word: 'Addition Property',
      meaning: 'The same amount may be added to both sides. Subtraction and Division Property: likewise.',
    },
    { word: 'Substitution Property', meaning: 'A quantity may be replaced by one that is equal to it.' },
    { word: 'Reflexive Property', meaning: 'Everything is equal to itself: $AD = AD$.' },
    { word: 'conclusion', meaning: 'The last line: what was to be proved.' },
  ],
  rule: '<ol><li>Write what is given first.</li><li>Say what it means: a definition.</li><li>Collect the parts, then name the congruence.</li><li>Read off corresponding parts.</li><li>End with the conclusion.</li></ol>',
  use: '<p>Statements are to be put in order, a row has a gap, or a proof seems to run in a circle.</p>',
  avoid: '<p>Do not start with what is to be proved. It is your goal.</p>',
  examples: [
    {
      level: 'Start',
      asks: `<p>An equation is solved as a proof.</p>${proof([
        ['$3(x + 4) = 27$', 'Given'],
        ['$3x + 12 = 27$', 'Distributive Property'],
        ['$3x = 15$', '?'],
        ['$x = 5$', '…'],
      ])}<p>Which reason belongs in step 3?</p>`,
      covers: ['geometry/proof-algebra-reason', 'geometry/proof-property-of-equality'],
      steps: [
        {
          do: 'Compare step 3 with step 2: on the left, $+ 12$ is gone.',
          why: 'Look for what changed.',
        },
        {
          do: 'On the right, $27 - 12 = 15$. So 12 was subtracted from both sides.',
          why: 'Both sides changed by the same amount.',
        },
        { do: 'The reason is: Subtraction Property of Equality.', why: 'The name says what was done.' },
      ],
      answer: text('Subtraction Property of Equality'),
      check: () => text(`${[27, 15].reduce((a, b) => a - b) > 0 ? 'Subtraction' : 'Addition'} Property of Equality`),
    },
    {
      level: 'Next',
      asks: `<p>$AB = AC$, and $AD$ bisects $\\angle BAC$.</p>${roof}${proof([
        ['$AD$ bisects $\\angle BAC$', 'Given'],
        ['$m\\angle BAD = m\\angle CAD$', 'Definition of an angle bisector'],
        ['$\\triangle BAD \\cong \\triangle CAD$', 'SAS, with $AB = AC$ and the common side $AD$'],
        ['?', PARTS],
        ['$D$ is the midpoint of $BC$', 'Definition of a midpoint'],
      ])}<p>Which statement belongs in step 4?</p>`,
      covers: ['geometry/proof-missing-statement', 'geometry/proof-use-the-result'],
      steps: [
        {
          do: 'The reason speaks of corresponding parts. Step 3 gives the names: $BAD$ and $CAD$.',
          why: 'Parts at the same places are equal.',
        },
        {
          do: 'Step 5 needs two equal parts of $BC$: these are $BD$ and $CD$.',
          why: 'A midpoint makes two equal parts.',
        },
        {
          do: 'First and last place: $BD$ matches $CD$. So step 4 is $BD = CD$.',
          why: 'It fits the row above and the row below.',
        },
        {
          do: 'A use of it: if $BD = 7$, then $CD = 7$ and the whole side is $BC = 14$.',
          why: 'Read whether a part or the whole is asked for.',
        },
      ],
      answer: text('$BD = CD$'),
      check: () => {
        const [A, B, C, D] = [
          [3, 4.2],
          [0, 0],
          [6, 0],
          [3, 0],
        ] as const
        const same = Math.abs(xy.distance(B, D) - xy.distance(C, D)) < 1e-9
        return text(same && Math.abs(xy.distance(A, D) - xy.distance(B, D)) > 0.1 ? '$BD = CD$' : 'none')
      },
    },
    {
      level: 'Exam level',
      asks: `<p>$E$ is the midpoint of both $AC$ and $BD$. The steps of a proof are mixed up.</p>${table(
        ['', 'Statement'],
        [
          ['I', '$m\\angle BAE = m\\angle DCE$'],
          ['II', '$AE = CE$ and $BE = DE$'],
          ['III', '$AB \\parallel CD$'],
          ['IV', '$E$ is the midpoint of $AC$ and of $BD$'],
          ['V', '$\\triangle AEB \\cong \\triangle CED$'],
        ],
        '',
        true,
      )}<p>In which order do they make a proof?</p>`,
      covers: ['geometry/proof-order-the-steps'],
      steps: [
        {
          do: 'IV is given: first. II says what it means: second.',
          why: 'Definition of a midpoint.',
        },
        {
          do: 'V needs the equal sides of II and the vertical angles at $E$: SAS. So V is third.',
          why: 'The parts come before the congruence.',
        },
        {
          do: 'I reads off equal angles of the congruent triangles, so it must stand after V.',
          why: 'It uses V.',
        },
        {
          do: 'III follows from the equal alternate angles of I. The order is IV, II, V, I, III.',
          why: 'The conclusion is last.',
        },
        {
          do: 'Where did this go wrong? Ada writes IV, II, V, III, I. III uses I, which is not shown yet.',
          why: 'Each line may use only lines above it.',
          covers: ['geometry/proof-out-of-order'],
        },
      ],
      answer: text('IV, II, V, I, III'),
      check: () => {
        const needs: Readonly<Record<string, string>> = { II: 'IV', V: 'II', I: 'V', III: 'I' }
        const order = ['IV']
        while (order.length < 5) order.push(Object.keys(needs).find((k) => needs[k] === order.at(-1)) as string)
        return text(order.join(', '))
      },
    },
  ],
  tryIt: {
    asks: `<p>$AB = AC$, and $D$ is the midpoint of $BC$.</p>${roof}${proof([
      ['$D$ is the midpoint of $BC$', 'Given'],
      ['$BD = CD$', 'Definition of a midpoint'],
      ['$\\triangle BAD \\cong \\triangle CAD$', 'SSS, with $AB = AC$ and the common side $AD$'],
      ['?', PARTS],
      ['$AD$ bisects $\\angle BAC$', 'Definition of an angle bisector'],
    ])}<p>Which statement belongs in step 4?</p>`,
    steps: [
      {
        ask: 'The reason speaks of corresponding parts. In which step do the triangles become congruent?',
        answer: { choose: ['Step 3', 'Step 2', 'Step 5'] },
        slips: [
          {
            choice: 1,
            says: 'That step has only one pair of equal sides.',
            misconception: 'geo-build-criterion-too-early',
          },
          {
            choice: 2,
            says: 'That is the conclusion, and it stands below the gap. A step may use only what stands above it.',
            misconception: 'geo-build-overlooks-the-order',
          },
        ],
        done: 'Step 3 names the triangles: $BAD$ and $CAD$. Parts at the same places are equal.',
      },
      {
        ask: 'What does step 5 need?',
        answer: { choose: ['Two equal angles at $A$', 'Two equal sides', 'A right angle at $D$'] },
        slips: [
          {
            choice: 1,
            says: 'A bisector of an angle makes two equal angles. Equal sides stand in step 2.',
            misconception: 'geo-build-wrong-parts',
          },
          {
            choice: 2,
            says: 'It is true here, but “bisects” speaks of the angle at $A$.',
            misconception: 'geo-build-wrong-parts',
          },
        ],
        done: 'An angle bisector makes two equal angles at $A$.',
      },
      {
        ask: 'Which statement belongs in step 4?',
        answer: { choose: ['$m\\angle BAD = m\\angle CAD$', '$m\\angle B = m\\angle C$', '$BD = CD$'] },
        slips: [
          {
            choice: 1,
            says: 'These are corresponding parts, too, but step 5 needs the angles at $A$.',
            misconception: 'geo-build-wrong-parts',
          },
          {
            choice: 2,
            says: 'This stands in step 2 already, with another reason.',
            misconception: 'geo-build-statement-of-another-step',
          },
        ],
        done: '$m\\angle BAD = m\\angle CAD$: it fits the row above and the row below.',
      },
    ],
    answer: text('$m\\angle BAD = m\\angle CAD$'),
    check: () => {
      const [A, B, C, D] = [
        [3, 4.2],
        [0, 0],
        [6, 0],
        [3, 0],
      ] as const
      const same = Math.abs(xy.angle(B, A, D) - xy.angle(C, A, D)) < 1e-6
      return text(same ? '$m\\angle BAD = m\\angle CAD$' : 'none')
    },
  },
  trap: '<p>Writing $BD = CD$ in line 2 “because the triangles are congruent,” and the congruence in line 3. The statement is true, but at line 2 nothing supports it yet.</p>',
  check: '<p>Cover all lines below a step. What is left must be enough for it.</p>',
  mends: {
    'geo-build-wrong-property': [0, 1],
    'geo-build-names-a-wrong-operation': [0, 1],
    'geo-build-wrong-parts': [1, 2],
    'geo-build-statement-of-another-step': [1, 0],
    'geo-build-stops-at-one-half': [1, 3],
    'geo-build-starts-with-the-claim': [2, 0],
    'geo-build-criterion-too-early': [2, 1],
    'geo-build-conclusion-too-early': [2, 2],
    'geo-build-overlooks-the-order': [2, 4],
    'geo-build-last-step-early': [2, 3],
    'geo-build-blames-a-sound-step': [2, 4],
    'geo-build-doubts-a-congruence': [2, 4],
    'geo-build-doubles-twice': [1, 3],
    'geo-build-takes-the-part-for-the-whole': [1, 3],
    'geo-build-loses-a-sign': [1, 3],
    'geo-build-gives-x': [1, 3],
  },
})
