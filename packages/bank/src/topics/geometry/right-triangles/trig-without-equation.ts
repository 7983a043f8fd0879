import type { Html } from '#kit'

type Place = 'opp' | 'adj' | 'hyp'

/** Which expression it must be, by which sides play a part and which of them is longer. */
export function withoutEquation({ n, t, from, to }: Readonly<{ n: number; t: number; from: Place; to: Place }>): Html {
  const leg = from === 'hyp' ? to : from
  const where = leg === 'opp' ? 'opposite the angle: the sine' : 'next to the angle: the cosine'
  if (from === 'hyp')
    return `No equation is needed: a leg is shorter than the hypotenuse, so $${n}$ is multiplied and not divided, and the leg lies ${where}.`
  if (to === 'hyp')
    return `No equation is needed: the hypotenuse is longer than the leg of $${n}$, so $${n}$ is divided and not multiplied, and the leg lies ${where}.`
  const longer = (to === 'opp') === t > 45
  return `No equation is needed: without the hypotenuse it must be the tangent. The angle is ${t > 45 ? 'greater' : 'less'} than $45^\\circ$, so $\\tan ${t}^\\circ$ is ${t > 45 ? 'greater' : 'less'} than $1$ and $x$ is ${longer ? 'longer' : 'shorter'} than $${n}$: ${to === 'opp' ? 'multiply' : 'divide'} by the tangent.`
}
