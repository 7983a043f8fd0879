/** Wrong ways to x, where two angles (ax + b)° and (cx + d)° are equal or supplementary. */

import { add, div, type Frac, mul, type Trap, whole } from '#kit'

/** `opposite`: the two angles are equal, not supplementary. */
export type Told = Readonly<{ a: number; b: number; c: number; d: number; opposite: boolean }>

/** x, when the angles are equal, or when they add up to a sum. */
const equal = ({ a, b, c, d }: Told): Frac => div(d - b, a - c)
const upTo = ({ a, b, c, d }: Told, sum: number): Frac => div(sum - b - d, a + c)
const solved = (p: Told): Frac => (p.opposite ? equal(p) : upTo(p, 180))

type Slip<P> = Trap<P, Told>

/** `alike` says of an item's parameters whether its two angles are equal. */
export const equationTraps = <P extends Omit<Told, 'opposite'>>(alike: (p: P) => boolean): readonly Slip<P>[] => {
  const slip = (
    misconception: string,
    x: (p: Told) => Frac | null,
    says: (p: P) => string,
    why: (p: P) => string,
    more: Readonly<{ classic?: true; most?: number }> = {},
  ): Slip<P> => ({
    misconception,
    ...(more.classic ? { classic: true } : {}),
    rule: (p) => {
      const found = x(p)
      return found === null ? null : whole(found, 2, more.most ?? 90)
    },
    says,
    why,
  })
  return [
    slip(
      'geo-sets-supplements-equal',
      (p) => (p.opposite ? null : equal(p)),
      () => 'I set the two angles equal, although they add up to 180°.',
      () => 'sets the two angles equal, although they add up to $180^\\circ$.',
      { classic: true },
    ),
    slip(
      'geo-adds-equal-angles-to-180',
      (p) => (p.opposite ? upTo(p, 180) : null),
      () => 'I let the two angles add up to 180°, although they are equal.',
      () => 'lets the two angles add up to $180^\\circ$, although they are equal.',
      { classic: true },
    ),
    slip(
      'geo-gives-the-angle-for-x',
      (p) => add(mul(p.a, solved(p)), p.b),
      () => 'I gave the measure of an angle instead of the value of $x$.',
      ({ a, b }) => `is the measure of the angle with $${a}x$ and $${b}$, not $x$.`,
      { most: 150 },
    ),
    slip(
      'geo-drops-the-plain-number',
      ({ a, b, c, d, opposite }) => (opposite ? div(d + b, a - c) : div(180 + b + d, a + c)),
      (p) =>
        alike(p)
          ? 'I moved a constant to the other side and did not change its sign.'
          : 'I moved the constants to the other side and did not change their signs.',
      (p) =>
        alike(p)
          ? `moves $${p.b}$ to the other side with the wrong sign.`
          : `moves $${p.b}$ and $${p.d}$ to the other side with the wrong signs.`,
    ),
    slip(
      'geo-drops-the-plain-number',
      ({ a, b, c, d, opposite }) => (opposite ? div(d - b, a + c) : null),
      () => 'I moved the variable term to the other side and did not change its sign.',
      ({ a, c }) => `adds $${a}x$ and $${c}x$, although they stand on different sides.`,
    ),
    slip(
      'geo-drops-the-plain-number',
      ({ a, b, c, opposite }) => (opposite ? null : div(180 - b, a + c)),
      ({ d }) => `I left the constant ${`${d}`.replace('-', '−')} out.`,
      ({ d }) => `leaves the $${d}$ out.`,
    ),
    slip(
      'geo-drops-the-plain-number',
      ({ a, c, d, opposite }) => (opposite ? null : div(180 - d, a + c)),
      ({ b }) => `I left the constant ${`${b}`.replace('-', '−')} out.`,
      ({ b }) => `leaves the $${b}$ out.`,
    ),
    slip(
      'geo-uses-90-for-a-straight-line',
      (p) => upTo(p, 90),
      () => 'I let the two angles add up to 90°.',
      () => 'lets the two angles add up to $90^\\circ$.',
    ),
    slip(
      'geo-uses-360-for-a-straight-line',
      (p) => upTo(p, 360),
      () => 'I let the two angles add up to 360°.',
      () => 'lets the two angles add up to $360^\\circ$.',
    ),
  ]
}

/** Whether the most common mistake leads somewhere, and enough others besides. */
export const enoughTraps = <P>(traps: readonly Slip<P>[], told: Told, x: number): boolean => {
  const values = traps.flatMap((t) => (t.rule ? [{ t, value: t.rule(told, '') }] : []))
  const found = values.flatMap(({ value }) => value?.number?.n ?? [])
  return values.some(({ t, value }) => t.classic && value !== null) && new Set([x, ...found]).size >= 5
}
