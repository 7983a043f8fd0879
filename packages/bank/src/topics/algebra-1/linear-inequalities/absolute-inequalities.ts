import {
  int,
  linear,
  nonZero,
  pick,
  type Relation,
  type Rng,
  type Shared,
  signed,
  solutions,
  type Template,
  template,
  term,
  text,
  until,
  type Value,
} from '#kit'
import { flip, holds, isStrict, loosen, pointsUp, RELATIONS, SIGN } from '../relations.ts'
import { put, quotient } from '../undoing.ts'
import { ALL, inside, NONE, outside, type Part, ray, type Shown, scan, setLine, setOf, setValue } from './sets.ts'
import { gives, whyCircle, whySign } from './tested.ts'

const skill = 'a1-absolute-value-inequalities'

/** The set |x - p| rel r. */
const around = (p: number, rel: Relation, r: number): Part[] =>
  (pointsUp(rel) ? outside : inside)(p - r, isStrict(rel), p + r, isStrict(rel))

export const bars = (p: number): string => `|x${signed(-p)}|`

const FAR: Readonly<Record<Relation, string>> = {
  '<': 'less than',
  '<=': 'at most',
  '>': 'greater than',
  '>=': 'at least',
}

type Plain = Readonly<{ a: number; b: number; c: number; rel: Relation }>

const mid = ({ a, b }: Plain): number => (b === 0 ? 0 : -b / a)

const drawPlain =
  (reach: number) =>
  (rng: Rng): Plain =>
    until(
      () => {
        const a = int(rng, 1, 4)
        return { a, b: a * nonZero(rng, -5, 5), c: a * int(rng, 1, 8), rel: pick(rng, RELATIONS) }
      },
      (e) => Math.abs(mid(e)) + e.c / e.a <= reach && e.c !== Math.abs(e.b) && e.c > 1,
    )

/** |ax + b| against c; shown as an inequality or as a drawing. */
const plain = (show: Shown): Shared<Plain, Plain> => ({
  given: (e) => e,
  answer: (e) => show(around(mid(e), e.rel, e.c / e.a)) as Value,
  traps: [
    {
      misconception: 'a1-absolute-less-as-or',
      classic: true,
      rule: (e) => (pointsUp(e.rel) ? null : show(around(mid(e), flip(e.rel), e.c / e.a))),
      why: ({ c }) => `takes the numbers outside; a distance of less than $${c}$ from 0 lies between.`,
    },
    {
      misconception: 'a1-absolute-greater-as-and',
      classic: true,
      rule: (e) => (pointsUp(e.rel) ? show(around(mid(e), flip(e.rel), e.c / e.a)) : null),
      why: ({ c }) => `takes the numbers between; a distance of more than $${c}$ from 0 lies outside.`,
    },
    { misconception: 'a1-absolute-sign-of-center', rule: (e) => show(around(-mid(e), e.rel, e.c / e.a)) },
    {
      misconception: 'a1-absolute-drops-bars',
      says: ({ a, b, c, rel }) => `I left out the bars and solved only $${linear(a, b)} ${SIGN[rel]} ${c}$.`,
      rule: (e) => show(ray(e.rel, mid(e) + e.c / e.a)),
      why: () => 'drops the bars and so finds only one of the two boundaries.',
    },
    {
      misconception: 'a1-changes-strictness',
      says: () => 'I changed whether the two boundaries themselves belong to the solutions.',
      rule: (e) => show(around(mid(e), loosen(e.rel), e.c / e.a)),
    },
    {
      misconception: 'a1-absolute-sign-of-center',
      says: () =>
        'I took the middle with the wrong sign, and I changed whether the boundaries belong to the solutions.',
      twoSlips: true,
      rule: (e) => show(around(-mid(e), loosen(e.rel), e.c / e.a)),
    },
    {
      misconception: 'a1-absolute-sign-of-center',
      says: ({ rel }) =>
        `I took the middle with the wrong sign, and I took the numbers ${pointsUp(rel) ? 'between the boundaries instead of outside' : 'outside the boundaries instead of between'}.`,
      twoSlips: true,
      rule: (e) => show(around(-mid(e), flip(e.rel), e.c / e.a)),
    },
  ],
  explain: (e, frame) => {
    const { a, b, c, rel } = e
    const [p, r, up, other] = [mid(e), c / a, pointsUp(rel), flip(rel)]
    const inner = linear(a, b)
    const circles = `${isStrict(rel) ? 'open' : 'filled'} circles at $${p - r}$ and $${p + r}$`
    const test = (x: number) =>
      gives(x, `|${put(a, x)}${signed(b)}| = |${a * x + b}| = ${Math.abs(a * x + b)}`, Math.abs(a * x + b), rel, c)
    return {
      plan: 'The bars are the distance of the inside from zero. Less than a number means between two boundaries, more than a number means beyond one or the other.',
      steps: [
        {
          do: `$|${inner}| ${SIGN[rel]} ${c}$ says: the distance of $${inner}$ from $0$ is ${FAR[rel]} $${c}$.`,
          why: 'Bars measure the distance from zero, to the right or to the left.',
        },
        {
          do: up
            ? `So the inside lies beyond one of the two boundaries: $${inner} ${SIGN[other]} -${c}$ or $${inner} ${SIGN[rel]} ${c}$.`
            : `So the inside lies between the two boundaries: $-${c} ${SIGN[rel]} ${inner} ${SIGN[rel]} ${c}$.`,
          why: up ? 'Far from 0 means on one side or on the other.' : 'Near 0 means between the two.',
        },
        {
          do: `${b > 0 ? `Subtract $${b}$` : `Add $${-b}$`} everywhere: ${
            a === 1
              ? setOf(around(p, rel, r)).html
              : up
                ? `$${term(a, 'x')} ${SIGN[other]} ${-c - b}$ or $${term(a, 'x')} ${SIGN[rel]} ${c - b}$`
                : `$${-c - b} ${SIGN[rel]} ${term(a, 'x')} ${SIGN[rel]} ${c - b}$`
          }.`,
          why: 'Adding or subtracting keeps the signs.',
        },
        ...(a === 1 ? [] : [{ do: `Divide everything by $${a}$: ${setOf(around(p, rel, r)).html}.`, why: whySign(a) }]),
        ...(frame === 'line'
          ? [
              {
                do: `On the number line: ${circles}, and everything ${up ? 'outside' : 'between'} them.`,
                why: whyCircle(isStrict(rel)),
              },
            ]
          : []),
      ],
      check: `Test the middle and a number outside: ${test(p)} ${test(p + r + 1)}`,
      faster: `Start from the middle: the inside is 0 at $x = ${p}$, and the boundaries lie $${a === 1 ? c : `${c} \\div ${a} = ${r}`}$ to each side, at $${p - r}$ and $${p + r}$. The solutions lie ${up ? 'outside' : 'between'} them.`,
    }
  },
  check: ({ a, b, c, rel }) => show(scan((x) => holds(Math.abs(a * x + b), rel, c))) as Value,
})

const bare = template({
  id: 'algebra-1/absolute-inequality',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: drawPlain(20),
  frames: [
    { id: 'bare', kind: 'bare', items: 7, stem: ({ a, b, c, rel }) => `Solve $|${linear(a, b)}| ${SIGN[rel]} ${c}$.` },
  ],
  ...plain(setValue),
})

const line = template({
  id: 'algebra-1/absolute-inequality-line',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: drawPlain(9),
  frames: [
    {
      id: 'line',
      kind: 'graph',
      items: 6,
      b: 0.3,
      seconds: 90,
      stem: ({ a, b, c, rel }) => `Which number line shows the solutions of $|${linear(a, b)}| ${SIGN[rel]} ${c}$?`,
    },
  ],
  ...plain(setLine),
})

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
  given: (e) => e,
  answer: ({ k, p, m, n, rel }) => setOf(around(p, k < 0 ? flip(rel) : rel, (n - m) / k)),
  traps: [
    {
      misconception: 'a1-absolute-skips-dividing',
      classic: true,
      rule: ({ k, p, m, n, rel }) => setValue(around(p, k < 0 ? flip(rel) : rel, Math.abs(n - m))),
      why: ({ k }) => `does not divide by $${k}$ before opening the bars.`,
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
      misconception: 'a1-keeps-direction-at-negative',
      rule: ({ k, p, m, n, rel }) => (k < 0 ? setValue(around(p, rel, (n - m) / k)) : null),
      why: ({ k }) => `divides by $${k}$ without reversing the sign.`,
    },
    {
      misconception: 'a1-absolute-sign-of-center',
      rule: ({ k, p, m, n, rel }) => setValue(around(-p, k < 0 ? flip(rel) : rel, (n - m) / k)),
    },
    {
      misconception: 'a1-changes-strictness',
      says: () => 'I changed whether the two boundaries themselves belong to the solutions.',
      rule: ({ k, p, m, n, rel }) => setValue(around(p, loosen(k < 0 ? flip(rel) : rel), (n - m) / k)),
    },
    {
      misconception: 'a1-absolute-sign-of-center',
      says: () =>
        'I took the middle with the wrong sign, and I changed whether the boundaries belong to the solutions.',
      twoSlips: true,
      rule: ({ k, p, m, n, rel }) => setValue(around(-p, loosen(k < 0 ? flip(rel) : rel), (n - m) / k)),
    },
    {
      misconception: 'a1-absolute-skips-dividing',
      says: () =>
        'I opened the bars before dividing by the factor in front, and I turned the inequality sign the wrong way.',
      twoSlips: true,
      rule: ({ k, p, m, n, rel }) => setValue(around(p, k < 0 ? rel : flip(rel), Math.abs(n - m))),
    },
    {
      misconception: 'a1-absolute-sign-of-center',
      says: () => 'I took the middle with the wrong sign, and I turned the inequality sign the wrong way.',
      twoSlips: true,
      rule: ({ k, p, m, n, rel }) => setValue(around(-p, k < 0 ? rel : flip(rel), (n - m) / k)),
    },
  ],
  explain: ({ k, p, m, n, rel }) => {
    const [r, solved] = [(n - m) / k, k < 0 ? flip(rel) : rel]
    return {
      plan: 'Get the bars by themselves first, as in an equation, and watch the sign. Then read the bars as a distance: less than means between, more than means outside.',
      steps: [
        {
          do: `Subtract $${m}$ from both sides: $${k}${bars(p)} ${SIGN[rel]} ${n} - ${m}$, so $${k}${bars(p)} ${SIGN[rel]} ${n - m}$.`,
          why: `The factor $${k}$ belongs to the bars, so it must not be combined with $${m}$.`,
        },
        {
          do: `Divide both sides by $${k}$ and ${k < 0 ? 'reverse the inequality sign' : 'keep the sign'}: $${quotient(n - m, k)}$, so $${bars(p)} ${SIGN[solved]} ${r}$.`,
          why: whySign(k),
        },
        {
          do: `So the distance of $x$ from $${p}$ is ${FAR[solved]} $${r}$. The boundaries are $${p} - ${r} = ${p - r}$ and $${p} + ${r} = ${p + r}$.`,
          why: `The bars are zero at $x = ${p}$, and they grow to both sides.`,
        },
        {
          do: `The solutions lie ${pointsUp(solved) ? 'outside the boundaries' : 'between the boundaries'}: ${setOf(around(p, solved, r)).html}.`,
          why: pointsUp(solved)
            ? 'A large distance lies on one side or on the other: “or.”'
            : 'A small distance stays between the two: one chain.',
        },
      ],
      check: `Test the middle: ${gives(p, `${m}${k < 0 ? ' - ' : ' + '}${Math.abs(k)} \\cdot |0| = ${m}`, m, rel, n)} The middle ${pointsUp(solved) ? 'does not belong' : 'belongs'} to the solutions.`,
      faster: `Test the options: $x = ${p + r}$ makes both sides equal, $${m}${k < 0 ? ' - ' : ' + '}${Math.abs(k)} \\cdot ${r} = ${n}$, so it must be a boundary${rel.endsWith('=') ? ' that belongs to the solutions' : ' that is left out'}. And $x = ${p}$, where the bars are $0$, ${pointsUp(solved) ? 'is no solution, so they lie outside' : 'is a solution, so they lie between'}.`,
    }
  },
  check: ({ k, p, m, n, rel }) => setOf(scan((x) => holds(m + k * Math.abs(x - p), rel, n))),
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
  given: ({ p, m, n, rel }) => ({ p, m, n, rel }),
  answer: ({ which, p }) => [ALL, NONE, solutions([p]), except(p)][which] as Value,
  traps: [
    {
      misconception: 'a1-inequality-takes-all',
      unlessRight: true,
      rule: () => ALL,
      why: ({ p }) => `cannot be: try $x = ${p}$ and a number far away.`,
    },
    {
      misconception: 'a1-inequality-takes-none',
      unlessRight: true,
      rule: () => NONE,
      why: ({ p }) => `cannot be: try $x = ${p}$ and a number far away.`,
    },
    {
      misconception: 'a1-absolute-takes-center-alone',
      unlessRight: true,
      rule: ({ p }) => solutions([p]),
      why: ({ p }) => `looks only at the number with distance 0 from $${p}$, and not at what the sign asks for.`,
    },
    {
      misconception: 'a1-absolute-leaves-out-center',
      unlessRight: true,
      rule: ({ p }) => except(p),
      why: ({ p }) => `leaves out $${p}$ alone, which is right only when the distance must be greater than 0.`,
    },
  ],
  explain: ({ which, p, m, n, rel }) => {
    const test = (x: number) => gives(x, `|${x - p}| + ${m} = ${Math.abs(x - p) + m}`, Math.abs(x - p) + m, rel, n)
    return {
      plan: 'Get the bars by themselves. Then think of them as a distance, which is never negative, before you calculate anything.',
      steps: [
        {
          do: `Subtract $${m}$ from both sides: $${bars(p)} ${SIGN[rel]} ${n} - ${m}$, so $${bars(p)} ${SIGN[rel]} ${n - m}$.`,
          why: 'Subtracting keeps the sign.',
        },
        {
          do: `$${bars(p)}$ is the distance of $x$ from $${p}$: it is $0$ at $x = ${p}$ and positive everywhere else.`,
          why: 'A distance is never negative.',
        },
        {
          do: [
            `So it is always ${rel === '>' ? 'greater than' : 'at least'} $${n - m}$: ${ALL.html}.`,
            `So it is never ${rel === '<' ? 'less than' : 'as small as'} $${n - m}$: ${NONE.html}.`,
            `So it is at most $0$ only where it is $0$: $x = ${p}$.`,
            `So it is greater than $0$ everywhere but there: ${except(p).html}.`,
          ][which] as string,
          why: [
            'Every distance is greater than a negative number.',
            'No distance is negative.',
            'Distance $0$ is reached at the middle alone.',
            'Only the middle itself has distance $0$.',
          ][which] as string,
        },
      ],
      check: `${test(p)} ${test(p + 1)}`,
      faster: `The left side is never less than $${m}$, and it is $${m}$ only at $x = ${p}$. So where it is $${SIGN[rel]} ${n}$ can be seen without solving.`,
    }
  },
  check: ({ p, m, n, rel }) => {
    const parts = scan((x) => holds(Math.abs(x - p) + m, rel, n))
    return parts.length === 2 ? except(parts[0]?.hi ?? 0) : setOf(parts)
  },
})

function except(p: number): Value {
  return text(`All real numbers except $${p}$`)
}

export const templates: readonly Template[] = [bare, line, isolate, special]
