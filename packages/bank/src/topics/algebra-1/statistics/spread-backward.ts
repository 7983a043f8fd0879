/** The range the other way around: a value that is missing, and what one extreme value does to it. */

import { int, num, person, sample, shuffle, type Template, template, until } from '#kit'
import { sorted } from './numbers.ts'

const skill = 'a1-spread'

const least = (xs: readonly number[]): number => Math.min(...xs)
const most = (xs: readonly number[]): number => Math.max(...xs)
/** The place of the greatest or the least value in the list as it is written. */
const placeOf = (xs: readonly number[], top: boolean): number => xs.indexOf(top ? most(xs) : least(xs))
const positive = (x: number) => (x > 0 ? num(x) : null)

const missing = template({
  id: 'algebra-1/range-missing-value',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        xs: sample(
          rng,
          Array.from({ length: 22 }, (_, i) => i + 48),
          4,
        ),
        r: int(rng, 12, 32),
        top: int(rng, 0, 1) === 1,
      }),
      ({ xs, r, top }) => {
        const width = most(xs) - least(xs)
        return width > 5 && r > width + 2 && xs[0] !== least(xs) && xs[3] !== most(xs) && (top ? r < 31 : r < 29)
      },
    ),
  frames: [
    {
      id: 'list',
      kind: 'bare',
      items: 7,
      stem: ({ xs, r, top }) =>
        `The five numbers ${xs.join(', ')}, and $n$ have a range of ${r}. The number $n$ is the ${top ? 'greatest' : 'least'} of them. What is $n$?`,
    },
    {
      id: 'highs',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ xs, r, top }) =>
        `From Monday to Thursday, the high temperatures in a town were ${xs.join(', ')} degrees Fahrenheit. Friday was the ${top ? 'hottest' : 'coldest'} day, and the range of the five temperatures is ${r} degrees. What was the high temperature on Friday, in degrees Fahrenheit?`,
    },
  ],
  given: ({ xs, r, top }) => ({ xs, r, top }),
  answer: ({ xs, r, top }) => num(top ? least(xs) + r : most(xs) - r),
  traps: [
    {
      misconception: 'a1-stat-takes-the-range-from-the-wrong-end',
      classic: true,
      rule: ({ xs, r, top }) => num(top ? most(xs) + r : least(xs) - r),
      says: ({ xs, r, top }) =>
        top
          ? `I added ${r} to the greatest of the known numbers, ${most(xs)}.`
          : `I subtracted ${r} from the least of the known numbers, ${least(xs)}.`,
      why: ({ r, top }) =>
        `measures the ${r} from the wrong end; the range goes from the ${top ? 'least number up to the greatest' : 'greatest number down to the least'}.`,
    },
    {
      misconception: 'a1-stat-reads-the-list-unsorted',
      rule: ({ xs, r, top }) => num(top ? (xs[0] as number) + r : (xs[3] as number) - r),
      says: ({ xs, r, top }) =>
        top
          ? `I took the first number of the list, ${xs[0]}, for the least one and added ${r}.`
          : `I took the last known number of the list, ${xs[3]}, for the greatest one and subtracted ${r}.`,
      why: ({ xs, top }) =>
        top
          ? `starts from ${xs[0]}, which is not the least number.`
          : `starts from ${xs[3]}, which is not the greatest number.`,
    },
    {
      misconception: 'a1-stat-takes-the-range-the-wrong-way',
      rule: ({ xs, r, top }) => num(top ? most(xs) - r : least(xs) + r),
      says: ({ xs, r, top }) =>
        top
          ? `I took the missing number for the least one and worked out ${most(xs)} − ${r}.`
          : `I took the missing number for the greatest one and worked out ${least(xs)} + ${r}.`,
      why: ({ top }) =>
        `would be the ${top ? 'least' : 'greatest'} number; the missing one is the ${top ? 'greatest' : 'least'}.`,
    },
    {
      misconception: 'a1-stat-gives-a-range-for-a-value',
      rule: ({ r }) => num(r),
      says: ({ r }) => `I gave the range ${r} itself.`,
      why: () => 'is the range itself, a distance between two values.',
    },
  ],
  explain: ({ xs, r, top }, frame) => {
    const [end, n] = [top ? least(xs) : most(xs), top ? least(xs) + r : most(xs) - r]
    const unknown = frame === 'list' ? '$n$' : 'The temperature on Friday, $n$,'
    return {
      plan: 'The range is greatest minus least. One of the two is the missing number, so find the other one in the list and solve for it.',
      steps: [
        {
          do: `${unknown} is the ${top ? 'greatest' : 'least'} value. The ${top ? 'least' : 'greatest'} of the others is $${end}$.`,
          why: `Look through the whole list: ${sorted(xs).join(', ')} in order.`,
        },
        {
          do: top ? `Greatest minus least: $n - ${end} = ${r}$.` : `Greatest minus least: $${end} - n = ${r}$.`,
          why: 'That is what the range means.',
        },
        {
          do: top ? `$n = ${end} + ${r} = ${n}$` : `$n = ${end} - ${r} = ${n}$`,
          why: top ? `Add $${end}$ to both sides.` : `From the greatest value it is $${r}$ down to the least.`,
        },
      ],
      check: `With $${n}$ in the list, the range is $${top ? `${n} - ${end}` : `${end} - ${n}`} = ${r}$.`,
    }
  },
  // Tries numbers in the list.
  check: ({ xs, r, top }) =>
    num(
      Array.from({ length: 130 }, (_, n) => n).find(
        (n) => most([...xs, n]) - least([...xs, n]) === r && (top ? n > most(xs) : n < least(xs)),
      ) ?? 999,
    ),
})

const drop = template({
  id: 'algebra-1/range-without-extreme',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const top = int(rng, 0, 1) === 1
        const others = sample(
          rng,
          Array.from({ length: 19 }, (_, i) => i + (top ? 12 : 30)),
          6,
        )
        const gap = int(rng, 5, 18)
        return { xs: shuffle(rng, [...others, top ? most(others) + gap : least(others) - gap]), top }
      },
      ({ xs, top }) => {
        const s = sorted(xs)
        const [gap, other] = top
          ? [(s[6] as number) - (s[5] as number), (s[1] as number) - (s[0] as number)]
          : [(s[1] as number) - (s[0] as number), (s[6] as number) - (s[5] as number)]
        return other > 1 && other < gap && placeOf(xs, top) > 0 && least(xs) > 5
      },
    ),
  frames: [
    {
      id: 'list',
      kind: 'bare',
      items: 7,
      stem: ({ xs, top }) =>
        `The ${top ? 'greatest' : 'least'} value is removed from the list ${xs.join(', ')}. By how much does the range decrease?`,
    },
    {
      id: 'bus',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ xs, top }, rng) =>
        `${person(rng)} noted how many minutes the bus to school took on seven days: ${xs.join(', ')}. The ${top ? 'longest' : 'shortest'} time turned out to be a mistake and was crossed out. By how many minutes did the range become smaller?`,
    },
  ],
  given: ({ xs, top }) => ({ xs, top }),
  answer: ({ xs, top }) => {
    const s = sorted(xs)
    return num(top ? (s[6] as number) - (s[5] as number) : (s[1] as number) - (s[0] as number))
  },
  traps: [
    {
      misconception: 'a1-stat-gives-a-range-not-its-change',
      classic: true,
      rule: ({ xs, top }) => {
        const s = sorted(xs)
        return num(top ? (s[5] as number) - (s[0] as number) : (s[6] as number) - (s[1] as number))
      },
      says: () => 'I gave the range of the six values that are left.',
      why: () => 'is the range of the six values that are left, not by how much it became smaller.',
    },
    {
      misconception: 'a1-stat-reads-the-list-unsorted',
      rule: ({ xs, top }) => {
        const at = placeOf(xs, top)
        return positive(Math.abs((xs[at] as number) - (xs[at - 1] as number)))
      },
      says: ({ xs, top }) =>
        `I did not sort the list and compared ${xs[placeOf(xs, top)]} with ${xs[placeOf(xs, top) - 1]}, the number written before it.`,
      why: ({ xs, top }) =>
        `compares with ${xs[placeOf(xs, top) - 1]}, which only stands beside it; the next ${top ? 'smaller' : 'greater'} value counts.`,
    },
    {
      misconception: 'a1-stat-measures-at-the-other-end',
      rule: ({ xs, top }) => {
        const s = sorted(xs)
        return num(top ? (s[1] as number) - (s[0] as number) : (s[6] as number) - (s[5] as number))
      },
      says: ({ top }) =>
        top
          ? 'I took the least value away instead of the greatest one.'
          : 'I took the greatest value away instead of the least one.',
      why: ({ top }) => `is what happens when the ${top ? 'least' : 'greatest'} value is taken away.`,
    },
    {
      misconception: 'a1-stat-gives-a-range-not-its-change',
      rule: ({ xs }) => num(most(xs) - least(xs)),
      says: () => 'I gave the range of all seven values.',
      why: () => 'is the range of all seven values.',
    },
    {
      misconception: 'a1-stat-measures-from-the-middle',
      rule: ({ xs, top }) => {
        const s = sorted(xs)
        return num(Math.abs((top ? (s[6] as number) : (s[0] as number)) - (s[3] as number)))
      },
      says: ({ top }) =>
        `I took the difference between the ${top ? 'greatest' : 'least'} value and the median of the seven values.`,
      why: () => 'measures from the median, but the range depends on the ends only.',
    },
  ],
  explain: ({ xs, top }) => {
    const s = sorted(xs)
    const rest = top ? s.slice(0, 6) : s.slice(1)
    const [before, now] = [most(s) - least(s), most(rest) - least(rest)]
    const [end, next] = top ? [most(s), most(rest)] : [least(s), least(rest)]
    return {
      plan: 'The range depends on the least and the greatest value only: find it with and without the extreme value, and compare.',
      steps: [
        { do: `In order: $${s.join(', ')}$.`, why: 'Then both ends can be seen.' },
        { do: `Range of all seven: $${most(s)} - ${least(s)} = ${before}$.`, why: 'Greatest minus least.' },
        {
          do: `Without $${top ? most(s) : least(s)}$: $${most(rest)} - ${least(rest)} = ${now}$.`,
          why: `Now $${top ? most(rest) : least(rest)}$ is the ${top ? 'greatest' : 'least'} value.`,
        },
        { do: `The range decreases by $${before} - ${now} = ${before - now}$.`, why: 'The change is asked for.' },
      ],
      check: `The end moves from $${top ? most(s) : least(s)}$ to $${top ? most(rest) : least(rest)}$, and these are $${before - now}$ apart.`,
      faster: `Nothing but one end moves, so two values are enough: the ${top ? 'greatest' : 'least'} one and the next one ${top ? 'below' : 'above'} it, $${Math.max(end, next)} - ${Math.min(end, next)} = ${before - now}$.`,
    }
  },
  // The distance from the extreme value to the nearest other one.
  check: ({ xs, top }) => {
    const end = xs[placeOf(xs, top)] as number
    return num(Math.min(...xs.filter((x) => x !== end).map((x) => Math.abs(x - end))))
  },
})

export const templates: readonly Template[] = [missing, drop]
