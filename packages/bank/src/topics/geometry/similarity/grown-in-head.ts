import { type Html, testsOf } from '#kit'

type Grown = Readonly<{ a: number; b: number; size: number; m: number; n: number; area: boolean }>

/** The size of an enlarged or reduced figure in the head: its side goes from a to b, as n to m. */
export function grownInHead({ a, b, size, m, n, area }: Grown): Html | undefined {
  if (!area) {
    if (size % a === 0)
      return `In both figures the way around is ${size / a} times as long as the given side: $${size / a} \\cdot ${b} = ${(size * m) / n}$.`
    return n > 1 && m > 1
      ? `Divide before you multiply: $${size} \\div ${n} = ${size / n}$, and $${size / n} \\cdot ${m} = ${(size * m) / n}$.`
      : undefined
  }
  if (n === 1)
    return `Multiply by ${m} once for each direction, and no square is needed: $${size} \\cdot ${m} = ${size * m}$, and $${size * m} \\cdot ${m} = ${size * m * m}$.`
  if (m === 1)
    return `Divide by ${n} once for each direction, and no square is needed: $${size} \\div ${n} = ${size / n}$, and $${size / n} \\div ${n} = ${size / (n * n)}$.`
  return `The sides stand as $${n} : ${m}$, so the areas stand as $${n * n} : ${m * m}$. One part is $${size} \\div ${n * n} = ${size / (n * n)}$, and $${m * m} \\cdot ${size / (n * n)} = ${(size * m * m) / (n * n)}$.`
}

/** What an enlargement by the factor k does to everything that the claims speak of. */
export function factorAtAGlance(k: number, ids: readonly string[]): Html {
  const [once, twice] = [`A perimeter is a length: ${k} times.`, `An area: $${k} \\cdot ${k} = ${k * k}$ times.`]
  return `The factor is ${k}. Lengths take it once, areas twice, angles and ratios not at all. ${testsOf(ids, {
    perimeter: once,
    double: once,
    area: twice,
    area1: twice,
    cube: twice,
    angles: 'Angles: the same.',
    turned: 'Angles: the same.',
    ratio: 'Ratios: the same.',
  })}`
}
