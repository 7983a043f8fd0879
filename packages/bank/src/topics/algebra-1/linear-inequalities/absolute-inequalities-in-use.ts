import {
  frac,
  type Html,
  int,
  nonZero,
  num,
  paren,
  person,
  pick,
  type Relation,
  type Rng,
  type Template,
  template,
  text,
  toTex,
  until,
  type Value,
} from '#kit'
import { onlyOne } from '../read-tex.ts'
import { flip, holds, isStrict, loosen, pointsUp, RELATIONS, SIGN } from '../relations.ts'
import { bars } from './absolute-inequalities.ts'
import { countWhole, drawSet, inside, NONE, outside } from './sets.ts'
import { whyCircle } from './tested.ts'

const skill = 'a1-absolute-value-inequalities'

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

/** The sign that the words ask for. */
const asked = (says: string): Relation =>
  says.includes('or more') ? '>=' : says.includes('by more than') ? '>' : says.includes('included') ? '<=' : '<'

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
  given: ({ p, r, which }) => ({ p, r, says: (rules[which] as (typeof rules)[number]).say(p, r, 'Somebody') }),
  answer: ({ p, r, which }) => tex(p, (rules[which] as (typeof rules)[number]).rel, r),
  traps: [
    {
      misconception: 'a1-tolerance-wrong-way',
      says: () => 'I turned the inequality sign the wrong way, so that I described the other values.',
      classic: true,
      rule: ({ p, r, says }) => tex(p, flip(asked(says)), r),
      why: () => 'describes the values on the other side of the limit.',
    },
    {
      misconception: 'a1-changes-strictness',
      rule: ({ p, r, says }) => tex(p, loosen(asked(says)), r),
      why: ({ r }) => `treats a difference of exactly $${r}$ the wrong way.`,
    },
    {
      misconception: 'a1-absolute-swaps-center-and-distance',
      rule: ({ p, r, says }) => tex(r, asked(says), p),
      why: ({ p, r }) => `exchanges the target $${p}$ and the allowed difference $${r}$.`,
    },
    {
      misconception: 'a1-absolute-swaps-center-and-distance',
      says: () => 'I exchanged the middle and the distance, and I turned the inequality sign the wrong way.',
      twoSlips: true,
      rule: ({ p, r, says }) => tex(r, flip(asked(says)), p),
    },
    {
      misconception: 'a1-tolerance-wrong-way',
      says: () => 'I described exactly the values that are not asked for.',
      twoSlips: true,
      rule: ({ p, r, says }) => tex(p, loosen(flip(asked(says))), r),
      why: () => 'has the sign the wrong way around and treats the limit itself wrongly.',
    },
  ],
  explain: ({ p, r, which }) => {
    const rel = (rules[which] as (typeof rules)[number]).rel
    const far = pointsUp(rel) ? p + r + 1 : p
    return {
      plan: 'A difference that may go up or down is an absolute value. Write it with bars around the target, then let the words decide about the sign.',
      steps: [
        {
          do: `The difference between $x$ and the target $${p}$, whichever is greater, is $|x - ${p}|$.`,
          why: 'The bars make the difference positive, so that too much and too little are treated alike.',
        },
        {
          do: `The wanted values ${pointsUp(rel) ? 'lie far away: the difference is large' : 'lie near: the difference is small'}, so the sign is ${pointsUp(rel) ? '$\\gt$ or $\\ge$' : '$\\lt$ or $\\le$'}.`,
          why: 'Ask which values the question wants: those near the target, or those far from it.',
        },
        {
          do: `A difference of exactly $${r}$ ${isStrict(rel) ? 'does not count' : 'counts'}: ${tex(p, rel, r).html}.`,
          why: isStrict(rel)
            ? '“More than” and “less than” leave the limit itself out.'
            : '“Included” and “or more” take the limit itself in.',
        },
      ],
      check: `Test $x = ${p + r}$: the difference is $${p + r} - ${p} = ${r}$, and $${r} ${SIGN[rel]} ${r}$ is ${isStrict(rel) ? 'false' : 'true'}. Test $x = ${far}$: the difference is $${far - p}$, and $${far - p} ${SIGN[rel]} ${r}$ is true.`,
      faster: `Try two numbers in the options: the target $${p}$ must ${pointsUp(rel) ? 'not fit' : 'fit'}, and $${p + r}$, which is exactly $${r}$ away, must ${isStrict(rel) ? 'not fit' : 'fit'}.`,
    }
  },
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
  given: (e) => e,
  answer: ({ k, c, rel }) => num(2 * reachOf(k, c, rel) + 1),
  traps: [
    {
      misconception: 'a1-absolute-positive-case-only',
      says: () => 'I counted only the numbers on one side of the middle, without the middle itself.',
      classic: true,
      rule: ({ k, c, rel }) => num(reachOf(k, c, rel)),
    },
    { misconception: 'a1-absolute-forgets-the-center', rule: ({ k, c, rel }) => num(2 * reachOf(k, c, rel)) },
    { misconception: 'a1-absolute-skips-dividing', rule: ({ c, rel }) => num(2 * reachOf(1, c, rel) + 1) },
  ],
  explain: ({ k, p, c, rel }) => {
    const n = reachOf(k, c, rel)
    const bound = frac(c, k)
    return {
      plan: 'Get the bars by themselves and read them as a distance from a middle. Count the integers on one side, double, and do not forget the middle.',
      steps: [
        {
          do: `Divide both sides by $${k}$: $${bars(p)} ${SIGN[rel]} ${toTex(bound)}$.`,
          why: `$${k}$ is positive, so the sign stays.`,
        },
        {
          do: `So the distance of $x$ from $${p}$ is ${rel === '<' ? 'less than' : 'at most'} $${toTex(bound)}$. The greatest whole distance that fits is $${n}$.`,
          why: `$${p}$ is an integer, so integers lie at whole distances from it.`,
        },
        {
          do: `The integers go from $${p} - ${n} = ${p - n}$ to $${p} + ${n} = ${p + n}$.`,
          why: 'They lie on both sides of the middle.',
        },
        {
          do: `That makes $2 \\cdot ${n} + 1 = ${2 * n + 1}$ integers.`,
          why: `$${n}$ on each side, and the middle $${p}$ itself.`,
        },
      ],
      faster: `Where the middle lies changes no count: as many integers fit as in $${k}|n| ${SIGN[rel]} ${c}$. There $n = ${n}$ is the last, because $${k} \\cdot ${n} = ${k * n}$ fits and $${k} \\cdot ${n + 1} = ${k * (n + 1)}$ does not, so $2 \\cdot ${n} + 1 = ${2 * n + 1}$ integers fit.`,
      check: `$x = ${p + n}$ gives $${k} \\cdot ${n} = ${k * n}$, and $${k * n} ${SIGN[rel]} ${c}$ is true. $x = ${p + n + 1}$ gives $${k} \\cdot ${n + 1} = ${k * (n + 1)}$, and $${k * (n + 1)} ${SIGN[rel]} ${c}$ is false.`,
    }
  },
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
  given: (e) => e,
  answer: ({ lo, hi, rel }) => shown((lo + hi) / 2, rel, (hi - lo) / 2),
  traps: [
    {
      misconception: 'a1-absolute-sign-of-center',
      classic: true,
      rule: ({ lo, hi, rel }) => shown(-(lo + hi) / 2, rel, (hi - lo) / 2),
    },
    {
      misconception: 'a1-tolerance-wrong-way',
      says: ({ rel }) =>
        pointsUp(rel)
          ? 'I described the numbers between the two circles.'
          : 'I described the numbers outside the two circles.',
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
    {
      misconception: 'a1-absolute-swaps-center-and-distance',
      rule: ({ lo, hi, rel }) => shown((hi - lo) / 2, rel, Math.abs(lo + hi) / 2),
    },
    {
      misconception: 'a1-absolute-whole-gap',
      says: () =>
        'I used the whole gap as the distance, took the middle with the wrong sign, and turned the inequality sign the wrong way.',
      twoSlips: true,
      rule: ({ lo, hi, rel }) => shown(-(lo + hi) / 2, flip(rel), hi - lo),
    },
    {
      misconception: 'a1-tolerance-wrong-way',
      says: ({ rel }) =>
        `I described the numbers ${pointsUp(rel) ? 'between' : 'outside'} the two circles, and I took the middle with the wrong sign.`,
      twoSlips: true,
      rule: ({ lo, hi, rel }) => shown(-(lo + hi) / 2, flip(rel), (hi - lo) / 2),
    },
  ],
  explain: ({ lo, hi, rel }) => {
    const [p, r] = [(lo + hi) / 2, (hi - lo) / 2]
    return {
      figure: drawSet(
        (pointsUp(rel) ? outside : inside)(lo, isStrict(rel), hi, isStrict(rel)),
        [
          { from: lo, to: p, label: `${r}` },
          { at: p, label: `middle ${p}`.replace('-', '−') },
          { from: p, to: hi, label: `${r}` },
        ],
        ` The middle ${p} is marked, at the distance ${r} from both circles.`.replace('-', '−'),
      ),
      plan: 'Bars measure the distance from a middle. Find the middle of the two circles and the distance to them, then decide about the sign.',
      steps: [
        {
          do: `The middle of $${lo}$ and $${hi}$ is $\\frac{${lo} + ${paren(hi)}}{2} = ${p}$.`,
          why: 'The number halfway between two numbers is their mean.',
        },
        {
          do: `The distance from the middle to each circle is $${hi} - ${paren(p)} = ${r}$.`,
          why: 'Both circles lie equally far from the middle.',
        },
        {
          do: `The circles are ${isStrict(rel) ? 'open, so the sign is $\\lt$ or $\\gt$' : 'filled, so the sign is $\\le$ or $\\ge$'}.`,
          why: whyCircle(isStrict(rel)),
        },
        {
          do: `Marked are the numbers ${pointsUp(rel) ? 'farther away' : 'nearer to the middle'}: ${shown(p, rel, r).html}.`,
          why: `The distance of $x$ from $${p}$ is $${bars(p)}$.`,
        },
      ],
      check: `Test the middle: for $x = ${p}$ the bars are $0$, and $0 ${SIGN[rel]} ${r}$ is ${pointsUp(rel) ? 'false; the middle is not marked' : 'true; the middle is marked'}.`,
      faster: `Put $${lo}$ and $${hi}$ into the options: at both, the bars must be $${r}$. Then the ${isStrict(rel) ? 'open' : 'filled'} circles and the ${pointsUp(rel) ? 'unmarked' : 'marked'} middle decide about the sign.`,
    }
  },
  check: ({ lo, hi, rel }) => {
    for (let p = -12; p <= 12; p++) if (hi - p === p - lo) return shown(p, rel, hi - p)
    return NONE
  },
})

export const templates: readonly Template[] = [tolerance, count, read]
