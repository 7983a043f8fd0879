/** Wrong ways to x, where two angles (ax + b)° and (cx + d)° are equal or supplementary. */

import { add, div, type Frac, linear, mul, type Trap, whole } from '#kit'

/** `opposite`: the two angles are equal, not supplementary. */
type Told = Readonly<{ a: number; b: number; c: number; d: number; opposite: boolean }>

/** x, when the angles are equal, or when they add up to a sum. */
const equal = ({ a, b, c, d }: Told): Frac => div(d - b, a - c)
const upTo = ({ a, b, c, d }: Told, sum: number): Frac => div(sum - b - d, a + c)
const solved = (p: Told): Frac => (p.opposite ? equal(p) : upTo(p, 180))

type Slip<P> = Trap<P, Told>

/** The names of the mistakes, where a subject has its own. */
type Names = Readonly<{ equal: string; sum: string; term: string; angle: string; right: string; full: string }>

const OF_ANGLE_PAIRS: Names = {
  equal: 'geo-sets-supplements-equal',
  sum: 'geo-adds-equal-angles-to-180',
  term: 'geo-drops-the-plain-number',
  angle: 'geo-gives-the-angle-for-x',
  right: 'geo-uses-90-for-a-straight-line',
  full: 'geo-uses-360-for-a-straight-line',
}

/** `alike` says of an item's parameters whether its two angles are equal. */
export const equationTraps = <P extends Omit<Told, 'opposite'>>(
  alike: (p: P) => boolean,
  names: Names = OF_ANGLE_PAIRS,
): readonly Slip<P>[] => {
  const slip = (
    misconception: string,
    x: (p: Told) => Frac | null,
    says: (p: P) => string,
    why: (p: P) => string,
    more: Pick<Slip<P>, 'operation' | 'operands' | 'after'> & Readonly<{ classic?: true; most?: number }>,
  ): Slip<P> => ({
    misconception,
    ...(more.classic ? { classic: true } : {}),
    ...(more.operation ? { operation: more.operation } : {}),
    ...(more.operands ? { operands: more.operands } : {}),
    ...(more.after ? { after: more.after } : {}),
    rule: (p) => {
      const found = x(p)
      return found === null ? null : whole(found, 2, more.most ?? 90)
    },
    says,
    why,
  })
  return [
    slip(
      names.equal,
      (p) => (p.opposite ? null : equal(p)),
      () => 'I set the two angles equal, although they add up to 180°.',
      () => 'sets the two angles equal, although they add up to $180^\\circ$.',
      { classic: true, operation: 'unequal-set-equal', operands: ({ a, b, c, d }) => [a, b, c, d] },
    ),
    slip(
      names.sum,
      (p) => (p.opposite ? upTo(p, 180) : null),
      () => 'I let the two angles add up to 180°, although they are equal.',
      () => 'lets the two angles add up to $180^\\circ$, although they are equal.',
      {
        classic: true,
        operation: 'rest-of-the-wrong-whole',
        operands: ({ b, d }) => [b + d, 180],
        after: (rest, { a, c }) => div(rest, a + c),
      },
    ),
    slip(
      names.angle,
      (p) => add(mul(p.a, solved(p)), p.b),
      ({ a, b }) => `I gave the measure of the angle $(${linear(a, b)})^\\circ$ instead of the value of $x$.`,
      ({ a, b }) => `is the measure of the angle $(${linear(a, b)})^\\circ$, not $x$.`,
      { most: 150, operation: 'solved-for-the-other', operands: (p) => [add(mul(p.a, solved(p)), p.b)] },
    ),
    slip(
      names.term,
      ({ a, b, c, d, opposite }) => (opposite ? div(d + b, a - c) : div(180 + b + d, a + c)),
      (p) =>
        alike(p)
          ? `I moved the $${p.b}$ to the other side and did not change its sign.`
          : `I moved the $${p.b}$ and the $${p.d}$ to the other side and did not change their signs.`,
      (p) =>
        alike(p)
          ? `moves $${p.b}$ to the other side with the wrong sign.`
          : `moves $${p.b}$ and $${p.d}$ to the other side with the wrong signs.`,
      {
        operation: 'added-instead-of-subtracted',
        operands: ({ b, d, opposite }) => (opposite ? [d, b] : [180, b + d]),
        after: (sum, { a, c, opposite }) => div(sum, opposite ? a - c : a + c),
      },
    ),
    slip(
      names.term,
      ({ a, b, c, d, opposite }) => (opposite ? div(d - b, a + c) : null),
      () => 'I moved the variable term to the other side and did not change its sign.',
      ({ a, c }) => `adds $${linear(a, 0)}$ and $${linear(c, 0)}$, although they stand on different sides.`,
      {
        operation: 'added-instead-of-subtracted',
        operands: ({ a, c }) => [a, c],
        after: (sum, { b, d }) => div(d - b, sum),
      },
    ),
    slip(
      names.term,
      ({ a, b, c, opposite }) => (opposite ? null : div(180 - b, a + c)),
      ({ d }) => `I left the constant ${`${d}`.replace('-', '−')} out.`,
      ({ d }) => `leaves the $${d}$ out.`,
      { operation: 'term-left-out', operands: ({ b }) => [180, -b], after: (rest, { a, c }) => div(rest, a + c) },
    ),
    slip(
      names.term,
      ({ a, c, d, opposite }) => (opposite ? null : div(180 - d, a + c)),
      ({ b }) => `I left the constant ${`${b}`.replace('-', '−')} out.`,
      ({ b }) => `leaves the $${b}$ out.`,
      { operation: 'term-left-out', operands: ({ d }) => [180, -d], after: (rest, { a, c }) => div(rest, a + c) },
    ),
    slip(
      names.right,
      (p) => upTo(p, 90),
      () => 'I let the two angles add up to 90°.',
      () => 'lets the two angles add up to $90^\\circ$.',
      {
        operation: 'rest-of-the-wrong-whole',
        operands: ({ b, d }) => [b + d, 90],
        after: (rest, { a, c }) => div(rest, a + c),
      },
    ),
    slip(
      names.full,
      (p) => upTo(p, 360),
      () => 'I let the two angles add up to 360°.',
      () => 'lets the two angles add up to $360^\\circ$.',
      {
        operation: 'rest-of-the-wrong-whole',
        operands: ({ b, d }) => [b + d, 360],
        after: (rest, { a, c }) => div(rest, a + c),
      },
    ),
  ]
}

/** Whether the most common mistake leads somewhere, and enough others besides. */
export const enoughTraps = <P>(traps: readonly Slip<P>[], told: Told, x: number): boolean => {
  const values = traps.flatMap((t) => (t.rule ? [{ t, value: t.rule(told, '') }] : []))
  const found = values.flatMap(({ value }) => value?.number?.n ?? [])
  return values.some(({ t, value }) => t.classic && value !== null) && new Set([x, ...found]).size >= 5
}
