import {
  type Frame,
  type Html,
  int,
  linear,
  nonZero,
  num,
  person,
  pick,
  type Relation,
  type Rng,
  signed,
  solutions,
  type Template,
  template,
  text,
  until,
  type Value,
} from '../../../kit.ts'
import { onlyOne } from '../read-tex.ts'
import {
  ALL,
  countWhole,
  drawSet,
  flip,
  holds,
  inside,
  isStrict,
  loosen,
  NONE,
  outside,
  type Part,
  pointsUp,
  RELATIONS,
  ray,
  SIGN,
  scan,
  setLine,
  setOf,
  setValue,
} from './sets.ts'

const skill = 'a1-absolute-value-inequalities'

/** The set |x - p| rel r. */
const around = (p: number, rel: Relation, r: number): Part[] =>
  (pointsUp(rel) ? outside : inside)(p - r, isStrict(rel), p + r, isStrict(rel))
const bars = (p: number): string => `|x${signed(-p)}|`

type Plain = Readonly<{ a: number; b: number; c: number; rel: Relation }>
const mid = ({ a, b }: Plain): number => (b === 0 ? 0 : -b / a)

const plain = (
  id: string,
  reach: number,
  show: (parts: readonly Part[]) => Value | null,
  frames: readonly Frame<Plain>[],
) =>
  template({
    id,
    skill,
    difficulty: 'Medium',
    b: 0.2,
    calculator: false,
    seconds: 80,
    response: 'choice',
    draw: (rng): Plain =>
      until(
        () => {
          const a = int(rng, 1, 4)
          return { a, b: a * nonZero(rng, -5, 5), c: a * int(rng, 1, 8), rel: pick(rng, RELATIONS) }
        },
        (e) => Math.abs(mid(e)) + e.c / e.a <= reach && e.c !== Math.abs(e.b) && e.c > 1,
      ),
    frames,
    answer: (e) => show(around(mid(e), e.rel, e.c / e.a)) as Value,
    traps: [
      { misconception: 'a1-absolute-sign-of-center', rule: (e) => show(around(-mid(e), loosen(e.rel), e.c / e.a)) },
      {
        misconception: 'a1-absolute-less-as-or',
        rule: (e) => (pointsUp(e.rel) ? null : show(around(mid(e), flip(e.rel), e.c / e.a))),
        why: ({ c }) => `takes the numbers outside; a distance of less than $${c}$ from 0 lies between.`,
      },
      {
        misconception: 'a1-absolute-greater-as-and',
        rule: (e) => (pointsUp(e.rel) ? show(around(mid(e), flip(e.rel), e.c / e.a)) : null),
        why: ({ c }) => `takes the numbers between; a distance of more than $${c}$ from 0 lies outside.`,
      },
      { misconception: 'a1-absolute-sign-of-center', rule: (e) => show(around(-mid(e), e.rel, e.c / e.a)) },
      { misconception: 'a1-absolute-sign-of-center', rule: (e) => show(around(-mid(e), flip(e.rel), e.c / e.a)) },
      {
        misconception: 'a1-absolute-drops-bars',
        rule: (e) => show(ray(e.rel, mid(e) + e.c / e.a)),
        why: () => 'drops the bars and so finds only one of the two boundaries.',
      },
      { misconception: 'a1-changes-strictness', rule: (e) => show(around(mid(e), loosen(e.rel), e.c / e.a)) },
    ],
    explain: ({ a, b, c, rel }) => [
      {
        do: pointsUp(rel)
          ? `The inside is beyond $${c}$ or beyond $-${c}$: $${linear(a, b)} ${SIGN[rel]} ${c}$ or $${linear(a, b)} ${SIGN[flip(rel)]} -${c}$.`
          : `The inside lies between: $-${c} ${SIGN[rel]} ${linear(a, b)} ${SIGN[rel]} ${c}$.`,
        why: pointsUp(rel) ? 'Far from 0 means on one side or on the other.' : 'Near 0 means between the two.',
      },
      {
        do: `Solve for $x$: ${setOf(around(mid({ a, b, c, rel }), rel, c / a)).html}.`,
        why: `${b > 0 ? 'Subtract' : 'Add'} $${Math.abs(b)}$ everywhere${a > 1 ? `, then divide by $${a}$` : ''}.`,
      },
    ],
    given: (e) => e,
    check: ({ a, b, c, rel }) => show(scan((x) => holds(Math.abs(a * x + b), rel, c))) as Value,
  })

const bare = plain('algebra-1/absolute-inequality', 20, setValue, [
  { id: 'bare', kind: 'bare', items: 7, stem: ({ a, b, c, rel }) => `Solve $|${linear(a, b)}| ${SIGN[rel]} ${c}$.` },
])
const line = plain('algebra-1/absolute-inequality-line', 9, setLine, [
  {
    id: 'line',
    kind: 'graph',
    items: 6,
    b: 0.3,
    seconds: 90,
    stem: ({ a, b, c, rel }) => `Which number line shows the solutions of $|${linear(a, b)}| ${SIGN[rel]} ${c}$?`,
  },
])

/** n - k|x - p| against m, or k|x - p| + m against n: the bars must be freed first. */
const isolate = template({
  id: 'algebra-1/absolute-inequality-isolate',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const k = nonZero(rng, -5, 5)
        const m = k * nonZero(rng, -4, 5)
        return { k, p: nonZero(rng, -8, 8), m, n: m + k * int(rng, 2, 8), rel: pick(rng, RELATIONS) }
      },
      ({ k, p, m, n }) =>
        Math.abs(k) > 1 && n !== 0 && Math.abs(n) < 40 && m > 0 && Math.abs(p) !== (n - m) / k && Math.abs(n) !== m,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: ({ k, p, m, n, rel }) =>
        `What are the solutions of $${m}${k < 0 ? ' - ' : ' + '}${Math.abs(k)}${bars(p)} ${SIGN[rel]} ${n}$?`,
    },
  ],
  answer: ({ k, p, m, n, rel }) => setOf(around(p, k < 0 ? flip(rel) : rel, (n - m) / k)),
  traps: [
    {
      misconception: 'a1-absolute-sign-of-center',
      rule: ({ k, p, m, n, rel }) => setValue(around(-p, loosen(k < 0 ? flip(rel) : rel), (n - m) / k)),
    },
    {
      misconception: 'a1-absolute-skips-dividing',
      rule: ({ k, p, m, n, rel }) => setValue(around(p, k < 0 ? rel : flip(rel), Math.abs(n - m))),
    },
    {
      misconception: 'a1-keeps-direction-at-negative',
      rule: ({ k, p, m, n, rel }) => (k < 0 ? setValue(around(p, rel, (n - m) / k)) : null),
      why: ({ k }) => `divides by $${k}$ without reversing the sign.`,
    },
    {
      misconception: 'a1-absolute-less-as-or',
      rule: ({ k, p, m, n, rel }) => (k > 0 && !pointsUp(rel) ? setValue(around(p, flip(rel), (n - m) / k)) : null),
    },
    {
      misconception: 'a1-absolute-greater-as-and',
      rule: ({ k, p, m, n, rel }) => (k > 0 && pointsUp(rel) ? setValue(around(p, flip(rel), (n - m) / k)) : null),
    },
    {
      misconception: 'a1-absolute-sign-of-center',
      rule: ({ k, p, m, n, rel }) => setValue(around(-p, k < 0 ? flip(rel) : rel, (n - m) / k)),
    },
    {
      misconception: 'a1-absolute-sign-of-center',
      rule: ({ k, p, m, n, rel }) => setValue(around(-p, k < 0 ? rel : flip(rel), (n - m) / k)),
    },
    {
      misconception: 'a1-absolute-skips-dividing',
      rule: ({ k, p, m, n, rel }) => setValue(around(p, k < 0 ? flip(rel) : rel, Math.abs(n - m))),
      why: ({ k }) => `does not divide by $${k}$ before opening the bars.`,
    },
    {
      misconception: 'a1-changes-strictness',
      rule: ({ k, p, m, n, rel }) => setValue(around(p, loosen(k < 0 ? flip(rel) : rel), (n - m) / k)),
    },
  ],
  explain: ({ k, p, m, n, rel }) => [
    { do: `Subtract $${m}$: $${k}${bars(p)} ${SIGN[rel]} ${n - m}$.`, why: 'First the bars are freed.' },
    {
      do: `Divide by $${k}$: $${bars(p)} ${SIGN[k < 0 ? flip(rel) : rel]} ${(n - m) / k}$.`,
      why: k < 0 ? 'A negative divisor reverses the sign.' : 'A positive divisor keeps the sign.',
    },
    {
      do: `So the distance from $${p}$ decides: ${setOf(around(p, k < 0 ? flip(rel) : rel, (n - m) / k)).html}.`,
      why: 'Less than a distance means between, more than a distance means outside.',
    },
  ],
  given: (e) => e,
  check: ({ k, p, m, n, rel }) => setOf(scan((x) => holds(m + k * Math.abs(x - p), rel, n))),
})

const tex = (p: number, rel: Relation, r: number): Value => text(`$|x - ${p}| ${SIGN[rel]} ${r}$`)

const rules: readonly Readonly<{ rel: Relation; say: (p: number, r: number, who: string) => Html }>[] = [
  {
    rel: '<=',
    say: (p, r) =>
      `A machine fills bags with rice. A bag passes the control when its mass $x$ is within ${r} grams of ${p} grams, a difference of exactly ${r} grams included. Which inequality describes the bags that pass?`,
  },
  {
    rel: '>',
    say: (p, r) =>
      `Juice is filled into bottles of ${p} milliliters. A bottle is taken out when its content $x$ differs from ${p} milliliters by more than ${r} milliliters. Which inequality describes the bottles that are taken out?`,
  },
  {
    rel: '<',
    say: (p, r, who) =>
      `${who} takes part in a guessing contest: there are ${p} beads in a jar, and every guess $x$ that is less than ${r} away from the true number wins. Which inequality describes the winning guesses?`,
  },
  {
    rel: '>=',
    say: (p, r) =>
      `A greenhouse sends an alarm when the reading $x$ of its soil sensor is ${r} or more points away from the target of ${p}. Which inequality describes the readings that set off the alarm?`,
  },
]

const tolerance = template({
  id: 'algebra-1/absolute-inequality-tolerance',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({ p: int(rng, 12, 40) * 10, r: int(rng, 3, 15), which: int(rng, 0, 3) }),
  frames: [
    {
      id: 'model',
      kind: 'words',
      items: 8,
      stem: ({ p, r, which }, rng) => (rules[which] as (typeof rules)[number]).say(p, r, person(rng)),
    },
  ],
  answer: ({ p, r, which }) => tex(p, (rules[which] as (typeof rules)[number]).rel, r),
  traps: [
    {
      misconception: 'a1-tolerance-wrong-way',
      rule: ({ p, r, which }) => tex(p, flip((rules[which] as (typeof rules)[number]).rel), r),
      why: () => 'describes the values on the other side of the limit.',
    },
    {
      misconception: 'a1-changes-strictness',
      rule: ({ p, r, which }) => tex(p, loosen((rules[which] as (typeof rules)[number]).rel), r),
      why: ({ r }) => `treats a difference of exactly $${r}$ the wrong way.`,
    },
    {
      misconception: 'a1-absolute-swaps-center-and-distance',
      rule: ({ p, r, which }) => tex(r, (rules[which] as (typeof rules)[number]).rel, p),
      why: ({ p, r }) => `exchanges the target $${p}$ and the allowed difference $${r}$.`,
    },
    {
      misconception: 'a1-absolute-swaps-center-and-distance',
      rule: ({ p, r, which }) => tex(r, flip((rules[which] as (typeof rules)[number]).rel), p),
    },
    {
      misconception: 'a1-tolerance-wrong-way',
      rule: ({ p, r, which }) => tex(p, loosen(flip((rules[which] as (typeof rules)[number]).rel)), r),
    },
  ],
  explain: ({ p, r, which }) => [
    {
      do: `The difference between $x$ and $${p}$, whichever is greater, is $|x - ${p}|$.`,
      why: 'The bars make the difference positive.',
    },
    {
      do: `Compare it with $${r}$: ${tex(p, (rules[which] as (typeof rules)[number]).rel, r).html}.`,
      why: 'Read closely whether the limit itself is included, and on which side the wanted values lie.',
    },
  ],
  given: ({ p, r, which }) => ({ p, r, says: (rules[which] as (typeof rules)[number]).say(p, r, 'Somebody') }),
  // Reads from the words whether the limit itself counts and whether the far values are meant, and tries the four signs.
  check: ({ p, r, says }) => {
    const [limitCounts, farCounts] = [/included|or more/.test(says), /by more than|or more/.test(says)]
    const sign = onlyOne(
      RELATIONS,
      (rel) => holds(r, rel, r) === limitCounts && holds(r + 1, rel, r) === farCounts && holds(0, rel, r) !== farCounts,
    )
    return tex(p, sign, r)
  },
})

const count = template({
  id: 'algebra-1/absolute-inequality-count',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: false,
  seconds: 85,
  response: 'grid',
  draw: (rng: Rng) =>
    until(
      () => ({ k: int(rng, 2, 5), p: nonZero(rng, -9, 9), c: int(rng, 5, 40), rel: pick(rng, ['<', '<='] as const) }),
      ({ k, c }) => c / k > 1.5 && c / k < 12,
    ),
  frames: [
    {
      id: 'count',
      kind: 'multi-step',
      items: 8,
      stem: ({ k, p, c, rel }) => `How many integers $x$ satisfy $${k}${bars(p)} ${SIGN[rel]} ${c}$?`,
    },
  ],
  answer: ({ k, c, rel }) => num(2 * reachOf(k, c, rel) + 1),
  traps: [
    { misconception: 'a1-absolute-forgets-the-center', rule: ({ k, c, rel }) => num(2 * reachOf(k, c, rel)) },
    { misconception: 'a1-absolute-positive-case-only', rule: ({ k, c, rel }) => num(reachOf(k, c, rel)) },
    { misconception: 'a1-absolute-skips-dividing', rule: ({ c, rel }) => num(2 * reachOf(1, c, rel) + 1) },
  ],
  explain: ({ k, p, c, rel }) => [
    {
      do: `Divide by $${k}$: the distance of $x$ from $${p}$ is ${rel === '<' ? 'less than' : 'at most'} $\\frac{${c}}{${k}}$.`,
      why: 'The bars are a distance.',
    },
    {
      do: `So $x$ goes up to $${reachOf(k, c, rel)}$ to the left and to the right of $${p}$: from $${p - reachOf(k, c, rel)}$ to $${p + reachOf(k, c, rel)}$.`,
      why: 'Only whole distances lead to integers.',
    },
    {
      do: `That makes $2 \\cdot ${reachOf(k, c, rel)} + 1 = ${2 * reachOf(k, c, rel) + 1}$ integers.`,
      why: `The middle $${p}$ counts as well.`,
    },
  ],
  given: (e) => e,
  check: ({ k, p, c, rel }) => num(countWhole((x) => holds(k * Math.abs(x - p), rel, c))),
})

function reachOf(k: number, c: number, rel: Relation): number {
  return rel === '<' ? Math.ceil(c / k) - 1 : Math.floor(c / k)
}

const shown = (p: number, rel: Relation, r: number): Value => text(`$${bars(p)} ${SIGN[rel]} ${r}$`)
const read = template({
  id: 'algebra-1/absolute-inequality-from-line',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const p = nonZero(rng, -6, 6)
        const r = int(rng, 2, 7)
        return { lo: p - r, hi: p + r, rel: pick(rng, RELATIONS) }
      },
      ({ lo, hi }) => lo > -10 && hi < 10 && hi - lo !== Math.abs(lo + hi),
    ),
  frames: [
    {
      id: 'read',
      kind: 'graph',
      items: 7,
      stem: ({ lo, hi, rel }) =>
        `<p>Which inequality has the marked part of the number line as its solutions?</p>${drawSet((pointsUp(rel) ? outside : inside)(lo, isStrict(rel), hi, isStrict(rel)))}`,
    },
  ],
  answer: ({ lo, hi, rel }) => shown((lo + hi) / 2, rel, (hi - lo) / 2),
  traps: [
    {
      misconception: 'a1-absolute-sign-of-center',
      rule: ({ lo, hi, rel }) => shown(-(lo + hi) / 2, rel, (hi - lo) / 2),
    },
    {
      misconception: 'a1-tolerance-wrong-way',
      rule: ({ lo, hi, rel }) => shown((lo + hi) / 2, flip(rel), (hi - lo) / 2),
      why: ({ rel }) =>
        pointsUp(rel)
          ? 'describes the numbers between the two circles.'
          : 'describes the numbers outside the two circles.',
    },
    {
      misconception: 'a1-absolute-whole-gap',
      rule: ({ lo, hi, rel }) => shown((lo + hi) / 2, rel, hi - lo),
      why: () => 'uses the whole distance between the circles instead of half of it.',
    },
    { misconception: 'a1-absolute-whole-gap', rule: ({ lo, hi, rel }) => shown(-(lo + hi) / 2, flip(rel), hi - lo) },
    {
      misconception: 'a1-absolute-swaps-center-and-distance',
      rule: ({ lo, hi, rel }) => shown((hi - lo) / 2, rel, Math.abs(lo + hi) / 2),
    },
    {
      misconception: 'a1-tolerance-wrong-way',
      rule: ({ lo, hi, rel }) => shown(-(lo + hi) / 2, flip(rel), (hi - lo) / 2),
    },
  ],
  explain: ({ lo, hi, rel }) => [
    {
      do: `The middle of $${lo}$ and $${hi}$ is $${(lo + hi) / 2}$, and each is $${(hi - lo) / 2}$ away from it.`,
      why: 'The bars measure the distance from the middle.',
    },
    {
      do: `Marked are the numbers ${pointsUp(rel) ? 'farther away than' : 'nearer than'} that${isStrict(rel) ? '' : ', ends included'}: ${shown((lo + hi) / 2, rel, (hi - lo) / 2).html}.`,
      why: `The circles are ${isStrict(rel) ? 'open, so the sign is strict' : 'filled, so the sign includes equality'}.`,
    },
  ],
  given: (e) => e,
  check: ({ lo, hi, rel }) => {
    for (let p = -12; p <= 12; p++) if (hi - p === p - lo) return shown(p, rel, hi - p)
    return NONE
  },
})

/** Bounds of 0 or less: everything, nothing, one number, or all but one number. */
const special = template({
  id: 'algebra-1/absolute-inequality-special',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) => {
    const which = int(rng, 0, 3)
    const p = nonZero(rng, -12, 12)
    const m = int(rng, 2, 15)
    // What is left on the right side once m has been taken away.
    const rest = which < 2 ? -int(rng, 1, m - 1) : 0
    const rel = (
      which === 0 ? pick(rng, ['>', '>=']) : which === 1 ? pick(rng, ['<', '<=']) : which === 2 ? '<=' : '>'
    ) as Relation
    return { which, p, m, n: m + rest, rel }
  },
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 8,
      stem: ({ p, m, n, rel }) => `Which describes the solutions of $${bars(p)} + ${m} ${SIGN[rel]} ${n}$?`,
    },
  ],
  answer: ({ which, p }) => [ALL, NONE, solutions([p]), except(p)][which] as Value,
  traps: [
    {
      misconception: 'a1-inequality-takes-all',
      rule: () => ALL,
      why: ({ p }) => `cannot be: try $x = ${p}$ and a number far away.`,
    },
    {
      misconception: 'a1-inequality-takes-none',
      rule: () => NONE,
      why: ({ p }) => `cannot be: try $x = ${p}$ and a number far away.`,
    },
    {
      misconception: 'a1-absolute-takes-center-alone',
      rule: ({ p }) => solutions([p]),
      why: ({ p }) => `looks only at the number with distance 0 from $${p}$, and not at what the sign asks for.`,
    },
    {
      misconception: 'a1-absolute-leaves-out-center',
      rule: ({ p }) => except(p),
      why: ({ p }) => `leaves out $${p}$ alone, which is right only when the distance must be greater than 0.`,
    },
  ],
  explain: ({ which, p, m, n, rel }) => [
    { do: `Subtract $${m}$: $${bars(p)} ${SIGN[rel]} ${n - m}$.`, why: 'Free the bars first.' },
    {
      do: [
        'A distance is never negative, so this is true for all real numbers.',
        'A distance is never negative, so no number does it.',
        `A distance is at most 0 only when it is 0: $x = ${p}$.`,
        `A distance is greater than 0 except when it is 0: all real numbers except $${p}$.`,
      ][which] as string,
      why: 'Think of the bars as a distance before you calculate.',
    },
  ],
  given: ({ p, m, n, rel }) => ({ p, m, n, rel }),
  check: ({ p, m, n, rel }) => {
    const parts = scan((x) => holds(Math.abs(x - p) + m, rel, n))
    return parts.length === 2 ? except(parts[0]?.hi ?? 0) : setOf(parts)
  },
})

function except(p: number): Value {
  return text(`All real numbers except $${p}$`)
}

export const templates: readonly Template[] = [bare, line, isolate, tolerance, count, read, special]
