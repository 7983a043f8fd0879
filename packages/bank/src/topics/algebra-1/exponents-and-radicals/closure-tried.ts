/** The statements about sums and products of rational and irrational numbers, each tried once more with other numbers. */

import type { Html } from '#kit'

export const TRIED: Readonly<Record<string, Html>> = {
  'The sum of two rational numbers is rational': '$\\frac{1}{2} + \\frac{1}{3} = \\frac{5}{6}$, a fraction again',
  'The product of two rational numbers is rational':
    '$\\frac{1}{2} \\cdot \\frac{2}{3} = \\frac{1}{3}$, a fraction again',
  'The sum of a rational and an irrational number is irrational':
    '$1 + \\sqrt{2} = 2.41421\\ldots$ has the decimals of $\\sqrt{2}$, which never repeat',
  'The product of a nonzero rational and an irrational number is irrational':
    '$3 \\cdot \\sqrt{2} = \\sqrt{18}$, and 18 is no perfect square',
  'The difference of a rational and an irrational number is irrational':
    '$\\sqrt{2} - 1 = 0.41421\\ldots$ has the decimals of $\\sqrt{2}$, which never repeat',
  'The sum of two irrational numbers is irrational': '$(1 + \\sqrt{3}) + (1 - \\sqrt{3}) = 2$',
  'The product of two irrational numbers is irrational': '$\\sqrt{3} \\cdot \\sqrt{12} = \\sqrt{36} = 6$',
  'The product of a rational and an irrational number is irrational': '$0 \\cdot \\pi = 0$',
  'The quotient of two irrational numbers is irrational': '$\\sqrt{12} \\div \\sqrt{3} = \\sqrt{4} = 2$',
  'The difference of two irrational numbers is irrational': '$(5 + \\sqrt{3}) - \\sqrt{3} = 5$',
  'The square of an irrational number is irrational': '$(\\sqrt{5})^2 = 5$',
}
