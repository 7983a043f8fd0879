import { drawing, g, lesson, table, text } from '#kit'

const rings = drawing(
  {
    alt: 'A circle inside a larger circle',
    at: { o: [0, 0], i: [0.8, -0.9], t: [0, 2.4], m: [-0.4, -0.9] },
    height: 240,
  },
  [
    g.circle('o', 3.4),
    g.circle('i', 2),
    g.tag('t', 'rectangles', { as: 'The large circle' }),
    g.tag('m', 'squares', { as: 'The small circle', towards: 0 }),
  ],
)

type Case = readonly [p: boolean, q: boolean]
const CASES: readonly Case[] = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
]

export const conditionalStatements = lesson({
  idea: '<p>Most facts of geometry are promises: “If this is so, then that is so.” The promise is about the cases in which the first part holds. About all other cases it says nothing.</p><p>Turned around, a promise can become false. Every square is a rectangle, but not every rectangle is a square. That is why proofs care so much about the direction.</p>',
  figure: rings,
  words: [
    { word: 'hypothesis', meaning: 'The part after “if”: what is assumed.' },
    { word: 'conclusion', meaning: 'The part after “then”: what must hold.' },
    { word: 'converse', meaning: 'The two parts exchanged: if $q$, then $p$.' },
    { word: 'inverse', meaning: 'Both parts negated: if not $p$, then not $q$.' },
    {
      word: 'contrapositive',
      meaning: 'Exchanged and negated: if not $q$, then not $p$. It means the same as the statement.',
    },
    { word: 'counterexample', meaning: 'A case that meets the hypothesis and fails the conclusion.' },
  ],
  rule: `${table(
    ['Form', 'Says', 'True together with'],
    [
      ['statement', 'if $p$, then $q$', 'the contrapositive'],
      ['converse', 'if $q$, then $p$', 'the inverse'],
      ['inverse', 'if not $p$, then not $q$', 'the converse'],
      ['contrapositive', 'if not $q$, then not $p$', 'the statement'],
    ],
    'Four forms in two pairs',
  )}<p>One counterexample makes a statement false.</p>`,
  use: '<p>A question names one of the forms, asks what follows, or asks for a counterexample. “If and only if” means: statement and converse are both true.</p>',
  avoid:
    '<p>Do not use a converse in a proof unless you know it is true. “$q$ if $p$” and “$p$ only if $q$” both mean: if $p$, then $q$.</p>',
  examples: [
    {
      level: 'Start',
      asks: '“If a figure is a square, then it is a rectangle.” Which is the contrapositive of this statement?',
      covers: [
        'geometry/conditional-name-the-form',
        'geometry/conditional-write-the-form',
        'geometry/conditional-in-other-words',
      ],
      steps: [
        { do: 'Hypothesis: it is a square. Conclusion: it is a rectangle.', why: 'The hypothesis follows “if.”' },
        { do: 'Negate both: it is not a square; it is not a rectangle.', why: 'This alone would be the inverse.' },
        {
          do: 'Exchange them as well: If a figure is not a rectangle, then it is not a square.',
          why: 'Exchanged without negation it would be the converse.',
        },
      ],
      answer: text('If a figure is not a rectangle, then it is not a square'),
      check: () => {
        const [h, c] = ['it is a square', 'it is a rectangle'].map((x) => x.replace('is', 'is not')).reverse()
        return text(`If ${(h as string).replace('it', 'a figure')}, then ${c}`)
      },
    },
    {
      level: 'Next',
      asks: `<p>The diagram shows: if a figure is a square, then it is a rectangle.</p>${rings}<p>Of one figure you know only that it is not a rectangle. What follows?</p>`,
      covers: ['geometry/conditional-what-follows', 'geometry/conditional-from-a-diagram'],
      steps: [
        {
          do: 'What is known is the negation of the conclusion: the figure lies outside the large circle.',
          why: 'Say first which part is known.',
        },
        {
          do: 'Outside the large circle you are outside the small one, too. So it is not a square.',
          why: 'This is the contrapositive.',
        },
        {
          do: 'If you knew only that it is a rectangle, nothing would follow: it could lie in the ring.',
          why: 'That would be the converse, and it is false.',
        },
      ],
      answer: text('it is not a square'),
      check: () => {
        const left = CASES.filter(([p, q]) => (!p || q) && !q)
        return text(left.every(([p]) => !p) ? 'it is not a square' : 'nothing')
      },
    },
    {
      level: 'Exam level',
      asks: `<p>“If a triangle has two equal angles, then it is acute.”</p>${table(
        ['Triangle', 'Angles'],
        [
          [1, '50°, 60°, 70°'],
          [2, '30°, 30°, 120°'],
          [3, '70°, 70°, 40°'],
        ],
      )}<p>Which triangle is a counterexample?</p>`,
      covers: ['geometry/conditional-counterexample', 'geometry/conditional-count-counterexamples'],
      steps: [
        {
          do: 'Two equal angles: triangles 2 and 3. Triangle 1 does not matter.',
          why: 'Where the “if” is not met, the statement says nothing.',
        },
        { do: 'Triangle 3 is acute: it fits the statement.', why: 'An example that fits is not a counterexample.' },
        {
          do: 'Triangle 2 has an angle of 120°, so it is not acute. The counterexample is triangle 2.',
          why: '“If” is true, “then” is false.',
        },
      ],
      answer: text('triangle 2'),
      check: () => {
        const all = [
          [50, 60, 70],
          [30, 30, 120],
          [70, 70, 40],
        ]
        const bad = all.findIndex((t) => new Set(t).size < 3 && t.some((x) => x >= 90))
        return text(`triangle ${bad + 1}`)
      },
    },
    {
      level: 'Exam level',
      asks: '“If a quadrilateral is a rectangle, then its diagonals have equal length.” Which of the converse, the inverse, and the contrapositive are true?',
      covers: ['geometry/conditional-which-are-true', 'geometry/conditional-if-and-only-if'],
      steps: [
        { do: 'The statement is true, so the contrapositive is true.', why: 'They mean the same.' },
        {
          do: 'Converse: equal diagonals make a rectangle? An isosceles trapezoid has equal diagonals and is no rectangle. False.',
          why: 'One counterexample is enough.',
        },
        {
          do: 'The inverse goes with the converse, so it is false. True is only the contrapositive.',
          why: 'Two tests settle all three.',
        },
        { do: 'So “if and only if” would be wrong here.', why: 'It needs a true converse.' },
      ],
      answer: text('only the contrapositive'),
      check: () => {
        // In coordinates: an isosceles trapezoid has equal diagonals without right angles.
        const d = (a: readonly [number, number], b: readonly [number, number]) =>
          (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
        const equal = d([0, 0], [4, 3]) === d([6, 0], [2, 3])
        return text(equal ? 'only the contrapositive' : 'all three')
      },
    },
  ],
  tryIt: {
    asks: '<p>This statement is true: “If an angle measures 30°, then it is acute.” Of one angle you know only that it is not acute. What follows?</p>',
    steps: [
      {
        ask: 'Which part of the statement is known?',
        answer: {
          choose: ['The negation of the conclusion', 'The conclusion', 'The negation of the hypothesis'],
        },
        slips: [
          { choice: 1, says: 'The conclusion is “it is acute.” Here it is <em>not</em> acute.' },
          { choice: 2, says: 'The hypothesis stands after “if.” Acute stands after “then.”' },
        ],
        done: '“It is not acute” is the negation of the conclusion.',
      },
      {
        ask: 'Which form leads on from there?',
        answer: { choose: ['The contrapositive', 'The converse', 'The inverse'] },
        slips: [
          { choice: 1, says: 'The converse starts with “if it is acute.”', misconception: 'geo-cond-reasons-backward' },
          { choice: 2, says: 'The inverse starts with “if it does not measure 30°.”' },
        ],
        done: 'The contrapositive: if an angle is not acute, then it does not measure 30°.',
      },
      {
        ask: 'So what follows?',
        like: 1,
        answer: { choose: ['It does not measure 30°', 'It measures 30°', 'Nothing follows'] },
        slips: [
          {
            choice: 1,
            says: 'An angle of 30° is acute, and this one is not.',
            misconception: 'geo-cond-draws-the-opposite',
          },
          { choice: 2, says: 'If it measured 30°, it would be acute. Can that be?' },
        ],
        done: 'It does not measure 30°. If you knew only that it is acute, nothing would follow.',
      },
    ],
    answer: text('It does not measure 30°'),
    check: () => {
      const left = CASES.filter(([p, q]) => (!p || q) && !q)
      return text(left.every(([p]) => !p) ? 'It does not measure 30°' : 'Nothing follows')
    },
  },
  trap: '<p>Taking the converse for granted. “Vertical angles are equal” does not say that equal angles are vertical.</p>',
  check: '<p>Look for a case with a true “if” and a false “then.” If you find one, the statement is false.</p>',
  mends: {
    'geo-cond-takes-the-inverse': [0, 1],
    'geo-cond-takes-the-converse': [0, 2],
    'geo-cond-misses-the-contrapositive': [1, 1],
    'geo-cond-reasons-backward': [1, 2],
    'geo-cond-reads-the-diagram-outward': [1, 2],
    'geo-cond-counterexample-outside': [2, 0],
    'geo-cond-gives-an-example': [2, 1],
    'geo-cond-counterexample-the-wrong-way': [2, 2],
    'geo-cond-trusts-the-converse': [3, 1],
    'geo-cond-parts-the-pairs': [3, 2],
    'geo-cond-takes-the-contrapositive': [0, 2],
    'geo-cond-takes-another-statement-as-the-same': [0, 0],
    'geo-cond-negates-one-part': [0, 1],
    'geo-cond-finds-none-true': [3, 0],
    'geo-cond-rejects-the-converse': [3, 1],
    'geo-cond-blames-the-statement': [2, 2],
    'geo-cond-draws-the-opposite': [1, 2],
    'geo-cond-mixes-up-if-and-only-if': [0, 0],
  },
})
