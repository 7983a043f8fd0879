import { type Skill, skill } from '#kit'

export const skills: readonly Skill[] = [
  skill({
    id: 'geo-angle-pairs',
    name: 'Vertical, complementary and supplementary angles',
    needs: ['a1-two-step-equations'],
    codes: ['G-CO.C.9', '7.G.B.5'],
    lesson: {
      idea: 'Where two lines cross, four angles arise. Opposite ones (vertical angles) are equal, and neighbors lie on a straight line, so they make $180^\\circ$ together.',
      rule: 'Vertical angles are equal. A linear pair adds up to $180^\\circ$ (supplementary). Complementary angles add up to $90^\\circ$.',
      example:
        'Two lines cross, and neighboring angles measure $(2x + 10)^\\circ$ and $(3x - 5)^\\circ$. They form a linear pair: $2x + 10 + 3x - 5 = 180$. So $5x = 175$ and $x = 35$. The angles are $80^\\circ$ and $100^\\circ$.',
      trap: 'First ask whether the two angles are opposite or next to each other. Setting neighbors equal is right only if both are $90^\\circ$.',
    },
  }),
  skill({
    id: 'geo-parallel-lines',
    name: 'Parallel lines and transversals',
    needs: ['geo-angle-pairs'],
    codes: ['G-CO.C.9', '8.G.A.5'],
    lesson: {
      idea: 'A line that crosses two parallel lines makes the same four angles at both crossings. So there are only two sizes of angles, and these two add up to $180^\\circ$.',
      rule: 'With parallel lines, corresponding angles are equal, alternate interior angles are equal, alternate exterior angles are equal, and same-side interior angles add up to $180^\\circ$.',
      example:
        'Two parallel lines are crossed by a third line. Same-side interior angles measure $64^\\circ$ and $4x^\\circ$. Then $64 + 4x = 180$, so $4x = 116$ and $x = 29$.',
      trap: 'These rules need parallel lines. If the lines are not known to be parallel, equal corresponding angles are what you must show first.',
    },
  }),
  skill({
    id: 'geo-triangle-angles',
    name: 'Angles of a triangle',
    needs: ['geo-angle-pairs'],
    codes: ['G-CO.C.10', '8.G.A.5'],
    lesson: {
      idea: 'The three angles of any triangle fit together on a straight line. An exterior angle and the interior angle beside it lie on a straight line as well.',
      rule: 'The angles of a triangle add up to $180^\\circ$. An exterior angle equals the sum of the two interior angles that are not next to it.',
      example:
        'A triangle has angles of $47^\\circ$ and $68^\\circ$. The third is $180^\\circ - 47^\\circ - 68^\\circ = 65^\\circ$. The exterior angle beside it is $47^\\circ + 68^\\circ = 115^\\circ$.',
      trap: 'An exterior angle equals the sum of the two far angles, not $180^\\circ$ minus one of them, and not the angle next to it.',
    },
  }),
]
