import {
  drawing,
  g,
  type Html,
  int,
  judgeTwo,
  type Part,
  type Points,
  pick,
  type Template,
  table,
  template,
  text,
  xy,
} from '../../../kit.ts'
import { type Reason, reasonOf } from './proof-reasons.ts'

const skill = 'geo-proof-steps'

const R = {
  given: 'Given',
  vertical: 'Vertical angles are equal',
  common: 'A side is equal to itself (common side)',
  sas: 'SAS',
  sss: 'SSS',
  asa: 'ASA',
  aas: 'AAS',
  hl: 'HL',
  parts: 'Corresponding parts of congruent triangles are equal',
  alternate: 'Alternate interior angles at parallel lines are equal',
  bisector: 'Definition of an angle bisector',
  perpendicular: 'Perpendicular lines form right angles',
} as const satisfies Record<Reason, string>
const CRITERIA: readonly Reason[] = ['sas', 'sss', 'asa', 'aas', 'hl']

/** A statement with the letters A to E, its reason, and a reason that does not fit. */
type Step = Readonly<{ says: string; reason: Reason; wrong: Reason }>
type Proof = Readonly<{
  given: string
  alt: string
  at: Points
  parts: (s: (x: string) => string) => readonly Part[]
  steps: readonly Step[]
}>

const PROOFS: readonly Proof[] = [
  {
    given: '$E$ is the midpoint of both $AC$ and $BD$',
    alt: 'Segments AC and BD cross at E; AB and CD are drawn',
    at: { A: [0, 4], B: [0.5, 0], C: [7, 0.4], D: [6.5, 4.4], E: [3.5, 2.2] },
    parts: (s) => [
      g.seg(s('AC')),
      g.seg(s('BD')),
      g.seg(s('AB')),
      g.seg(s('CD')),
      g.ticks(s('AE')),
      g.ticks(s('CE')),
      g.ticks(s('BE'), 2),
      g.ticks(s('DE'), 2),
    ],
    steps: [
      { says: '$AE = CE$ and $BE = DE$', reason: 'given', wrong: 'parts' },
      { says: '$\\angle AEB = \\angle CED$', reason: 'vertical', wrong: 'alternate' },
      { says: '$\\triangle AEB \\cong \\triangle CED$', reason: 'sas', wrong: 'asa' },
      { says: '$AB = CD$', reason: 'parts', wrong: 'given' },
    ],
  },
  {
    given: '$AB = AD$ and $CB = CD$',
    alt: 'Quadrilateral ABCD with the diagonal AC',
    at: { A: [0, 2.4], B: [3, 4.6], C: [8, 2.4], D: [3, 0.2] },
    parts: (s) => [
      g.polygon(s('ABCD')),
      g.seg(s('AC')),
      g.ticks(s('AB')),
      g.ticks(s('AD')),
      g.ticks(s('BC'), 2),
      g.ticks(s('CD'), 2),
    ],
    steps: [
      { says: '$AB = AD$ and $CB = CD$', reason: 'given', wrong: 'common' },
      { says: '$AC = AC$', reason: 'common', wrong: 'given' },
      { says: '$\\triangle ABC \\cong \\triangle ADC$', reason: 'sss', wrong: 'sas' },
      { says: '$\\angle BAC = \\angle DAC$', reason: 'parts', wrong: 'vertical' },
    ],
  },
  {
    given: '$AB = AC$ and $AD \\perp BC$',
    alt: 'Triangle ABC with the segment AD from A to the side BC',
    at: { A: [3.2, 5], B: [0, 0], C: [6.4, 0], D: [3.2, 0] },
    parts: (s) => [g.polygon(s('ABC')), g.seg(s('AD')), g.ticks(s('AB')), g.ticks(s('AC')), g.right(s('ADC'))],
    steps: [
      { says: '$AB = AC$ and $AD \\perp BC$', reason: 'given', wrong: 'parts' },
      { says: '$\\angle ADB$ and $\\angle ADC$ are right angles', reason: 'perpendicular', wrong: 'vertical' },
      { says: '$AD = AD$', reason: 'common', wrong: 'bisector' },
      { says: '$\\triangle ADB \\cong \\triangle ADC$', reason: 'hl', wrong: 'asa' },
      { says: '$BD = CD$', reason: 'parts', wrong: 'given' },
    ],
  },
  {
    given: '$AB \\parallel DC$ and $AB = DC$',
    alt: 'Quadrilateral ABCD with the diagonal AC',
    at: { A: [1.6, 4], B: [8, 4], C: [6.4, 0], D: [0, 0] },
    parts: (s) => [
      g.polygon(s('ABCD')),
      g.seg(s('AC')),
      g.ticks(s('AB')),
      g.ticks(s('DC')),
      g.parallel(s('AB'), 1, 0.7),
      g.parallel(s('DC'), 1, 0.7),
    ],
    steps: [
      { says: '$AB = DC$ and $AB \\parallel DC$', reason: 'given', wrong: 'alternate' },
      { says: '$\\angle BAC = \\angle DCA$', reason: 'alternate', wrong: 'vertical' },
      { says: '$AC = CA$', reason: 'common', wrong: 'parts' },
      { says: '$\\triangle ABC \\cong \\triangle CDA$', reason: 'sas', wrong: 'sss' },
      { says: '$BC = DA$', reason: 'parts', wrong: 'given' },
    ],
  },
  {
    given: '$AB = AC$, and $AD$ bisects $\\angle BAC$',
    alt: 'Triangle ABC with the segment AD from A to the side BC',
    at: { A: [3.6, 4.8], B: [0, 0], C: [7.2, 0], D: [3.6, 0] },
    parts: (s) => [
      g.polygon(s('ABC')),
      g.seg(s('AD')),
      g.ticks(s('AB')),
      g.ticks(s('AC')),
      g.angle(s('BAD'), '', { r: 28, stroke: true }),
      g.angle(s('CAD'), '', { r: 28, stroke: true }),
    ],
    steps: [
      { says: '$AB = AC$, and $AD$ bisects $\\angle BAC$', reason: 'given', wrong: 'bisector' },
      { says: '$\\angle BAD = \\angle CAD$', reason: 'bisector', wrong: 'parts' },
      { says: '$AD = AD$', reason: 'common', wrong: 'given' },
      { says: '$\\triangle BAD \\cong \\triangle CAD$', reason: 'sas', wrong: 'asa' },
      { says: '$\\angle B = \\angle C$', reason: 'parts', wrong: 'alternate' },
    ],
  },
  {
    given: '$AB \\parallel CD$ and $AE = DE$',
    alt: 'Segments AD and BC cross at E; AB and CD are drawn',
    at: { A: [0, 4.4], B: [5.4, 4.4], C: [2.2, 0], D: [7.6, 0], E: [3.8, 2.2] },
    parts: (s) => [
      g.seg(s('AD')),
      g.seg(s('BC')),
      g.seg(s('AB')),
      g.seg(s('CD')),
      g.parallel(s('AB')),
      g.parallel(s('CD')),
      g.ticks(s('AE')),
      g.ticks(s('DE')),
    ],
    steps: [
      { says: '$AE = DE$ and $AB \\parallel CD$', reason: 'given', wrong: 'parts' },
      { says: '$\\angle BAE = \\angle CDE$', reason: 'alternate', wrong: 'vertical' },
      { says: '$\\angle AEB = \\angle DEC$', reason: 'vertical', wrong: 'alternate' },
      { says: '$\\triangle AEB \\cong \\triangle DEC$', reason: 'asa', wrong: 'sas' },
      { says: '$BE = CE$', reason: 'parts', wrong: 'given' },
    ],
  },
]

const LETTERS = ['ABCDE', 'PQRST', 'KLMNO', 'FGHJK', 'WXYZV', 'MNPQR'] as const
/** The same text with other letters: A to E become those of the set. */
const renamed = (set: string) => (x: string) =>
  x.replace(/\$[^$]*\$/g, (tex) =>
    tex.replace(/(?<![\\a-zA-Z])[A-E]+(?![a-z])/g, (run) => [...run].map((c) => set['ABCDE'.indexOf(c)]).join('')),
  )
const points = (set: string) => (x: string) => [...x].map((c) => set['ABCDE'.indexOf(c)]).join('')
const sketch = (p: Proof, set: string): Html => {
  const s = points(set)
  const at = Object.fromEntries(Object.entries(p.at).map(([n, spot]) => [s(n), spot]))
  return drawing(
    {
      alt: p.alt.replace(/\b[A-E]+\b/g, (run) => (run === 'A' && p.alt.startsWith('A ') ? run : s(run))),
      at,
      height: 200,
    },
    p.parts(s),
  )
}
const rows = (p: Proof, set: string, count: number, reason: (s: Step, i: number) => string): Html =>
  table(
    ['Step', 'Statement', 'Reason'],
    p.steps.slice(0, count).map((s, i) => [`${i + 1}`, renamed(set)(s.says), reason(s, i)]),
  )

const slipOf = (r: Reason) =>
  CRITERIA.includes(r)
    ? 'geo-picks-the-wrong-criterion'
    : r === 'parts'
      ? 'geo-uses-the-conclusion-as-a-reason'
      : 'geo-gives-a-reason-of-another-step'

const missing = template({
  id: 'geometry/proof-missing-reason',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) => {
    const which = int(rng, 0, PROOFS.length - 1)
    return { which, gap: int(rng, 1, (PROOFS[which] as Proof).steps.length - 1), set: pick(rng, LETTERS) }
  },
  frames: [
    {
      id: 'reason',
      kind: 'table',
      items: 9,
      stem: ({ which, gap, set }) =>
        `<p>In the figure, ${renamed(set)((PROOFS[which] as Proof).given)}.</p>${sketch(PROOFS[which] as Proof, set)}${rows(PROOFS[which] as Proof, set, 9, (s, i) => (i === gap ? '?' : R[s.reason]))}<p>Which reason belongs in step ${gap + 1}?</p>`,
    },
  ],
  answer: ({ which, gap }) => text(R[((PROOFS[which] as Proof).steps[gap] as Step).reason]),
  traps: (Object.keys(R) as Reason[]).map((r) => ({
    misconception: slipOf(r),
    rule: ({ which, gap }: { which: number; gap: number }) => {
      const right = ((PROOFS[which] as Proof).steps[gap] as Step).reason
      // A criterion competes with criteria, any other reason with the others.
      return CRITERIA.includes(r) === CRITERIA.includes(right) ? text(R[r]) : null
    },
    why: () =>
      CRITERIA.includes(r)
        ? 'does not fit the sides and angles collected in the steps before.'
        : r === 'parts'
          ? 'may be used only after the congruence of the triangles, and only for their parts.'
          : 'is no reason for this statement.',
  })),
  explain: ({ which, gap, set }) => {
    const p = PROOFS[which] as Proof
    const s = p.steps[gap] as Step
    return [
      { do: `Step ${gap + 1} says: ${renamed(set)(s.says)}.`, why: 'Ask what is known at this point of the proof.' },
      {
        do: `The reason is: ${R[s.reason]}.`,
        why: {
          given: 'It stands in the assumption.',
          vertical: 'The two angles lie opposite each other at a crossing.',
          common: 'The side belongs to both triangles.',
          sas: 'Two sides and the angle between them are known to be equal.',
          sss: 'Three pairs of sides are known to be equal.',
          asa: 'Two angles and the side between them are known to be equal.',
          aas: 'Two angles and a side are known to be equal.',
          hl: 'Both triangles have a right angle, equal hypotenuses and a common leg.',
          parts: 'The triangles were shown to be congruent in the step before.',
          alternate: 'The angles lie on both sides of a line that crosses two parallel lines.',
          bisector: 'A bisector cuts the angle into two equal parts.',
          perpendicular: 'This is what perpendicular means.',
        }[s.reason],
      },
    ]
  },
  given: ({ which, gap }) => {
    const { given, steps } = PROOFS[which] as Proof
    return { says: steps.map((s) => s.says).slice(0, gap + 1), given }
  },
  // Reads the statements up to the gap.
  check: ({ says, given }) => text(R[reasonOf(says.at(-1) as string, given, says.slice(0, -1))]),
})

const flawed = template({
  id: 'geometry/proof-find-the-flaw',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 105,
  response: 'choice',
  draw: (rng) => ({ which: int(rng, 0, PROOFS.length - 1), bad: int(rng, 0, 3), set: pick(rng, LETTERS) }),
  frames: [
    {
      id: 'which-step',
      kind: 'error',
      items: 8,
      stem: ({ which, bad, set }) =>
        `<p>In the figure, ${renamed(set)((PROOFS[which] as Proof).given)}. A student starts a proof like this.</p>${sketch(PROOFS[which] as Proof, set)}${rows(PROOFS[which] as Proof, set, 4, (s, i) => R[i === bad ? s.wrong : s.reason])}<p>In which step does the reason <strong>not</strong> fit the statement?</p>`,
    },
  ],
  answer: ({ bad }) => text(`Step ${bad + 1}`),
  traps: [0, 1, 2, 3].map((i) => ({
    misconception: i === 3 ? 'geo-picks-the-wrong-criterion' : 'geo-gives-a-reason-of-another-step',
    rule: (_: { bad: number }) => text(`Step ${i + 1}`),
    why: () => 'has a reason that fits its statement.',
  })),
  explain: ({ which, bad, set }) => {
    const s = (PROOFS[which] as Proof).steps[bad] as Step
    return [
      {
        do: `Step ${bad + 1} says: ${renamed(set)(s.says)}. The reason written there is: ${R[s.wrong]}.`,
        why: 'That does not support the statement.',
      },
      { do: `The reason should be: ${R[s.reason]}.`, why: 'The other three steps have fitting reasons.' },
    ]
  },
  given: ({ which, bad }) => {
    const { given, steps } = PROOFS[which] as Proof
    const shown = steps.slice(0, 4)
    return { given, says: shown.map((s) => s.says), reasons: shown.map((s, i) => R[i === bad ? s.wrong : s.reason]) }
  },
  // Finds the reason of every step anew and compares.
  check: ({ given, says, reasons }) => {
    const right = says.map((x, i) => R[reasonOf(x, given, says.slice(0, i))])
    return text(`Step ${right.findIndex((r, i) => r !== reasons[i]) + 1}`)
  },
})

/** Statements that do not follow, one list for each proof. */
const TEMPTING: readonly (readonly string[])[] = [
  ['$AE = BE$', '$AB = BC$', '$\\angle ABE = \\angle DCE$', '$AB = BE$'],
  ['$\\angle BAC = \\angle BCA$', '$AB = CD$', '$\\angle ABC = \\angle BAD$', '$AC = BC$'],
  ['$BD = AD$', '$AB = BC$', '$\\angle BAD = \\angle ABD$', '$AD = AC$'],
  ['$AB = BC$', '$\\angle BAC = \\angle BCA$', '$\\angle ABC = \\angle BCD$', '$AC = BC$'],
  ['$AB = BC$', '$AD = CD$', '$\\angle ABD = \\angle BAD$', '$AD = AB$'],
  ['$AE = BE$', '$AB = BC$', '$\\angle ABE = \\angle BAE$', '$AB = BE$'],
]
const lastOf = (which: number): string => ((PROOFS[which] as Proof).steps.at(-1) as Step).says

/** Whether a statement is true for the points of a proof, measured. */
function holds(p: Proof, says: string): boolean {
  const at = (n: string) => p.at[n] as readonly [number, number]
  const measured = says
    .replace(/\$/g, '')
    .split(' = ')
    .map((part) => {
      const [x = '', y = '', z = ''] = part.replace('\\angle ', '')
      if (!part.includes('angle')) return xy.distance(at(x), at(y))
      // A single letter names the angle of triangle ABC there.
      return y === '' ? xy.angle(at('A'), at(x), at(x === 'B' ? 'C' : 'B')) : xy.angle(at(x), at(y), at(z))
    })
  return Math.abs((measured[0] as number) - (measured[1] as number)) < 1e-6
}

const conclusion = template({
  id: 'geometry/proof-conclusion',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) => ({ which: int(rng, 0, PROOFS.length - 1), set: pick(rng, LETTERS) }),
  frames: [
    {
      id: 'last-line',
      kind: 'multi-step',
      items: 7,
      stem: ({ which, set }) => {
        const p = PROOFS[which] as Proof
        return `<p>In the figure, ${renamed(set)(p.given)}.</p>${sketch(p, set)}${rows(p, set, p.steps.length - 1, (s) => R[s.reason])}<p>Which statement follows next, because corresponding parts of congruent triangles are equal?</p>`
      },
    },
  ],
  answer: ({ which, set }) => text(renamed(set)(lastOf(which))),
  traps: [0, 1, 2, 3].map((i) => ({
    misconception: 'geo-matches-the-wrong-parts',
    rule: ({ which, set }: { which: number; set: string }) => text(renamed(set)(TEMPTING[which]?.[i] as string)),
    why: () => 'compares parts that do not stand at the same places in the names of the two triangles.',
  })),
  explain: ({ which, set }) => {
    const p = PROOFS[which] as Proof
    return [
      {
        do: `The last line says ${renamed(set)((p.steps.at(-2) as Step).says)}.`,
        why: 'Letters in the same place belong together.',
      },
      { do: `So ${renamed(set)(lastOf(which))}.`, why: 'These two parts correspond to each other.' },
    ]
  },
  given: ({ which, set }) => ({ proof: (PROOFS[which] as Proof).given, set }),
  // Only the right statement is true in the figure.
  check: ({ proof, set }) => {
    const which = PROOFS.findIndex((p) => p.given === proof)
    const all = [...(TEMPTING[which] ?? []), lastOf(which)]
    const found = all.filter((says) => holds(PROOFS[which] as Proof, says))
    return text(found.length === 1 ? renamed(set)(found[0] as string) : 'none')
  },
})

/** What a definition gives, and what it does not give. */
const FACTS = [
  {
    given: '$AD$ is a median of triangle $ABC$',
    right: '$BD = DC$',
    wrong: ['$AD \\perp BC$', '$\\angle BAD = \\angle DAC$', '$AB = AC$', '$AD = BD$'],
    at: { A: [2, 4.6], B: [0, 0], C: [7.4, 0], D: [3.7, 0] },
    why: 'A median goes from a vertex to the midpoint of the opposite side.',
  },
  {
    given: '$AD$ is an altitude of triangle $ABC$',
    right: '$AD \\perp BC$',
    wrong: ['$BD = DC$', '$\\angle BAD = \\angle DAC$', '$AB = AC$', '$AD = DC$'],
    at: { A: [2.4, 4.6], B: [0, 0], C: [7.4, 0], D: [2.4, 0] },
    why: 'An altitude is perpendicular to the side it goes to.',
  },
  {
    given: '$AD$ is an angle bisector of triangle $ABC$',
    right: '$\\angle BAD = \\angle DAC$',
    wrong: ['$BD = DC$', '$AD \\perp BC$', '$AB = AC$', '$AD = AB$'],
    at: { A: [2, 4.6], B: [0, 0], C: [7.4, 0], D: [3.0, 0] },
    why: 'An angle bisector cuts the angle into two equal parts.',
  },
  {
    given: 'line $AD$ is the perpendicular bisector of $BC$, with $D$ on $BC$',
    right: '$AB = AC$',
    wrong: ['$AB = BC$', '$AD = BD$', '$\\angle BAC = 90^\\circ$', '$AD = BC$'],
    at: { A: [3.4, 4.6], B: [0, 0], C: [6.8, 0], D: [3.4, 0] },
    why: 'Every point of the perpendicular bisector is equally far from both ends.',
  },
] as const

const follows = template({
  id: 'geometry/proof-what-follows',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => ({ which: int(rng, 0, FACTS.length - 1), set: pick(rng, LETTERS) }),
  frames: [
    {
      id: 'definition',
      kind: 'figure',
      items: 8,
      stem: ({ which, set }) => {
        const f = FACTS[which] as (typeof FACTS)[number]
        const s = points(set)
        const at = Object.fromEntries(Object.entries(f.at).map(([n, spot]) => [s(n), spot]))
        return `${drawing({ alt: `Triangle ${s('ABC')} with the segment ${s('AD')} from ${s('A')} to the side ${s('BC')}`, at, height: 190, notToScale: true }, [g.polygon(s('ABC')), g.seg(s('AD'))])}<p>In the figure, ${renamed(set)(f.given)}. Which statement must be true?</p>`
      },
    },
  ],
  answer: ({ which, set }) => text(renamed(set)((FACTS[which] as (typeof FACTS)[number]).right)),
  traps: [0, 1, 2, 3].map((i) => ({
    misconception: 'geo-reads-too-much-into-a-line',
    rule: ({ which, set }: { which: number; set: string }) =>
      text(renamed(set)((FACTS[which] as (typeof FACTS)[number]).wrong[i] as string)),
    why: () => 'may happen in a special case, but does not follow from what is given.',
  })),
  explain: ({ which, set }) => {
    const f = FACTS[which] as (typeof FACTS)[number]
    return [
      { do: `It is given that ${renamed(set)(f.given)}.`, why: f.why },
      { do: `So ${renamed(set)(f.right)}.`, why: 'The other statements hold only in special triangles.' },
    ]
  },
  given: ({ which, set }) => ({ line: renamed(set)((FACTS[which] as (typeof FACTS)[number]).given), set }),
  check: ({ line, set }) => {
    const [a, b, c, d] = [...set]
    const at = (x: string) => text(x)
    if (line.includes('median')) return at(`$${b}${d} = ${d}${c}$`)
    if (line.includes('altitude')) return at(`$${a}${d} \\perp ${b}${c}$`)
    return line.includes('angle bisector')
      ? at(`$\\angle ${b}${a}${d} = \\angle ${d}${a}${c}$`)
      : at(`$${a}${b} = ${a}${c}$`)
  },
})

const claims = judgeTwo({
  id: 'geometry/proof-claims',
  skill,
  slip: 'geo-cong',
  frame: 'from-the-given',
  difficulty: 'High',
  b: 0.9,
  seconds: 110,
  items: 6,
  draw: (rng) => ({ set: pick(rng, LETTERS) }),
  intro: ({ set }) =>
    `${sketch(PROOFS[0] as Proof, set)}<p>In the figure, ${renamed(set)((PROOFS[0] as Proof).given)}. Two students say what can be proved from this.</p>`,
  claims: ({ set }) => {
    const r = renamed(set)
    return [
      {
        id: 'equal',
        says: r('One can prove $AB = CD$.'),
        holds: true,
        because: r(
          '$\\triangle AEB \\cong \\triangle CED$ by SAS with the vertical angles at $E$, and $AB$, $CD$ are corresponding parts.',
        ),
      },
      {
        id: 'parallel',
        says: r('One can prove $AB \\parallel CD$.'),
        holds: true,
        because: r(
          'From the congruent triangles, $\\angle BAE = \\angle DCE$: equal alternate angles make parallel lines.',
        ),
      },
      {
        id: 'angle',
        says: r('One can prove $\\angle ABE = \\angle CDE$.'),
        holds: true,
        because: r('They are corresponding angles of the congruent triangles $AEB$ and $CED$.'),
      },
      {
        id: 'others',
        says: r('One can prove $\\triangle BEC \\cong \\triangle DEA$.'),
        holds: true,
        because: r('Again two pairs of equal sides with vertical angles between them: SAS.'),
      },
      {
        id: 'diagonals',
        says: r('One can prove $AC = BD$.'),
        holds: false,
        because: 'Each segment is halved, but nothing says that the two segments are equally long.',
      },
      {
        id: 'right',
        says: r('One can prove $AC \\perp BD$.'),
        holds: false,
        because: 'The segments may cross at any angle.',
      },
      {
        id: 'halves',
        says: r('One can prove $AE = BE$.'),
        holds: false,
        because: 'These are halves of two different segments, which may differ.',
      },
      {
        id: 'neighbors',
        says: r('One can prove $\\triangle AEB \\cong \\triangle BEC$.'),
        holds: false,
        because: 'The angles at the crossing that lie side by side need not be equal.',
      },
    ]
  },
  given: () => ({}),
  // In an ordinary parallelogram with the corners A(0, 0), B(5, 1), C(7, 4), D(2, 3).
  test: (_, id) => {
    const [A, B, C, D, E] = [
      [0, 0],
      [5, 1],
      [7, 4],
      [2, 3],
      [3.5, 2],
    ] as const
    const d = (p: readonly [number, number], q: readonly [number, number]) => Math.hypot(p[0] - q[0], p[1] - q[1])
    const same = (x: number, y: number) => Math.abs(x - y) < 1e-9
    const slope = (p: readonly [number, number], q: readonly [number, number]) => (q[1] - p[1]) / (q[0] - p[0])
    const truth: Record<string, boolean> = {
      equal: same(d(A, B), d(C, D)),
      parallel: same(slope(A, B), slope(C, D)),
      angle: same(slope(A, B), slope(C, D)),
      others: same(d(B, C), d(D, A)) && same(d(B, E), d(D, E)) && same(d(C, E), d(A, E)),
      diagonals: same(d(A, C), d(B, D)),
      right: same(slope(A, C) * slope(B, D), -1),
      halves: same(d(A, E), d(B, E)),
      neighbors: same(d(A, B), d(B, C)),
    }
    return truth[id] as boolean
  },
})

export const templates: readonly Template[] = [missing, flawed, conclusion, follows, claims]
