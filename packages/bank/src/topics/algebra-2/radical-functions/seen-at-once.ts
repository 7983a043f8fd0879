/** Where work with roots went astray, seen from one number instead of the whole expression. */

import { frac, type Html, paren, toTex } from '#kit'

type Square = Readonly<{ a: number; b: number; k: number; n: number }>

/** $(a + b\sqrt{n})^2 - \sqrt{k^2 n}$: in each line the one number that can go wrong there. */
export function oneNumberOfEach({ a, b, k, n }: Square, wrong: number): Html {
  const shows = (step: number, must: string, found: string) =>
    wrong === step ? `${must}, but the line has ${found}` : must
  const looks = [
    shows(0, `the middle term needs $2 \\cdot ${a} \\cdot ${b} = ${2 * a * b}$`, `$${a * b}$`),
    shows(1, `$\\sqrt{${k * k * n}}$ is $${k}\\sqrt{${n}}$`, `$${k * k}\\sqrt{${n}}$`),
    shows(2, `$${a * a} + ${b * b} \\cdot ${n} = ${a * a + b * b * n}$`, `$${a * a + b * b + n}$`),
    shows(3, `the roots give $${2 * a * b} - ${k} = ${2 * a * b - k}$`, `$${2 * a * b + k}$`),
  ].slice(0, wrong + 1)
  return `Look at one number in each line only. ${looks.map((look, i) => `Step ${i + 1}: ${look}`).join('; ')}.`
}

/** $\frac{k}{a \pm \sqrt{n}}$: one part of the answer tells the four mistakes apart. */
export function onePart({ k, a, b, n }: Square, norm: number, which: number, name: string): Html {
  return [
    `Look at the sign of the root: in the conjugate it changes, so after division by $${norm}$ it must be ${-b / norm > 0 ? 'positive' : 'negative'}. In ${name}’s answer it is ${b / norm > 0 ? 'positive' : 'negative'}: the top was not multiplied by the conjugate.`,
    `Look for the $${k}$: it is a multiple of $${norm}$, so the right answer has no fraction left. ${name}’s is the conjugate over $${norm}$, and the $${k}$ is gone.`,
    `Look at the number without a root: it must be $${k * a} \\div ${paren(norm)} = ${(k * a) / norm}$. ${name}’s is $${toTex(frac(k * a, a * a + n))}$, which is $${k * a} \\div ${a * a + n}$.`,
    `Look at the two parts: the number $${(k * a) / norm}$ is right, but the root still has the full $${k}$ in front, not divided by $${norm}$.`,
  ][which] as string
}
