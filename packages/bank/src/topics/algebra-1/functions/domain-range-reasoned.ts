import {
  between,
  form,
  int,
  judgeTwoAnswers,
  linear,
  nonZero,
  num,
  person,
  pick,
  signed,
  template,
  terms,
  until,
  withFaster,
} from '#kit'

const skill = 'a1-domain-and-range'

const DRAIN = [
  (w: string, v: number, r: number) =>
    `${w} empties a wading pool. After $t$ minutes it still holds $V(t) = ${v} - ${r}t$ gallons, until it is empty.`,
  (w: string, v: number, r: number) =>
    `${w}’s phone has $V(t) = ${v} - ${r}t$ percent of its charge left after $t$ hours of video, until the battery is empty.`,
  (w: string, v: number, r: number) =>
    `${w} rides a bike home from a camp. After $t$ hours there are $V(t) = ${v} - ${r}t$ miles left to ride, until ${w} is at home.`,
  (w: string, v: number, r: number) =>
    `A candle on ${w}’s cake is lit. After $t$ minutes it is $V(t) = ${v} - ${r}t$ millimeters high, until it has burned down.`,
]

const context = template({
  id: 'algebra-1/domain-range-context',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const r = int(rng, 2, 9)
        return { r, v: r * int(rng, 4, 14), s: int(rng, 0, 3), what: pick(rng, ['domain', 'range'] as const) }
      },
      ({ r, v, s }) => v / r !== r && v <= 90 && (s !== 1 || v > 40),
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 8,
      stem: ({ r, v, s, what }, rng) =>
        `<p>${(DRAIN[s] as (typeof DRAIN)[number])(person(rng), v, r)}</p><p>What is the ${what} of $V$ in this situation?</p>`,
    },
  ],
  given: ({ r, v, what }) => ({ r, v, what }),
  answer: ({ r, v, what }) =>
    what === 'domain' ? between(0, '<=', 't', '<=', v / r) : between(0, '<=', 'V(t)', '<=', v),
  traps: [
    {
      misconception: 'a1-fn-swaps-domain-and-range',
      says: ({ what }) =>
        `I gave the bounds of the ${what === 'range' ? 'domain' : 'range'} instead of those of the ${what}.`,
      classic: true,
      rule: ({ r, v, what }) =>
        what === 'domain' ? between(0, '<=', 't', '<=', v) : between(0, '<=', 'V(t)', '<=', v / r),
    },
    {
      misconception: 'a1-fn-takes-the-rate-as-a-bound',
      rule: ({ r, what }) => between(0, '<=', what === 'domain' ? 't' : 'V(t)', '<=', r),
      why: ({ r }) => `uses the rate $${r}$ as a bound.`,
    },
    {
      misconception: 'a1-fn-takes-smaller-number-as-bound',
      rule: ({ r, v, what }) =>
        what === 'domain' ? between(0, '<=', 't', '<=', v - r) : between(0, '<=', 'V(t)', '<=', v - r),
      why: ({ r, v }) => `subtracts $${r}$ from $${v}$; that is only the value after one unit of time.`,
    },
    {
      misconception: 'a1-fn-starts-at-the-rate',
      rule: ({ r, v, what }) =>
        what === 'domain' ? (v / r < r ? null : between(r, '<=', 't', '<=', v / r)) : between(r, '<=', 'V(t)', '<=', v),
      why: ({ r }) => `starts at $${r}$, but it starts (or ends) at $0$.`,
    },
  ],
  explain: ({ r, v, what }) => ({
    plan: 'The situation has a beginning and an end: find the input and the output at both, then give the ones that are asked for.',
    steps: [
      {
        do: `Beginning: $t = 0$, and $V(0) = ${v} - ${r} \\cdot 0 = ${v}$.`,
        why: 'Time is counted from 0; it is not negative here.',
      },
      {
        do: `End: nothing is left, $${v} - ${r}t = 0$, so $${r}t = ${v}$.`,
        why: 'The amount cannot become negative, so it stops at 0.',
      },
      { do: `$t = \\frac{${v}}{${r}} = ${v / r}$ at the end.`, why: `Divide both sides by $${r}$.` },
      {
        do:
          what === 'domain'
            ? `So ${between(0, '<=', 't', '<=', v / r).html}.`
            : `So $V(t)$ goes from $${v}$ down to $0$: ${between(0, '<=', 'V(t)', '<=', v).html}.`,
        why: what === 'domain' ? 'The domain is about the input $t$.' : 'The range is about the output $V(t)$.',
      },
    ],
    check: `At the end $V(${v / r}) = ${v} - ${r} \\cdot ${v / r} = ${v} - ${v} = 0$.`,
    faster:
      what === 'domain'
        ? `The rate says it at once: from $${v}$, with $${r}$ less for each unit of $t$, it takes $${v} \\div ${r} = ${v / r}$ units to come to $0$, so $t$ goes from $0$ to $${v / r}$.`
        : `For the range the time is not needed: $V(t)$ starts at $V(0) = ${v}$ and falls to $0$.`,
  }),
  check: ({ r, v, what }) => {
    let t = 0
    while (v - r * t > 0) t++
    return what === 'domain' ? between(0, '<=', 't', '<=', t) : between(v - r * t, '<=', 'V(t)', '<=', v)
  },
})

const squareOf = (h: number): string => (h === 0 ? 'x^2' : `(${linear(1, -h)})^2`)

const countRange = template({
  id: 'algebra-1/range-count',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ h: int(rng, -1, 2), k: nonZero(rng, -5, 9), n: int(rng, 4, 6), s: int(rng, -4, -1) }),
      ({ h, n, s }) => s + n - 1 > h && s < h,
    ),
  frames: [
    {
      id: 'largest',
      kind: 'multi-step',
      items: 7,
      stem: ({ h, k, n, s }) =>
        `The domain of $f(x) = ${squareOf(h)}${k < 0 ? ' - ' : ' + '}${Math.abs(k)}$ is $\\{${Array.from({ length: n }, (_, i) => s + i).join(', ')}\\}$. How many different numbers are in the range of $f$?`,
    },
  ],
  given: ({ h, k, n, s }) => ({ h, k, inputs: Array.from({ length: n }, (_, i) => s + i) }),
  answer: ({ h, n, s }) => num(new Set(Array.from({ length: n }, (_, i) => Math.abs(s + i - h))).size),
  traps: [
    { misconception: 'a1-fn-counts-inputs-as-outputs', classic: true, rule: ({ inputs }) => num(inputs.length) },
    {
      misconception: 'a1-fn-drops-the-repeated-value',
      says: () => 'I counted only the outputs that come once, and left out every output that comes twice.',
      rule: ({ h, inputs }) => {
        const ys = inputs.map((x) => Math.abs(x - h))
        return num(ys.filter((y) => ys.indexOf(y) === ys.lastIndexOf(y)).length)
      },
    },
  ],
  explain: ({ h, k, n, s }) => {
    const xs = Array.from({ length: n }, (_, i) => s + i)
    const squares = xs.map((x) => (x - h) ** 2)
    const ys = squares.map((y) => y + k)
    return {
      plan: 'The range is the set of outputs, so work out the output of every input and count each number once.',
      steps: [
        {
          do: `The squares $${squareOf(h)}$ for the inputs $${xs.join(', ')}$ are, in order, $${squares.join(', ')}$.`,
          why: 'Put in each number of the domain; a square is never negative.',
        },
        {
          do: `${k > 0 ? 'Add' : 'Subtract'} $${Math.abs(k)}$: the outputs are $${ys.join(', ')}$.`,
          why: 'The constant moves every output by the same amount.',
        },
        {
          do: `Each number counted once: ${new Set(ys).size} different numbers.`,
          why: 'Inputs at the same distance from the middle have the same square, so some outputs come twice.',
        },
      ],
      check: `Without repetitions, from the smallest up: $${[...new Set(ys)].sort((a, b) => a - b).join(', ')}$.`,
      faster: `Two inputs have the same output only if they are mirror images at $${h}$. Among the ${n} inputs there ${Math.min(h - s, s + n - 1 - h) === 1 ? 'is 1 such pair' : `are ${Math.min(h - s, s + n - 1 - h)} such pairs`}: $${n} - ${Math.min(h - s, s + n - 1 - h)} = ${new Set(ys).size}$.`,
    }
  },
  check: ({ h, k, inputs }) => num(new Set(inputs.map((x) => x * x - 2 * h * x + h * h + k)).size),
})

/** The ends change places when the slope is negative. */
const linearRange = template({
  id: 'algebra-1/range-who-is-right',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    judgeTwoAnswers({
      misconceptions: [
        'a1-fn-accepts-a-wrong-answer',
        'a1-fn-rejects-a-right-answer',
        'a1-fn-guesses-about-one-answer',
      ],
      draw: (rng): { m: number; b: number; lo: number; hi: number } => ({
        m: -int(rng, 2, 4),
        b: nonZero(rng, -6, 9),
        lo: int(rng, -4, -1),
        hi: int(rng, 1, 5),
      }),
      intro: ({ m, b, lo, hi }, n) =>
        `${n[0]} and ${n[1]} look for the range of $f(x) = ${terms([m, 'x'], [b, ''])}$ when the domain is $${lo} \\le x \\le ${hi}$.`,
      ask: () => 'Whose range is correct?',
      plan: 'Put both ends of the domain into the function: the two outputs are the ends of the range. Write the smaller one first, and see whether the ends belong to it.',
      correct: ({ m, b, lo, hi }) => between(m * hi + b, '<=', 'y', '<=', m * lo + b),
      right: ({ m, b, lo, hi }) => [
        form(
          between(m * hi + b, '<=', 'y', '<=', m * lo + b),
          `It goes from $f(${hi}) = ${m * hi + b}$ up to $f(${lo}) = ${m * lo + b}$. Both ends of the domain are included, and so are these values.`,
        ),
        form(
          { ...between(m * hi + b, '<=', 'y', '<=', m * lo + b), html: `$${m * lo + b} \\ge y \\ge ${m * hi + b}$` },
          `Read it from right to left: $${m * hi + b} \\le y \\le ${m * lo + b}$. It goes from $f(${hi})$ to $f(${lo})$.`,
        ),
      ],
      wrong: ({ m, b, lo, hi }) => [
        form(
          between(m * hi - b, '<=', 'y', '<=', m * lo - b),
          `Its upper end is $${m * lo - b}$. Compare with $f(${lo}) = ${m * lo}${signed(b)} = ${m * lo + b}$.`,
        ),
        form(
          between(lo, '<=', 'y', '<=', hi),
          `Its ends, $${lo}$ and $${hi}$, are inputs. The range consists of outputs, such as $f(0) = ${b}$ and $f(${lo}) = ${m * lo + b}$.`,
        ),
        form(
          between(m * hi, '<=', 'y', '<=', m * lo),
          `Its upper end is $${m} \\cdot (${lo}) = ${m * lo}$. Compare with $f(${lo}) = ${m * lo}${signed(b)} = ${m * lo + b}$.`,
        ),
        form(
          between(m * hi + b, '<', 'y', '<', m * lo + b),
          `Its signs leave the ends out. See whether an end is taken: $x = ${lo}$ belongs to the domain, and $f(${lo}) = ${m * lo + b}$.`,
        ),
      ],
      explain: ({ m, b, lo, hi }) => ({
        do: `Put in both ends: $f(${lo}) = ${m} \\cdot (${lo})${signed(b)} = ${m * lo + b}$ and $f(${hi}) = ${m} \\cdot ${hi}${signed(b)} = ${m * hi + b}$.`,
        why: 'The line falls, so the smallest input gives the largest output; both ends belong to the domain.',
      }),
      checked: ({ m, b, lo, hi }) =>
        `Try three inputs: $f(${lo}) = ${m * lo + b}$, $f(0) = ${b}$ and $f(${hi}) = ${m * hi + b}$. A correct range contains all three values and ends at the first and the last.`,
    }),
    ({ e: { m, b, lo }, shown, names }) => {
      const top = m * lo + b
      const tops = shown.map((html) => Math.max(...(html.match(/-?\d+/g) ?? []).map(Number)))
      if (tops.every((greatest) => greatest === top)) return undefined
      const said = tops.map((greatest, who) =>
        greatest === top
          ? `${names[who]}’s ends there, and only its other end and its signs are left to test`
          : `${names[who]}’s range ends at $${greatest}$`,
      )
      return `Begin with one end: the line falls, so its greatest value is $f(${lo}) = ${top}$. ${said.join('; ')}.`
    },
  ),
})

export const templates = [context, countRange, linearRange]
