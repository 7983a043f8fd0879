import { int, namedBy, pick, type Template, template, text, xy } from '#kit'
import { type Reason, reasonOf } from './proof-reasons.ts'
import { CRITERIA, LETTERS, PROOFS, type Proof, R, renamed, rows, type Step, sketch, slipOf } from './proofs.ts'

const skill = 'geo-proof-steps'

type Read = Readonly<{ says: readonly string[]; given: string }>

/** The reason of the last statement that is shown. */
const rightOf = ({ says, given }: Read): Reason => reasonOf(says.at(-1) as string, given, says.slice(0, -1))

/** The reason that is most often given there instead. */
const temptingOf = ({ says, given }: Read): Reason => {
  const wrong = PROOFS.find((p) => p.given === given)?.steps[says.length - 1]?.wrong ?? 'given'
  return wrong === 'parts' ? 'given' : wrong
}

/** What a reason needs before it can be used. */
const NEEDS: Readonly<Record<Reason, string>> = {
  given: 'needs a statement that stands in the assumption',
  vertical: 'needs two angles that lie opposite each other at one crossing',
  common: 'needs one and the same side in both triangles',
  sas: 'needs two pairs of sides and the angle between them',
  sss: 'needs three pairs of sides',
  asa: 'needs two pairs of angles and the side between them',
  aas: 'needs two pairs of angles and a side that is not between them',
  hl: 'needs right angles, equal hypotenuses and a pair of equal legs',
  parts: 'needs triangles that are already shown to be congruent',
  alternate: 'needs two angles at different vertices on parallel lines',
  bisector: 'needs a statement about two equal angles',
  perpendicular: 'needs two lines that are perpendicular',
}

/** The reason that does not fit a step, put to the test. */
const tested = (wrong: Reason, step: number): string =>
  `“${R[wrong]}” ${NEEDS[wrong]}, and step ${step} does not have that.`

type Gap = Readonly<{ which: number; gap: number }>

const COUNTED = ['geo-picks-the-wrong-criterion', 'geo-counts-an-angle-too-many', 'geo-counts-a-side-too-many']
const twoAngles = (r: Reason): boolean => r === 'asa' || r === 'aas'
/** A criterion with two angles in place of one with more sides, or the other way around, counts parts that are not there. */
const countedAs = (taken: Reason, right: Reason): string =>
  COUNTED[twoAngles(taken) === twoAngles(right) ? 0 : twoAngles(taken) ? 1 : 2] as string

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
  given: ({ which, gap }) => {
    const { given, steps } = PROOFS[which] as Proof
    return { says: steps.map((s) => s.says).slice(0, gap + 1), given }
  },
  answer: ({ which, gap }) => text(R[((PROOFS[which] as Proof).steps[gap] as Step).reason]),
  traps: [
    ...namedBy(COUNTED, (g: Read) => countedAs(temptingOf(g), rightOf(g)), {
      classic: true,
      rule: (g) => (CRITERIA.includes(rightOf(g)) ? text(R[temptingOf(g)]) : null),
      says: ({ which, gap }: Gap) =>
        `I took ${R[(PROOFS[which] as Proof).steps[gap]?.wrong ?? 'sas']} for the criterion.`,
      why: () => 'does not fit the sides and angles collected in the steps before.',
    }),
    {
      misconception: 'geo-gives-a-reason-of-another-step',
      classic: true,
      rule: (g) => (CRITERIA.includes(rightOf(g)) ? null : text(R[temptingOf(g)])),
      says: ({ which, gap }) => {
        const { given, steps } = PROOFS[which] as Proof
        return `I took this for the reason: “${R[temptingOf({ given, says: steps.slice(0, gap + 1).map((s) => s.says) })]}.”`
      },
      why: () => 'is no reason for this statement.',
    },
    // A criterion competes with criteria, any other reason with the others.
    ...CRITERIA.flatMap((r) =>
      namedBy(COUNTED, (g: Read) => countedAs(r, rightOf(g)), {
        unlessRight: true as const,
        rule: (g) => (CRITERIA.includes(rightOf(g)) ? text(R[r]) : null),
        says: (_: Gap) => `I took ${R[r]} for the criterion.`,
        why: () => 'does not fit the sides and angles collected in the steps before.',
      }),
    ),
    ...(Object.keys(R) as Reason[])
      .filter((r) => !CRITERIA.includes(r))
      .map((r) => ({
        misconception: slipOf(r),
        unlessRight: true as const,
        rule: (g: Read) => (CRITERIA.includes(rightOf(g)) ? null : text(R[r])),
        says: () => `I took this for the reason: “${R[r]}.”`,
        why: () =>
          r === 'parts'
            ? 'may be used only after the congruence of the triangles, and only for their parts.'
            : 'is no reason for this statement.',
      })),
  ],
  explain: ({ which, gap, set }) => {
    const p = PROOFS[which] as Proof
    const s = p.steps[gap] as Step
    return {
      plan: 'Read the statement of the step and ask what is known before it: which definition, theorem or criterion gives exactly this?',
      steps: [
        { do: `Step ${gap + 1} says: ${renamed(set)(s.says)}.`, why: 'The reason must give exactly this statement.' },
        {
          do: `Before it stands: ${p.steps
            .slice(0, gap)
            .map((x) => renamed(set)(x.says))
            .join('; ')}.`,
          why: 'A step may use what is given and what stands above it.',
        },
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
      ],
      check: `Put another tempting reason to the test: ${tested(s.wrong, gap + 1)}`,
      figure: sketch(p, set, p.steps.slice(0, gap + 1)),
    }
  },
  // Reads the statements up to the gap.
  check: ({ says, given }) => text(R[reasonOf(says.at(-1) as string, given, says.slice(0, -1))]),
})

type Flawed = Readonly<{ reasons: readonly string[] }>
const DOUBTED = ['geo-doubts-what-is-given', 'geo-doubts-a-criterion-that-fits', 'geo-doubts-a-reason-that-fits']
const doubtedAs = (reason: string): string =>
  DOUBTED[reason === R.given ? 0 : CRITERIA.some((r) => R[r] === reason) ? 1 : 2] as string

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
  given: ({ which, bad }) => {
    const { given, steps } = PROOFS[which] as Proof
    const shown = steps.slice(0, 4)
    return { given, says: shown.map((s) => s.says), reasons: shown.map((s, i) => R[i === bad ? s.wrong : s.reason]) }
  },
  answer: ({ bad }) => text(`Step ${bad + 1}`),
  traps: [0, 1, 2, 3].flatMap((i) =>
    namedBy(DOUBTED, ({ reasons }: Flawed) => doubtedAs(reasons[i] ?? ''), {
      unlessRight: true as const,
      rule: () => text(`Step ${i + 1}`),
      says: () => `I took the reason of step ${i + 1} for wrong, although it fits its statement.`,
      why: () => 'has a reason that fits its statement.',
    }),
  ),
  explain: ({ which, bad, set }) => {
    const p = PROOFS[which] as Proof
    const s = p.steps[bad] as Step
    const [one, two, three] = [0, 1, 2, 3].filter((k) => k !== bad) as [number, number, number]
    const fits = (k: number) =>
      `Step ${k + 1}: ${renamed(set)((p.steps[k] as Step).says)}. “${R[(p.steps[k] as Step).reason]}” fits.`
    return {
      plan: 'Go through the steps one by one: does the reason speak about exactly the parts of the statement?',
      steps: [
        { do: fits(one), why: 'Statement and reason speak about the same parts.' },
        {
          do: `${fits(two)} ${fits(three)}`,
          why: 'These reasons have what they need in the lines above or in the figure.',
        },
        {
          do: `Step ${bad + 1} says: ${renamed(set)(s.says)}. The reason written there, “${R[s.wrong]},” does not fit; it should be “${R[s.reason]}.”`,
          why: 'The reason does not support the statement.',
        },
      ],
      check: `Ask what the reason needs: ${tested(s.wrong, bad + 1)}`,
      figure: sketch(p, set, p.steps.slice(0, 4)),
    }
  },
  // Finds the reason of every step anew and compares.
  check: ({ given, says, reasons }) => {
    const right = says.map((x, i) => R[reasonOf(x, given, says.slice(0, i))])
    return text(`Step ${right.findIndex((r, i) => r !== reasons[i]) + 1}`)
  },
})

/** Statements that do not follow, one list for each proof. */
const TEMPTING: readonly (readonly string[])[] = [
  ['$AE = BE$', '$AB = BC$', '$m\\angle ABE = m\\angle DCE$', '$AB = BE$'],
  ['$m\\angle BAC = m\\angle BCA$', '$AB = CD$', '$m\\angle ABC = m\\angle BAD$', '$AC = BC$'],
  ['$BD = AD$', '$AB = BC$', '$m\\angle BAD = m\\angle ABD$', '$AD = AC$'],
  ['$AB = BC$', '$m\\angle BAC = m\\angle BCA$', '$m\\angle ABC = m\\angle BCD$', '$AC = BC$'],
  ['$AB = BC$', '$AD = CD$', '$m\\angle ABD = m\\angle BAD$', '$AD = AB$'],
  ['$AE = BE$', '$AB = BC$', '$m\\angle ABE = m\\angle BAE$', '$AB = BE$'],
]

/** A turn or a fold that moves one of the two triangles of each proof onto the other. */
const MOVES: readonly string[] = [
  'Half a turn around $E$ moves $A$ to $C$ and $B$ to $D$, so it moves $AB$ onto $CD$.',
  'Folding along $AC$ moves $B$ to $D$, so it moves $\\angle BAC$ onto $\\angle DAC$.',
  'Folding along $AD$ moves $B$ to $C$, so it moves $BD$ onto $CD$.',
  'Half a turn around the midpoint of $AC$ moves $B$ to $D$ and $C$ to $A$, so it moves $BC$ onto $DA$.',
  'Folding along $AD$ moves $B$ to $C$, so it moves the angle at $B$ onto the angle at $C$.',
  'Half a turn around $E$ moves $A$ to $D$ and $B$ to $C$, so it moves $BE$ onto $CE$.',
]

const lastOf = (which: number): string => ((PROOFS[which] as Proof).steps.at(-1) as Step).says

/** Whether a statement is true for the points of a proof, measured. */
function holds(p: Proof, says: string): boolean {
  const at = (n: string) => p.at[n] as readonly [number, number]
  const measured = says
    .replace(/\$/g, '')
    .split(' = ')
    .map((part) => {
      const [x = '', y = '', z = ''] = part.replace('m\\angle ', '')
      if (!part.includes('angle')) return xy.distance(at(x), at(y))
      // A single letter names the angle of triangle ABC there.
      return y === '' ? xy.angle(at('A'), at(x), at(x === 'B' ? 'C' : 'B')) : xy.angle(at(x), at(y), at(z))
    })
  return Math.abs((measured[0] as number) - (measured[1] as number)) < 1e-6
}

/** The true partner of a part that a wrong statement matches, in the letters A to E; not the pair that is asked for. */
function partnerTold(which: number, i: number): string {
  const names = ((PROOFS[which] as Proof).steps.at(-2) as Step).says.match(/(?<=triangle )[A-Z]{3}/g) ?? []
  const [one = '', two = ''] = names
  const partner = (part: string): string => {
    const [from, to] = [...part].every((l) => one.includes(l)) ? [one, two] : [two, one]
    return [...part].map((l) => to[from.indexOf(l)] ?? '?').join('')
  }
  const told = (part: string): string => (part.length === 3 ? `$\\angle ${part}$` : `$${part}$`)
  const parts = (TEMPTING[which]?.[i] ?? '').match(/[A-Z]{2,3}/g) ?? []
  const found = parts.filter((part) => !partner(part).includes('?'))
  const part = found.find((x) => !lastOf(which).includes(x)) ?? found[0] ?? ''
  const match = partner(part)
  return [...match].sort().join('') === [...part].sort().join('')
    ? `does not compare corresponding parts: ${told(part)} belongs to both triangles and corresponds to itself.`
    : `does not compare corresponding parts: ${told(part)} corresponds to ${told(match)}.`
}

/** The only pair of sides that is new, in the proofs that end with a pair of sides. */
const ONLY_NEW: readonly (string | undefined)[] = [
  '$AE = CE$ and $BE = DE$ are known already, so the only new pair of sides is $AB = CD$.',
  undefined,
  '$AB = AC$ and $AD = AD$ are known already, so the only new pair of sides is $BD = CD$.',
  '$AB = DC$ and $AC = CA$ are known already, so the only new pair of sides is $BC = DA$.',
]

const MATCHED = ['geo-matches-the-wrong-parts', 'geo-compares-parts-of-one-triangle']
/** Two parts of one of the congruent triangles, or parts of both that do not correspond. */
function matchedAs(given: string, i: number): string {
  const which = PROOFS.findIndex((p) => p.given === given)
  const triangles = (PROOFS[which]?.steps.at(-2)?.says ?? '').match(/(?<=triangle )[A-Z]{3}/g) ?? []
  const letters = (TEMPTING[which]?.[i] ?? '').match(/[A-Z]/g) ?? []
  return MATCHED[triangles.some((t) => letters.every((l) => t.includes(l))) ? 1 : 0] as string
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
  given: ({ which, set }) => ({ proof: (PROOFS[which] as Proof).given, set }),
  answer: ({ which, set }) => text(renamed(set)(lastOf(which))),
  traps: [0, 1, 2, 3].flatMap((i) =>
    namedBy(MATCHED, ({ proof }: { proof: string; set: string }) => matchedAs(proof, i), {
      ...(i === 0 ? { classic: true as const } : {}),
      rule: ({ proof, set }) => text(renamed(set)(TEMPTING[PROOFS.findIndex((p) => p.given === proof)]?.[i] as string)),
      says: ({ which, set }: { which: number; set: string }) =>
        `I took these for corresponding parts: ${renamed(set)(TEMPTING[which]?.[i] as string)}.`,
      why: ({ which, set }: { which: number; set: string }) => renamed(set)(partnerTold(which, i)),
    }),
  ),
  explain: ({ which, set }) => {
    const p = PROOFS[which] as Proof
    const last = renamed(set)((p.steps.at(-2) as Step).says)
    const [one = '', two = ''] = [...last.matchAll(/triangle ([A-Z]{3})/g)].map(([, t]) => t as string)
    return {
      plan: 'Write the names of the congruent triangles under each other: parts at the same places are equal.',
      steps: [
        {
          do: `The last line says ${last}.`,
          why: 'Congruent triangles have three pairs of equal sides and three pairs of equal angles.',
        },
        {
          do: `Place by place: ${[0, 1, 2].map((i) => `$${one[i]}$ belongs to $${two[i]}$`).join(', ')}.`,
          why: 'Letters in the same place belong together.',
        },
        { do: `So ${renamed(set)(lastOf(which))}.`, why: 'These two parts stand at the same places of the two names.' },
      ],
      check: renamed(set)(MOVES[which] as string),
      ...(ONLY_NEW[which] === undefined ? {} : { faster: renamed(set)(ONLY_NEW[which]) }),
      figure: sketch(p, set, p.steps),
    }
  },
  // Only the right statement is true in the figure.
  check: ({ proof, set }) => {
    const which = PROOFS.findIndex((p) => p.given === proof)
    const all = [...(TEMPTING[which] ?? []), lastOf(which)]
    const found = all.filter((says) => holds(PROOFS[which] as Proof, says))
    return text(found.length === 1 ? renamed(set)(found[0] as string) : 'none')
  },
})

export const templates: readonly Template[] = [missing, flawed, conclusion]
