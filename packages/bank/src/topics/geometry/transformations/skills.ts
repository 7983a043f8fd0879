import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-translations-reflections',
    name: 'Translations and reflections',
    needs: ['geo-congruence-criteria'],
    codes: ['G-CO.A.2', 'G-CO.A.4', 'G-CO.A.5'],
    lesson: {
      idea: 'A translation moves every point by the same steps. A reflection takes every point straight across a line to the same distance on the other side.',
      rule: 'Translation by $a$ and $b$: $(x, y) \\to (x + a, y + b)$. Across the $x$-axis: $(x, -y)$. Across the $y$-axis: $(-x, y)$. Across $y = x$: $(y, x)$. Across $x = k$: $(2k - x, y)$.',
      example:
        'The point $(3, -5)$, reflected across the $x$-axis, becomes $(3, 5)$; reflected across $x = 1$, it becomes $(-1, -5)$.',
      trap: 'A reflection across the $x$-axis changes the sign of $y$, because the point moves up or down.',
    },
  }),
  skill({
    id: 'geo-rotations',
    name: 'Rotations',
    needs: ['geo-translations-reflections'],
    codes: ['G-CO.A.2', 'G-CO.A.4', 'G-CO.A.5'],
    lesson: {
      idea: 'A rotation turns every point around a center by the same angle. Distances from the center stay as they are.',
      rule: 'Around the origin, counterclockwise: $90^\\circ$: $(x, y) \\to (-y, x)$. $180^\\circ$: $(-x, -y)$. $270^\\circ$: $(y, -x)$. A turn of $270^\\circ$ counterclockwise is one of $90^\\circ$ clockwise.',
      example: 'The point $(4, 1)$, turned by $90^\\circ$ counterclockwise around the origin, becomes $(-1, 4)$.',
      trap: 'Look at the direction: counterclockwise runs against the hands of a clock. Check with the quadrants.',
    },
  }),
  skill({
    id: 'geo-dilations-and-symmetry',
    name: 'Dilations, sequences and symmetry',
    needs: ['geo-rotations', 'geo-scale-factor'],
    codes: ['G-SRT.A.1', 'G-CO.A.3', 'G-CO.A.5'],
    lesson: {
      idea: 'A dilation stretches all distances from a center by one factor. Several transformations can be done one after the other, and a figure is symmetric if a reflection or rotation takes it onto itself.',
      rule: 'Dilation from the origin: $(x, y) \\to (kx, ky)$. In a sequence, use the result of the first step in the second. A regular polygon with $n$ sides has $n$ lines of symmetry and turns onto itself every $\\frac{360^\\circ}{n}$.',
      example:
        'The point $(2, -3)$, moved 1 to the right and then dilated from the origin by 2, becomes $(3, -3)$ and then $(6, -6)$.',
      trap: 'The order matters: dilating first would give $(4, -6)$ and then $(5, -6)$.',
    },
  }),
]
