import { drawing, g, type Html, hypot, lesson, num, xy } from '#kit'

/** The whole number from 1 to 200 that makes it true. */
const tried = (holds: (x: number) => boolean): number => Array.from({ length: 200 }, (_, i) => i + 1).find(holds) ?? -1

/** The circle through the points at p and q on one line through (0, 0), and at r and s on another. */
function circleOf(p: number, q: number, r: number, s: number, deg: number) {
  const [m, t] = [(p + q) / 2, (deg * Math.PI) / 180]
  const k = ((r + s) / 2 - m * Math.cos(t)) / Math.sin(t)
  return { center: [m, k] as const, radius: hypot(m - p, k) }
}

/** Chords AB and CD that cross at E. */
function crossing(a: number, b: number, c: number, d: number, x: string, why: boolean): Html {
  const { center, radius } = circleOf(-a, b, -c, d, 75)
  const at = {
    A: [-a, 0],
    B: [b, 0],
    C: xy.polar([0, 0], -c, 75),
    D: xy.polar([0, 0], d, 75),
    E: [0, 0],
    o: center,
  } as const
  return drawing({ alt: 'Circle with chords AB and CD, which cross at E', at, height: 260 }, [
    g.circle('o', radius),
    ...(why ? [g.seg('AC', '', { dash: true }), g.seg('BD', '', { dash: true }), g.angle('CAB'), g.angle('CDB')] : []),
    g.seg('AE', `${a}`),
    g.seg('EB', `${b}`),
    g.seg('CE', `${c}`),
    g.seg('ED', x),
  ])
}

/** From P a tangent of length t, and a secant with the outer part a and the inner part b. */
function secant(a: number, b: number, t: number): Html {
  const { center, radius } = circleOf(a, a + b, t, t, 55)
  const at = { P: [0, 0], A: [a, 0], B: [a + b, 0], T: xy.polar([0, 0], t, 55), o: center } as const
  const alt = 'A circle; from P a tangent touches it at T, and a secant meets it first at A, then at B'
  return drawing({ alt, at, height: 240 }, [
    g.circle('o', radius),
    g.seg('PT', `${t}`),
    g.seg('PA', `${a}`, { from: 'T' }),
    g.seg('AB', 'x', { from: 'T' }),
  ])
}

const tangents = drawing(
  {
    alt: 'Circle with center O; from P two tangents touch it at S and T. OP meets chord ST at M',
    at: { O: [0, 0], P: [25, 0], M: [9, 0], S: [9, 12], T: [9, -12] },
    height: 260,
  },
  [
    g.circle('O', 15),
    g.seg('OS', '15', { from: 'P' }),
    g.seg('OM', '9', { from: 'S' }),
    g.seg('MP'),
    g.seg('ST'),
    g.seg('PS'),
    g.seg('PT'),
    g.right('OMS'),
    g.dots('O'),
  ],
)

const on = (deg: number) => xy.polar([0, 0], 5, deg)
const [A, B, C, D] = [on(180 + 60), on(180 - 60), on(-20), on(20)]
const outside = drawing(
  {
    alt: 'A circle; from E outside the circle one secant passes through C and A, another through D and B',
    at: { A, B, C, D, E: xy.meet(A, C, B, D), o: [0, 0] },
    height: 220,
  },
  [
    g.circle('o', 5),
    g.seg('AE'),
    g.seg('BE'),
    g.arcLabel('o', 5, 180, '120°', 'Arc AB'),
    g.arcLabel('o', 5, 0, '40°', 'Arc CD'),
    g.angle('AEB', 'x°'),
  ],
)

export const chordsTangentsSecants = lesson({
  idea: '<p>Two chords cross at $E$. Join their ends: the dashed segments make two triangles. The marked angles stand over the same arc $BC$, so they are equal, and the triangles are similar. Similar sides give equal <em>products</em>: in the figure, $2 \\cdot 6 = 3 \\cdot 4$.</p><p>The same holds if the lines meet outside the circle: always multiply the two distances from the meeting point. The distance along a tangent counts twice.</p>',
  figure: crossing(2, 6, 3, 4, '4', true),
  words: [
    { word: 'secant', meaning: 'A line that meets a circle in two points.' },
    { word: 'tangent', meaning: 'A line that touches a circle in one point. It is perpendicular to the radius there.' },
    { word: 'chord', meaning: 'A segment between two points of the circle.' },
    { word: 'outer part', meaning: 'The part of a secant from the outside point to the circle.' },
  ],
  rule: '<ul><li>Chords crossing at $E$: $AE \\cdot EB = CE \\cdot ED$.</li><li>Secants from $P$: $PA \\cdot PB = PC \\cdot PD$. With a tangent: $PT^2 = PA \\cdot PB$.</li><li>Right angles: radius and tangent; perpendicular from the center, which halves a chord.</li><li>Angle of two lines: vertex inside, half the <em>sum</em> of the arcs; outside, half the <em>difference</em>.</li></ul>',
  use: '<p>Ask where the lines meet. Inside or outside: use products for lengths, half the sum or difference for angles. At a right angle: use the Pythagorean theorem.</p>',
  avoid: '<p>If the vertex is on the circle, use half of the one arc; at the center, use the whole arc.</p>',
  examples: [
    {
      level: 'Start',
      asks: `${crossing(3, 10, 5, 6, 'x', false)}<p>Chords $AB$ and $CD$ meet at $E$. What is the length of $ED$?</p>`,
      covers: ['geometry/circle-crossing-chords'],
      steps: [
        {
          do: 'Multiply the parts of each chord: $3 \\cdot 10 = 5 \\cdot x$.',
          why: 'Products are equal, not sums.',
        },
        {
          do: 'Divide by 5: $x = \\frac{30}{5} = 6$.',
          why: 'Test: $5 \\cdot 6 = 30$.',
        },
      ],
      answer: num(6),
      check: () => num(tried((x) => 5 * x === 3 * 10)),
    },
    {
      level: 'Next',
      asks: `${secant(4, 5, 6)}<p>$PT$ is tangent to the circle. Theo looks for $AB$ and gets 9. What mistake did Theo make, and what is the length of $AB$?</p>`,
      covers: ['geometry/circle-tangent-secant', 'geometry/circle-secants-mistake'],
      steps: [
        {
          do: 'Write the rule: $PT^2 = PA \\cdot PB$. With numbers: $6^2 = 4 \\cdot PB$.',
          why: 'Both factors start at $P$: the outer part and the <em>whole</em> secant, not the part inside.',
        },
        {
          do: 'Divide: $PB = \\frac{36}{4} = 9$.',
          why: 'With a second secant, $PC \\cdot PD$ would stand for 36.',
        },
        {
          do: 'Take the outer part off: $AB = 9 - 4 = 5$. Theo gave the whole secant $PB$. The length of $AB$ is 5.',
          why: 'Compare what you found with what is asked.',
        },
      ],
      answer: num(5),
      check: () => num(tried((x) => 4 * (4 + x) === 6 * 6)),
    },
    {
      level: 'Exam level',
      asks: `${tangents}<p>$PS$ and $PT$ are tangent to the circle with center $O$. $OP = 25$, and $OP$ is perpendicular to $ST$. What is the perimeter of triangle $PST$?</p>`,
      covers: ['geometry/circle-tangent-length', 'geometry/circle-chord-distance'],
      steps: [
        {
          do: 'The tangent is perpendicular to the radius, so $OSP$ has a right angle at $S$, and $OP$ is its hypotenuse: $PS = \\sqrt{25^2 - 15^2} = \\sqrt{400} = 20$.',
          why: 'Square before you subtract.',
        },
        {
          do: 'Both tangents from $P$ are equally long: $PT = 20$.',
          why: 'Triangles $OSP$ and $OTP$ are congruent.',
        },
        {
          do: 'In right triangle $OMS$: $MS = \\sqrt{15^2 - 9^2} = \\sqrt{144} = 12$.',
          why: '15 is the hypotenuse.',
        },
        {
          do: 'The perpendicular from the center halves the chord: $ST = 2 \\cdot 12 = 24$. The perimeter is $20 + 20 + 24 = 64$.',
          why: '$MS$ is only half of the chord.',
        },
        {
          do: 'Who is right? Ada says: “$OP = PS$.” Raj says: “$PS \\perp OS$.” 25 is not 20, so Ada is wrong. A tangent is perpendicular to its radius: only Raj.',
          why: 'Judge each by itself.',
          covers: ['geometry/circle-tangent-claims'],
        },
      ],
      answer: num(64),
      check: () => {
        const [P, S, T] = [
          [25, 0],
          [9, 12],
          [9, -12],
        ] as const
        return num(Math.round(xy.distance(P, S) + xy.distance(P, T) + xy.distance(S, T)))
      },
    },
    {
      level: 'Exam level',
      asks: `${outside}<p>Arc $AB$ measures 120° and arc $CD$ measures 40°. What is the value of $x$?</p>`,
      covers: ['geometry/circle-angle-from-arcs'],
      steps: [
        {
          do: 'The vertex $E$ lies outside the circle, so take the difference: $120 - 40 = 80$.',
          why: 'Seen from farther away, an angle is smaller. Inside the circle you would add.',
        },
        { do: 'Halve it: $80 \\div 2 = 40$.', why: 'As with inscribed angles.' },
        {
          do: 'Compare: an angle on the circle over arc $AB$ is 60°, and $E$ is farther away. So $x = 40$ fits.',
          why: 'If $E$ were inside, the angle would be more than 60°: half of $120 + 40$ is 80.',
        },
      ],
      answer: num(40),
      check: () => num(Math.round(xy.angle(A, xy.meet(A, C, B, D), B))),
    },
  ],
  tryIt: {
    asks: `${secant(5, 15, 10)}<p>$PT$ is tangent to the circle. Noa looks for $AB$ and gets 20. What mistake did Noa make, and what is the length of $AB$?</p>`,
    steps: [
      {
        ask: 'Which equation is right?',
        answer: { choose: ['$10^2 = 5 \\cdot PB$', '$10^2 = 5 \\cdot AB$', '$10 = 5 + AB$'] },
        slips: [
          {
            choice: 1,
            says: 'Both factors must start at $P$. $AB$ does not.',
            misconception: 'geo-circ-inner-part-for-the-whole-secant',
          },
          {
            choice: 2,
            says: 'Lengths are multiplied here, not added.',
            misconception: 'geo-circ-adds-the-parts',
          },
        ],
        done: '$10^2 = 5 \\cdot PB$: outer part times whole secant.',
      },
      {
        ask: 'How long is $PB$?',
        answer: { typed: num(10 ** 2 / 5) },
        slips: [{ typed: num((2 * 10) / 5), says: 'You doubled 10. Square it.' }],
        done: '$PB = \\frac{100}{5} = 20$',
      },
      {
        ask: 'How long is $AB$?',
        answer: { typed: num(20 - 5) },
        slips: [
          {
            typed: num(20 + 5),
            says: 'The outer part belongs to $PB$ already. Take it off.',
          },
        ],
        done: '$AB = 20 - 5 = 15$. Test: $5 \\cdot 20 = 100 = 10^2$.',
      },
      {
        ask: 'What did Noa give?',
        like: 2,
        answer: { choose: ['the whole secant $PB$', 'the tangent $PT$'] },
        slips: [{ choice: 1, says: '$PT$ is 10.' }],
        done: 'Noa gave the whole secant $PB$. The length of $AB$ is 15.',
      },
    ],
    answer: num(15),
    check: () => num(tried((x) => 5 * (5 + x) === 100)),
  },
  trap: '<p>Outer part times inner part. For $PA = 4$ and $AB = 5$ the product is $4 \\cdot 9 = 36$, not $4 \\cdot 5 = 20$. Measure both from $P$.</p>',
  check: '<p>Put your length back: both products must be equal.</p>',
  mends: {
    'geo-circ-adds-lengths-not-squares': [2, 0],
    'geo-circ-mixes-leg-and-hypotenuse': [2, 2],
    'geo-circ-gives-half-the-chord': [2, 3],
    'geo-circ-adds-the-parts': [0, 0],
    'geo-circ-inner-part-for-the-whole-secant': [1, 0],
    'geo-circ-sum-for-difference': [3, 0],
    'geo-circ-inscribed-equals-central': [3, 1],
    'geo-circ-names-an-error-without-testing': [1, 2],
    'geo-circ-rejects-a-true-claim': [2, 4],
    'geo-circ-uses-the-neighboring-angle': [3, 0],
    'geo-circ-accepts-a-false-claim': [2, 4],
    'geo-circ-judges-one-claim-only': [2, 4],
    'geo-circ-forgets-the-root': [2, 0],
    'geo-circ-gives-the-diameter': [2, 3],
    'geo-circ-does-not-divide': [0, 1],
    'geo-circ-pairs-the-wrong-parts': [0, 0],
    'geo-circ-forgets-to-halve': [3, 1],
    'geo-circ-diameter-for-radius': [2, 0],
  },
})
