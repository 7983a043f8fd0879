/** Six curves of all kinds that a slider `a` moves. */
export const LINES = [
  'y = a x^2 - 3',
  'y = 4sin(a x) + x/3',
  'x^2 + y^2 = (5 + a)^2',
  'y < a x + 2',
  'x^3 + y^3 = 6a x y',
  'r = 2 + 3cos(θ)',
]
